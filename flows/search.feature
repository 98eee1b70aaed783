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

  @search-7b1b76 @search-394
  Scenario: 394 from elsewhere to placeUnknown.told
    Given the search flow with the input "elsewhere"
    And it is in "placeUnknown.told"

  @search-3ffb6c @search-535
  Scenario: 535 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-1dc18b @search-536
  Scenario: 536 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-d14911 @search-537
  Scenario: 537 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-9c4daf @search-538
  Scenario: 538 from nothing to searching.prompt
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

  @search-fcea11 @search-539
  Scenario: 539 from nothing to placeUnknown.looking
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

  @search-8011d0 @search-540
  Scenario: 540 from nothing to results
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

  @search-d3d522 @search-541
  Scenario: 541 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-427613 @search-542
  Scenario: 542 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-1859b4 @search-543
  Scenario: 543 from nothing to searching.prompt
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

  @search-93955e @search-544
  Scenario: 544 from nothing to placeUnknown.looking
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

  @search-873878 @search-545
  Scenario: 545 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-aecfc5 @search-546
  Scenario: 546 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-c03e01 @search-547
  Scenario: 547 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-8149ec @search-548
  Scenario: 548 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-8f3505 @search-549
  Scenario: 549 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-d8049c @search-550
  Scenario: 550 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-37a63d @search-551
  Scenario: 551 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-1f05bb @search-552
  Scenario: 552 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-ddecd4 @search-553
  Scenario: 553 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-5c504b @search-554
  Scenario: 554 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-03987e @search-555
  Scenario: 555 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-6dcbac @search-556
  Scenario: 556 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-fddaea @search-557
  Scenario: 557 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-b01052 @search-558
  Scenario: 558 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-1dcb08 @search-559
  Scenario: 559 from nothing to searching.prompt
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

  @search-abf20a @search-560
  Scenario: 560 from nothing to placeUnknown.looking
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

  @search-19262a @search-561
  Scenario: 561 from nothing to searching.prompt
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

  @search-779503 @search-562
  Scenario: 562 from nothing to placeUnknown.looking
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

  @search-04fa54 @search-563
  Scenario: 563 from nothing to searching.prompt
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

  @search-5e6971 @search-564
  Scenario: 564 from nothing to searching.prompt
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

  @search-046a35 @search-565
  Scenario: 565 from nothing to searching.prompt
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

  @search-08bc65 @search-566
  Scenario: 566 from nothing to placeUnknown.looking
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

  @search-8b891d @search-567
  Scenario: 567 from nothing to searching.prompt
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

  @search-2bfae9 @search-568
  Scenario: 568 from nothing to searching.prompt
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

  @search-148fa9 @search-569
  Scenario: 569 from nothing to placeUnknown.looking
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

  @search-bd3581 @search-570
  Scenario: 570 from nothing to results
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

  @search-cb23ac @search-571
  Scenario: 571 from nothing to empty
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
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-347352 @search-572
  Scenario: 572 from nothing to pastEnd
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
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-07b222 @search-573
  Scenario: 573 from nothing to refused
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

  @search-bc5522 @search-574
  Scenario: 574 from nothing to offline
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

  @search-6e7789 @search-575
  Scenario: 575 from nothing to failed
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

  @search-f3cb47 @search-576
  Scenario: 576 from nothing to searching.prompt
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

  @search-f44542 @search-577
  Scenario: 577 from nothing to placeUnknown.looking
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

  @search-968eee @search-578
  Scenario: 578 from nothing to searching.prompt
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

  @search-5515b1 @search-579
  Scenario: 579 from nothing to placeUnknown.looking
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

  @search-66c992 @search-580
  Scenario: 580 from nothing to searching.prompt
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

  @search-93ef3c @search-581
  Scenario: 581 from nothing to placeUnknown.looking
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

  @search-c1daa6 @search-582
  Scenario: 582 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-54f6f5 @search-583
  Scenario: 583 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-3e94ad @search-584
  Scenario: 584 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f70966 @search-585
  Scenario: 585 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-b6bc13 @search-586
  Scenario: 586 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-510e26 @search-587
  Scenario: 587 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-a8c242 @search-588
  Scenario: 588 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-e140ef @search-589
  Scenario: 589 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-18b31c @search-590
  Scenario: 590 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-d33d12 @search-591
  Scenario: 591 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-0c8bb9 @search-592
  Scenario: 592 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-1893f9 @search-593
  Scenario: 593 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-3cc172 @search-594
  Scenario: 594 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-88663b @search-595
  Scenario: 595 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-1590f0 @search-596
  Scenario: 596 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-dee6c5 @search-597
  Scenario: 597 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-f5463d @search-598
  Scenario: 598 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-a1f56f @search-599
  Scenario: 599 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-afc401 @search-600
  Scenario: 600 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-21f7bc @search-601
  Scenario: 601 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-9bc2e5 @search-602
  Scenario: 602 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-0fb644 @search-603
  Scenario: 603 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-c0f30b @search-604
  Scenario: 604 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-9b40a0 @search-605
  Scenario: 605 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-b6a8c1 @search-606
  Scenario: 606 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-5b4386 @search-607
  Scenario: 607 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-14b4e9 @search-608
  Scenario: 608 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-311ae6 @search-609
  Scenario: 609 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-a246ee @search-610
  Scenario: 610 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-600ff0 @search-611
  Scenario: 611 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-bd011f @search-612
  Scenario: 612 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-68a2c1 @search-613
  Scenario: 613 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-0b683a @search-614
  Scenario: 614 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-0a9e8c @search-615
  Scenario: 615 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-741eb9 @search-616
  Scenario: 616 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-40555c @search-617
  Scenario: 617 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-b7a56b @search-618
  Scenario: 618 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-181b7b @search-619
  Scenario: 619 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-252608 @search-620
  Scenario: 620 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-c15c8f @search-621
  Scenario: 621 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-312e99 @search-622
  Scenario: 622 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-396dc7 @search-623
  Scenario: 623 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-efc3a2 @search-624
  Scenario: 624 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-df70ba @search-625
  Scenario: 625 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-87f9ca @search-626
  Scenario: 626 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-1d28da @search-627
  Scenario: 627 from nothing to placeUnknown.looking
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-442ea1 @search-628
  Scenario: 628 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-6d3ad2 @search-629
  Scenario: 629 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-3e7ca8 @search-630
  Scenario: 630 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-b17200 @search-631
  Scenario: 631 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-523ae6 @search-632
  Scenario: 632 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-686bf0 @search-633
  Scenario: 633 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-834e20 @search-634
  Scenario: 634 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-0c4804 @search-635
  Scenario: 635 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-659b72 @search-636
  Scenario: 636 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-f37788 @search-637
  Scenario: 637 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-477e39 @search-638
  Scenario: 638 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-fd7276 @search-639
  Scenario: 639 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-59ef47 @search-640
  Scenario: 640 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-e79c9f @search-641
  Scenario: 641 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-f15ba6 @search-642
  Scenario: 642 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-9b8c0a @search-643
  Scenario: 643 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-7f7953 @search-644
  Scenario: 644 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-fd02b8 @search-645
  Scenario: 645 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-878e0a @search-646
  Scenario: 646 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-e09e3f @search-647
  Scenario: 647 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-e8a85d @search-648
  Scenario: 648 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-0797ca @search-649
  Scenario: 649 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-bc13a8 @search-650
  Scenario: 650 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-4d03ca @search-651
  Scenario: 651 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-266d86 @search-652
  Scenario: 652 from asked to searching.prompt
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

  @search-a68848 @search-653
  Scenario: 653 from asked to placeUnknown.looking
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

  @search-7d02c1 @search-654
  Scenario: 654 from asked to searching.prompt
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

  @search-224219 @search-655
  Scenario: 655 from asked to placeUnknown.looking
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

  @search-be4f77 @search-656
  Scenario: 656 from asked to searching.prompt
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

  @search-6440bd @search-657
  Scenario: 657 from asked to searching.prompt
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

  @search-59f8d7 @search-658
  Scenario: 658 from asked to searching.prompt
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

  @search-2284dd @search-659
  Scenario: 659 from asked to placeUnknown.looking
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

  @search-fe0e86 @search-660
  Scenario: 660 from asked to searching.prompt
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

  @search-f2126b @search-661
  Scenario: 661 from asked to searching.prompt
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

  @search-bf16e1 @search-662
  Scenario: 662 from asked to placeUnknown.looking
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

  @search-ca0ebf @search-663
  Scenario: 663 from asked to results
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

  @search-41bd02 @search-664
  Scenario: 664 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-ff219f @search-665
  Scenario: 665 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-c96b38 @search-666
  Scenario: 666 from asked to refused
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

  @search-af51e0 @search-667
  Scenario: 667 from asked to offline
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

  @search-c63a3f @search-668
  Scenario: 668 from asked to failed
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

  @search-79ca53 @search-669
  Scenario: 669 from asked to searching.prompt
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

  @search-bdbb25 @search-670
  Scenario: 670 from asked to placeUnknown.looking
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

  @search-209117 @search-671
  Scenario: 671 from asked to searching.prompt
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

  @search-83b13f @search-672
  Scenario: 672 from asked to placeUnknown.looking
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

  @search-47e00d @search-673
  Scenario: 673 from asked to searching.prompt
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

  @search-951e56 @search-674
  Scenario: 674 from asked to placeUnknown.looking
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

  @search-579fe6 @search-675
  Scenario: 675 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-0d28e6 @search-676
  Scenario: 676 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-e31089 @search-677
  Scenario: 677 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-275109 @search-678
  Scenario: 678 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-3de5db @search-679
  Scenario: 679 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-a50959 @search-680
  Scenario: 680 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-2d9840 @search-681
  Scenario: 681 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-9c9506 @search-682
  Scenario: 682 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-bd1d6d @search-683
  Scenario: 683 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-e1ffd2 @search-684
  Scenario: 684 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-c62784 @search-685
  Scenario: 685 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-953b8c @search-686
  Scenario: 686 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-c8836d @search-687
  Scenario: 687 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-0cf640 @search-688
  Scenario: 688 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-4c2e00 @search-689
  Scenario: 689 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-2168a1 @search-690
  Scenario: 690 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-e9d264 @search-691
  Scenario: 691 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-1f7d1c @search-692
  Scenario: 692 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-8a5969 @search-693
  Scenario: 693 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-be1f89 @search-694
  Scenario: 694 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-d99899 @search-695
  Scenario: 695 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-c46f51 @search-696
  Scenario: 696 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-ff8186 @search-697
  Scenario: 697 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-c9dfb5 @search-698
  Scenario: 698 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-ad50e2 @search-699
  Scenario: 699 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-f5c9ad @search-700
  Scenario: 700 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-b622b7 @search-701
  Scenario: 701 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-7ad49a @search-702
  Scenario: 702 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-675d21 @search-703
  Scenario: 703 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-4f89ee @search-704
  Scenario: 704 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-701496 @search-705
  Scenario: 705 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-261365 @search-706
  Scenario: 706 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-9a2c87 @search-707
  Scenario: 707 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-d1749c @search-708
  Scenario: 708 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-1cbe48 @search-709
  Scenario: 709 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-22d88c @search-710
  Scenario: 710 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":1,"siz…
    Then it is in "empty"

  @search-ba7bd0 @search-711
  Scenario: 711 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"

  @search-7fbc38 @search-712
  Scenario: 712 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-f964ad @search-713
  Scenario: 713 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-e1518e @search-714
  Scenario: 714 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-01c79f @search-715
  Scenario: 715 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-727ae4 @search-716
  Scenario: 716 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers [{"value":"Manila","seo_value":"manila","country":"ph","country_name":null}]
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-d03ec6 @search-717
  Scenario: 717 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-6ea5d2 @search-718
  Scenario: 718 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces answers []
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"

  @search-1df473 @search-719
  Scenario: 719 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30},"unknownPlace":null}
    Then it is in "searching.prompt"

  @search-500078 @search-720
  Scenario: 720 from asked to placeUnknown.looking
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null,"related":0},"meta":{"page":9,"siz…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
    When findNearPlaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "placeUnknown.told"
    When url.changed happens with {"query":{"query":"accountant","page":1,"size":30},"unknownPlace":"manilla"}
    Then it is in "placeUnknown.looking"
