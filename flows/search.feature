@search
Feature: Job search
  Finds jobs for what the URL asks, keeping what was found before in sight while the next answer loads.

  @search-323674 @search-1
  Scenario: 1 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-716c3f @search-2
  Scenario: 2 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-53f0cb @search-3
  Scenario: 3 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-941469 @search-4
  Scenario: 4 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-c4f5d1 @search-5
  Scenario: 5 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-ddc3b8 @search-6
  Scenario: 6 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-0e101b @search-7
  Scenario: 7 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-14a62d @search-8
  Scenario: 8 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-1e286b @search-10
  Scenario: 10 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-5c9728 @search-11
  Scenario: 11 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-9f64f6 @search-12
  Scenario: 12 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-7eba78 @search-13
  Scenario: 13 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-1a523c @search-14
  Scenario: 14 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-0bd280 @search-19
  Scenario: 19 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-7af408 @search-21
  Scenario: 21 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-7e0a47 @search-22
  Scenario: 22 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-d9752e @search-23
  Scenario: 23 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-489162 @search-25
  Scenario: 25 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-d41b5e @search-26
  Scenario: 26 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-515adc @search-40
  Scenario: 40 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-700979 @search-41
  Scenario: 41 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-0cf9ad @search-42
  Scenario: 42 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-f5f9ce @search-43
  Scenario: 43 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-9e8645 @search-44
  Scenario: 44 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-9f842d @search-45
  Scenario: 45 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-801201 @search-46
  Scenario: 46 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-56bfad @search-48
  Scenario: 48 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-100ea1 @search-49
  Scenario: 49 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-57ef67 @search-50
  Scenario: 50 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-4cad78 @search-51
  Scenario: 51 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-8edbbb @search-52
  Scenario: 52 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-967d36 @search-53
  Scenario: 53 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-605856 @search-54
  Scenario: 54 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-c8ea41 @search-55
  Scenario: 55 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-f51121 @search-56
  Scenario: 56 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-2f0856 @search-57
  Scenario: 57 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-9ac798 @search-58
  Scenario: 58 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-bbdae0 @search-59
  Scenario: 59 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-aca3d1 @search-61
  Scenario: 61 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-f6940c @search-62
  Scenario: 62 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-c71693 @search-63
  Scenario: 63 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-7f2718 @search-64
  Scenario: 64 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-eef9ce @search-65
  Scenario: 65 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-7d4209 @search-66
  Scenario: 66 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-bd7307 @search-67
  Scenario: 67 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-623eb7 @search-68
  Scenario: 68 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

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

  @search-b2b3e4 @search-71
  Scenario: 71 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-f5e0b6 @search-72
  Scenario: 72 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-3577c8 @search-73
  Scenario: 73 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
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

  @search-057c59 @search-84
  Scenario: 84 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-0c076d @search-86
  Scenario: 86 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-12ebc5 @search-87
  Scenario: 87 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-a4901a @search-88
  Scenario: 88 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-d86d92 @search-90
  Scenario: 90 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-cbf32e @search-91
  Scenario: 91 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-ae4189 @search-105
  Scenario: 105 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-031974 @search-106
  Scenario: 106 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-ee97e4 @search-107
  Scenario: 107 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-eb7ae8 @search-108
  Scenario: 108 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-49ebcd @search-109
  Scenario: 109 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-851b31 @search-110
  Scenario: 110 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-51b59f @search-111
  Scenario: 111 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-146091 @search-113
  Scenario: 113 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-923985 @search-114
  Scenario: 114 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-f79b16 @search-115
  Scenario: 115 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-ad4fda @search-116
  Scenario: 116 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-b52aa4 @search-117
  Scenario: 117 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-4c8fcd @search-118
  Scenario: 118 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-9a64fa @search-119
  Scenario: 119 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-a00dcb @search-120
  Scenario: 120 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-4e021e @search-121
  Scenario: 121 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-43e592 @search-122
  Scenario: 122 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-998617 @search-123
  Scenario: 123 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-21d682 @search-124
  Scenario: 124 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-64188f @search-126
  Scenario: 126 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-571126 @search-127
  Scenario: 127 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-52ac48 @search-128
  Scenario: 128 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-b3247c @search-129
  Scenario: 129 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-ee82a2 @search-130
  Scenario: 130 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
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

  @search-1ffef9 @search-133
  Scenario: 133 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-b3ff80 @search-134
  Scenario: 134 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-ddc6c4 @search-135
  Scenario: 135 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-f7dafd @search-136
  Scenario: 136 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-20a0c7 @search-137
  Scenario: 137 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-d3b042 @search-138
  Scenario: 138 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-7b914d @search-139
  Scenario: 139 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-fc337f @search-140
  Scenario: 140 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-ba357e @search-141
  Scenario: 141 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-4d461c @search-142
  Scenario: 142 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-77e267 @search-143
  Scenario: 143 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-92668d @search-144
  Scenario: 144 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-7b04ff @search-145
  Scenario: 145 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-a7be62 @search-146
  Scenario: 146 from nothing to searching.prompt
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-b65fdf @search-147
  Scenario: 147 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-907003 @search-148
  Scenario: 148 from nothing to empty
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-abfa15 @search-149
  Scenario: 149 from nothing to pastEnd
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-e5d5f9 @search-150
  Scenario: 150 from nothing to refused
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-ca18b6 @search-151
  Scenario: 151 from nothing to offline
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-7a1cc7 @search-152
  Scenario: 152 from nothing to failed
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-dfbad6 @search-153
  Scenario: 153 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-34825f @search-154
  Scenario: 154 from nothing to results
    Given the search flow with the input "nothing"
    And it is in "idle"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-a3965a @search-155
  Scenario: 155 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-89814a @search-156
  Scenario: 156 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-6c8cb7 @search-157
  Scenario: 157 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-59e88f @search-158
  Scenario: 158 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-b34082 @search-159
  Scenario: 159 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-582c29 @search-160
  Scenario: 160 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-7a2ac5 @search-161
  Scenario: 161 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-8f5d31 @search-162
  Scenario: 162 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-cdbf6f @search-163
  Scenario: 163 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-04ffe4 @search-164
  Scenario: 164 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-722b58 @search-165
  Scenario: 165 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "searching.prompt"

  @search-3cf11d @search-166
  Scenario: 166 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-c0c7e6 @search-167
  Scenario: 167 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When search.retried happens
    Then it is in "searching.prompt"

  @search-9a0fe6 @search-168
  Scenario: 168 from asked to searching.prompt
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"

  @search-eeeb05 @search-169
  Scenario: 169 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-085a5e @search-170
  Scenario: 170 from asked to empty
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"

  @search-264de7 @search-171
  Scenario: 171 from asked to pastEnd
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"

  @search-a048ed @search-172
  Scenario: 172 from asked to refused
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":false,"fields":{"salary_to":["salary.upsideDown"]}}
    Then it is in "refused"

  @search-ba972d @search-173
  Scenario: 173 from asked to offline
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @search-b6ce8c @search-174
  Scenario: 174 from asked to failed
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @search-726d69 @search-175
  Scenario: 175 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":1,"size":30,"total…
    Then it is in "empty"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"

  @search-958fcf @search-176
  Scenario: 176 from asked to results
    Given the search flow with the input "asked"
    And it is in "searching.prompt"
    When searchJobs answers {"ok":true,"reply":{"jobs":[],"query_id":"q-1","before":"b-1","corrected_query":null},"meta":{"page":9,"size":30,"total…
    Then it is in "pastEnd"
    When url.changed happens with {"query":{"query":"accountant","page":2,"size":30}}
    Then it is in "searching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "searching.slow"
    When searchJobs answers {"ok":true,"reply":{"jobs":[{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id…
    Then it is in "results"
