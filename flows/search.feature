@search
Feature: Job search
  Finds jobs for what the URL asks, keeping what was found before in sight while the next answer loads.

  @search-430cd1 @search-69
  Scenario: 69 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-14fa4d @search-70
  Scenario: 70 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-f5e0b6 @search-72
  Scenario: 72 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-3cc2ec @search-75
  Scenario: 75 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-1713da @search-76
  Scenario: 76 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-a52e16 @search-77
  Scenario: 77 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-81ea79 @search-78
  Scenario: 78 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-5293d0 @search-79
  Scenario: 79 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-69d004 @search-131
  Scenario: 131 from rendered to results
    Given the search flow with the input "rendered"
    And it is in "results"

  @search-83c874 @search-132
  Scenario: 132 from refused to refused
    Given the search flow with the input "refused"
    And it is in "refused"

  @search-73a17d @search-177
  Scenario: 177 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-5b22dc @search-178
  Scenario: 178 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-ccbd07 @search-179
  Scenario: 179 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-6dfcb6 @search-180
  Scenario: 180 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-902d5e @search-181
  Scenario: 181 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-acef0b @search-182
  Scenario: 182 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-07d15c @search-183
  Scenario: 183 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-32651b @search-184
  Scenario: 184 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-89dc68 @search-185
  Scenario: 185 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-31f2d9 @search-186
  Scenario: 186 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-e22417 @search-187
  Scenario: 187 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-9eec16 @search-188
  Scenario: 188 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-c84375 @search-189
  Scenario: 189 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-4e9d01 @search-190
  Scenario: 190 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-88d576 @search-191
  Scenario: 191 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-3d1a26 @search-193
  Scenario: 193 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-8d49b9 @search-194
  Scenario: 194 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-12cc44 @search-195
  Scenario: 195 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-314be1 @search-196
  Scenario: 196 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-77e44c @search-197
  Scenario: 197 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-d6946c @search-198
  Scenario: 198 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-b9b8f5 @search-199
  Scenario: 199 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-f71707 @search-200
  Scenario: 200 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-44fd91 @search-201
  Scenario: 201 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-7d2af1 @search-202
  Scenario: 202 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-33b82d @search-203
  Scenario: 203 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-e8d975 @search-211
  Scenario: 211 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-d83c80 @search-212
  Scenario: 212 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-516aa6 @search-214
  Scenario: 214 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-c39be1 @search-215
  Scenario: 215 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-ee13b3 @search-216
  Scenario: 216 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-2ce05a @search-217
  Scenario: 217 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-8cc5a1 @search-218
  Scenario: 218 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-db83c3 @search-219
  Scenario: 219 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-511fdb @search-221
  Scenario: 221 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-164d50 @search-222
  Scenario: 222 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-68c0bf @search-223
  Scenario: 223 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f3f2de @search-224
  Scenario: 224 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-71e910 @search-248
  Scenario: 248 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-838664 @search-249
  Scenario: 249 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-d2d848 @search-250
  Scenario: 250 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-d579f2 @search-251
  Scenario: 251 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-a56ca7 @search-252
  Scenario: 252 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-5e0e13 @search-253
  Scenario: 253 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-92413f @search-254
  Scenario: 254 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f6fdbc @search-255
  Scenario: 255 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-b78b43 @search-256
  Scenario: 256 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-ed0f86 @search-257
  Scenario: 257 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-294629 @search-258
  Scenario: 258 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-acaea9 @search-260
  Scenario: 260 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-f8117b @search-261
  Scenario: 261 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-171e74 @search-262
  Scenario: 262 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-d8c62a @search-263
  Scenario: 263 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-505694 @search-264
  Scenario: 264 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-f57c75 @search-265
  Scenario: 265 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f942b7 @search-266
  Scenario: 266 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-bf2429 @search-267
  Scenario: 267 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f46771 @search-268
  Scenario: 268 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-f013f3 @search-269
  Scenario: 269 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-5223b8 @search-270
  Scenario: 270 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-0ddaf5 @search-271
  Scenario: 271 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-2b78f4 @search-272
  Scenario: 272 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-0a64aa @search-273
  Scenario: 273 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-34b60f @search-274
  Scenario: 274 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-06fb10 @search-275
  Scenario: 275 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-5c066a @search-276
  Scenario: 276 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-5e48e4 @search-277
  Scenario: 277 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-13c596 @search-278
  Scenario: 278 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-df5fd9 @search-279
  Scenario: 279 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-06cde1 @search-280
  Scenario: 280 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-c9aa5d @search-281
  Scenario: 281 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-4be2ff @search-283
  Scenario: 283 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-2e0188 @search-284
  Scenario: 284 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-ccc69f @search-285
  Scenario: 285 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-5dd0e4 @search-286
  Scenario: 286 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-259731 @search-287
  Scenario: 287 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-d80279 @search-288
  Scenario: 288 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-526def @search-289
  Scenario: 289 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-ee5585 @search-290
  Scenario: 290 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-6c5172 @search-291
  Scenario: 291 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-c50e86 @search-292
  Scenario: 292 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-d1a47e @search-293
  Scenario: 293 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-6ec53e @search-294
  Scenario: 294 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f9be82 @search-295
  Scenario: 295 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-20b041 @search-296
  Scenario: 296 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-037ee6 @search-297
  Scenario: 297 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-7264cf @search-298
  Scenario: 298 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-4ee83a @search-299
  Scenario: 299 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-6c37f3 @search-300
  Scenario: 300 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-34a1d8 @search-301
  Scenario: 301 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-4607b5 @search-302
  Scenario: 302 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-ad3ca7 @search-303
  Scenario: 303 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-5640f7 @search-311
  Scenario: 311 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-809869 @search-312
  Scenario: 312 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-78a315 @search-314
  Scenario: 314 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-978462 @search-315
  Scenario: 315 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-2bae83 @search-316
  Scenario: 316 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-dd3878 @search-317
  Scenario: 317 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-98b9c3 @search-318
  Scenario: 318 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-a963f8 @search-319
  Scenario: 319 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-a9b22b @search-321
  Scenario: 321 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-1163a3 @search-322
  Scenario: 322 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-9d88b8 @search-323
  Scenario: 323 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-ba3f79 @search-324
  Scenario: 324 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-20140c @search-348
  Scenario: 348 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-7cd80b @search-349
  Scenario: 349 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-61f4e7 @search-350
  Scenario: 350 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-7efadc @search-351
  Scenario: 351 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-7e802d @search-352
  Scenario: 352 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-97d92d @search-353
  Scenario: 353 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-7d909f @search-354
  Scenario: 354 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-7e6494 @search-355
  Scenario: 355 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-65ae5b @search-356
  Scenario: 356 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-751be3 @search-357
  Scenario: 357 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-047643 @search-358
  Scenario: 358 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-8caad4 @search-360
  Scenario: 360 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-1b559f @search-361
  Scenario: 361 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-45af90 @search-362
  Scenario: 362 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-f30dc7 @search-363
  Scenario: 363 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-70d716 @search-364
  Scenario: 364 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-3af599 @search-365
  Scenario: 365 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-b0c8a2 @search-366
  Scenario: 366 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-44f2ce @search-367
  Scenario: 367 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-9bb3d5 @search-368
  Scenario: 368 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-0ef390 @search-369
  Scenario: 369 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-9a27bf @search-370
  Scenario: 370 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-a498e9 @search-371
  Scenario: 371 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-8a1356 @search-372
  Scenario: 372 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-23e548 @search-373
  Scenario: 373 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-9452a2 @search-374
  Scenario: 374 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-a35167 @search-375
  Scenario: 375 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-d4ce12 @search-376
  Scenario: 376 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-18090d @search-377
  Scenario: 377 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-38fc47 @search-378
  Scenario: 378 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-b764a3 @search-379
  Scenario: 379 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-5c827c @search-380
  Scenario: 380 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-aca015 @search-381
  Scenario: 381 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-e1c545 @search-383
  Scenario: 383 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-ac7e31 @search-384
  Scenario: 384 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-7aa9a0 @search-385
  Scenario: 385 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-a9aa8e @search-386
  Scenario: 386 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-38b4da @search-387
  Scenario: 387 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-2e994d @search-388
  Scenario: 388 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-8e35d4 @search-389
  Scenario: 389 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-987d30 @search-390
  Scenario: 390 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-ea2f58 @search-391
  Scenario: 391 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-62d688 @search-392
  Scenario: 392 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-6dfb81 @search-393
  Scenario: 393 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-7b1b76 @search-394
  Scenario: 394 from elsewhere to placeUnknown.told
    Given the search flow with the input "elsewhere"
    And it is in "placeUnknown.told"

  @search-2a8e71 @search-465
  Scenario: 465 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-31813f @search-466
  Scenario: 466 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-22e609 @search-467
  Scenario: 467 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-90cf2c @search-468
  Scenario: 468 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-83295c @search-469
  Scenario: 469 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-86d2da @search-470
  Scenario: 470 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-9e3bd6 @search-471
  Scenario: 471 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-caf3ec @search-472
  Scenario: 472 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-188e75 @search-473
  Scenario: 473 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-7cc345 @search-474
  Scenario: 474 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-82a40a @search-475
  Scenario: 475 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-fce4da @search-476
  Scenario: 476 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-104a29 @search-477
  Scenario: 477 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-ec53da @search-478
  Scenario: 478 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-cd581b @search-479
  Scenario: 479 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-027084 @search-480
  Scenario: 480 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-e36b04 @search-481
  Scenario: 481 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-b8c692 @search-482
  Scenario: 482 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-a9871e @search-483
  Scenario: 483 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-26b1be @search-484
  Scenario: 484 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-66694c @search-485
  Scenario: 485 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-e3e32e @search-486
  Scenario: 486 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-326a9d @search-487
  Scenario: 487 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-d8ce67 @search-488
  Scenario: 488 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-15887b @search-489
  Scenario: 489 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-69c143 @search-490
  Scenario: 490 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-dad270 @search-491
  Scenario: 491 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-7e8adb @search-492
  Scenario: 492 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-6f6800 @search-493
  Scenario: 493 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-0e9b62 @search-494
  Scenario: 494 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-0f9cc2 @search-495
  Scenario: 495 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-746539 @search-496
  Scenario: 496 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-e5c0ac @search-497
  Scenario: 497 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-c43cca @search-498
  Scenario: 498 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-aa8421 @search-499
  Scenario: 499 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-9afa15 @search-500
  Scenario: 500 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-03eec1 @search-501
  Scenario: 501 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-cd6268 @search-502
  Scenario: 502 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-5dca80 @search-503
  Scenario: 503 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-45248a @search-504
  Scenario: 504 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-7d91b2 @search-505
  Scenario: 505 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-9b01cd @search-506
  Scenario: 506 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-09395f @search-507
  Scenario: 507 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-0a4370 @search-508
  Scenario: 508 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-191a7e @search-509
  Scenario: 509 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-c9ba43 @search-510
  Scenario: 510 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-3c1fbd @search-511
  Scenario: 511 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-3fd72d @search-512
  Scenario: 512 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-785e86 @search-513
  Scenario: 513 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-798745 @search-514
  Scenario: 514 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-23fb4c @search-515
  Scenario: 515 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-f81cbf @search-516
  Scenario: 516 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-7e8c9c @search-517
  Scenario: 517 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-ad06cb @search-518
  Scenario: 518 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-315135 @search-519
  Scenario: 519 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-4223a6 @search-520
  Scenario: 520 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-82e9a5 @search-521
  Scenario: 521 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-08a9ab @search-522
  Scenario: 522 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-53bc60 @search-523
  Scenario: 523 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-08c3a7 @search-524
  Scenario: 524 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-a1a0da @search-525
  Scenario: 525 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-ce3680 @search-526
  Scenario: 526 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-82e34b @search-527
  Scenario: 527 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-48fe17 @search-528
  Scenario: 528 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-92bfe3 @search-529
  Scenario: 529 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f96518 @search-530
  Scenario: 530 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-d0ec6a @search-531
  Scenario: 531 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-3d5bde @search-532
  Scenario: 532 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-dd232f @search-533
  Scenario: 533 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-54ca21 @search-534
  Scenario: 534 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
