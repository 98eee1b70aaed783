@companyJobs
Feature: A company's jobs
  Shows the open jobs of a company on its page, by function and page by page.

  @companyJobs-14d0a0 @companyJobs-1
  Scenario: 1 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-c626f2 @companyJobs-2
  Scenario: 2 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-380ebe @companyJobs-3
  Scenario: 3 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-745470 @companyJobs-4
  Scenario: 4 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"

  @companyJobs-a95b20 @companyJobs-5
  Scenario: 5 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-1cee21 @companyJobs-6
  Scenario: 6 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-919679 @companyJobs-7
  Scenario: 7 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading.prompt"

  @companyJobs-efe600 @companyJobs-8
  Scenario: 8 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-e588ee @companyJobs-9
  Scenario: 9 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-2fcf0c @companyJobs-10
  Scenario: 10 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-07c9da @companyJobs-11
  Scenario: 11 from acme to listed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"

  @companyJobs-0a6092 @companyJobs-12
  Scenario: 12 from acme to offline
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @companyJobs-e29272 @companyJobs-13
  Scenario: 13 from acme to failed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @companyJobs-8844fb @companyJobs-14
  Scenario: 14 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-956a59 @companyJobs-15
  Scenario: 15 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-0bf561 @companyJobs-16
  Scenario: 16 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading.prompt"

  @companyJobs-3949f0 @companyJobs-17
  Scenario: 17 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-ab59d3 @companyJobs-18
  Scenario: 18 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-3a3acc @companyJobs-19
  Scenario: 19 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-0c7471 @companyJobs-20
  Scenario: 20 from acme to listed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"

  @companyJobs-e5315d @companyJobs-21
  Scenario: 21 from acme to offline
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @companyJobs-4baaa0 @companyJobs-22
  Scenario: 22 from acme to failed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @companyJobs-ca162a @companyJobs-23
  Scenario: 23 from acme to listed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"

  @companyJobs-6834cc @companyJobs-24
  Scenario: 24 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-62081c @companyJobs-25
  Scenario: 25 from acme to listed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"

  @companyJobs-d6337e @companyJobs-26
  Scenario: 26 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-61cbcd @companyJobs-27
  Scenario: 27 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-0fb4bc @companyJobs-28
  Scenario: 28 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading.prompt"

  @companyJobs-77a1fe @companyJobs-29
  Scenario: 29 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-d9576a @companyJobs-30
  Scenario: 30 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-2242a8 @companyJobs-31
  Scenario: 31 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"

  @companyJobs-068b1b @companyJobs-32
  Scenario: 32 from acme to listed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"

  @companyJobs-c9de04 @companyJobs-33
  Scenario: 33 from acme to offline
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @companyJobs-1a36d0 @companyJobs-34
  Scenario: 34 from acme to failed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @companyJobs-8a39b5 @companyJobs-35
  Scenario: 35 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-8d0a46 @companyJobs-36
  Scenario: 36 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-278aec @companyJobs-37
  Scenario: 37 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading.prompt"

  @companyJobs-0a2431 @companyJobs-38
  Scenario: 38 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-cd995d @companyJobs-39
  Scenario: 39 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading.prompt"

  @companyJobs-3805f7 @companyJobs-40
  Scenario: 40 from acme to loading.prompt
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"

  @companyJobs-fdf146 @companyJobs-41
  Scenario: 41 from acme to listed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"

  @companyJobs-8ba4aa @companyJobs-42
  Scenario: 42 from acme to offline
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @companyJobs-501629 @companyJobs-43
  Scenario: 43 from acme to failed
    Given the companyJobs flow with the input "acme"
    And it is in "listed"
    When more.requested happens
    Then it is in "loading.prompt"
    When listJobs answers {"jobs":[{"id":8,"url":"/job/payroll-clerk-at-acme-8","title":"Payroll Clerk","company":{"id":3,"name":"Acme","logo":"/…
    Then it is in "listed"
    When function.chosen happens with {"id":5}
    Then it is in "loading.prompt"
    When function.chosen happens with {"id":null}
    Then it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When listJobs fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
