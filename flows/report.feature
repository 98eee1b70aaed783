@report
Feature: Report
  Tells us what is wrong with a job, a conversation or the other in it, with a reason of a list.

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

  @report-f4163e @report-12
  Scenario: 12 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When report.closed happens
    Then it is in "closed"

  @report-2bb90e @report-13
  Scenario: 13 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":true}
    Then it is in "sent"
    When report.closed happens
    Then it is in "closed"

  @report-54cf7e @report-14
  Scenario: 14 from job to choosing.chosen
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-8a2b7c @report-15
  Scenario: 15 from job to sending
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"

  @report-d94fc0 @report-16
  Scenario: 16 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When report.closed happens
    Then it is in "closed"

  @report-150034 @report-17
  Scenario: 17 from job to choosing.chosen
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-2498dd @report-18
  Scenario: 18 from job to sending
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"

  @report-181b3a @report-19
  Scenario: 19 from job to closed
    Given the report flow with the input "job"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When report.closed happens
    Then it is in "closed"

  @report-39a3e7 @report-20
  Scenario: 20 from chat to closed
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When report.closed happens
    Then it is in "closed"

  @report-be28c5 @report-21
  Scenario: 21 from chat to choosing.chosen
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-3b6c72 @report-22
  Scenario: 22 from chat to closed
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.closed happens
    Then it is in "closed"

  @report-1257df @report-23
  Scenario: 23 from chat to closed
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When report.closed happens
    Then it is in "closed"

  @report-3b4b3f @report-24
  Scenario: 24 from chat to closed
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":true}
    Then it is in "sent"
    When report.closed happens
    Then it is in "closed"

  @report-909861 @report-25
  Scenario: 25 from chat to choosing.chosen
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-9a7f24 @report-26
  Scenario: 26 from chat to sending
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"

  @report-b14d3e @report-27
  Scenario: 27 from chat to closed
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport answers {"ok":false,"failure":"tooMany","retryAfter":60}
    Then it is in "refused"
    When report.closed happens
    Then it is in "closed"

  @report-6845d2 @report-28
  Scenario: 28 from chat to choosing.chosen
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"

  @report-3db444 @report-29
  Scenario: 29 from chat to sending
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"

  @report-b08455 @report-30
  Scenario: 30 from chat to closed
    Given the report flow with the input "chat"
    And it is in "choosing.open"
    When reason.chosen happens with {"reasonId":1}
    Then it is in "choosing.chosen"
    When report.submitted happens with {"comment":""}
    Then it is in "sending"
    When sendReport fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When report.closed happens
    Then it is in "closed"
