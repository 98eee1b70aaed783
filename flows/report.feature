@report
Feature: Report a job
  Tells us that a job is spam, discriminates, or is broken, with one of ten reasons.

  @report-e5423f @report-1
  Scenario: 1 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When report.closed happens
    Then it is in "closed"

  @report-7ca2f7 @report-2
  Scenario: 2 from job to choosing.chosen
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-10ae03 @report-3
  Scenario: 3 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.closed happens
    Then it is in "closed"

  @report-980a34 @report-4
  Scenario: 4 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When report.closed happens
    Then it is in "closed"

  @report-c45f55 @report-5
  Scenario: 5 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When sendReport answers {"ok":true}
    Then it is in "sent"
    When report.closed happens
    Then it is in "closed"

  @report-4bf7fc @report-6
  Scenario: 6 from job to choosing.chosen
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-98acd1 @report-7
  Scenario: 7 from job to sending
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When report.submitted happens
    Then it is in "sending"

  @report-63ec93 @report-8
  Scenario: 8 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When report.closed happens
    Then it is in "closed"

  @report-c8fd24 @report-9
  Scenario: 9 from job to choosing.chosen
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-3c86b5 @report-10
  Scenario: 10 from job to sending
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When report.submitted happens
    Then it is in "sending"

  @report-da24c6 @report-11
  Scenario: 11 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When report.closed happens
    Then it is in "closed"
