@decline
Feature: Decline applicants
  Declines one applicant or many for one reason, after showing what they will read.

  @decline-b503b8 @decline-1
  Scenario: 1 from one to abandoned
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When decline.abandoned happens
    Then it is in "abandoned"

  @decline-432cbb @decline-2
  Scenario: 2 from one to choosingReason
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When reason.submitted happens with {"reason":"experience","note":"Thank you for your time."}
    Then it is in "confirming"
    When reason.changed happens
    Then it is in "choosingReason"

  @decline-49329e @decline-3
  Scenario: 3 from one to abandoned
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When reason.submitted happens with {"reason":"experience","note":"Thank you for your time."}
    Then it is in "confirming"
    When decline.abandoned happens
    Then it is in "abandoned"

  @decline-08c09c @decline-4
  Scenario: 4 from one to declined
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When reason.submitted happens with {"reason":"experience","note":"Thank you for your time."}
    Then it is in "confirming"
    When decline.confirmed happens
    Then it is in "declining"
    When declineApplicants answers {"declined":["9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"],"settled":[]}
    Then it is in "declined"

  @decline-9ef81e @decline-5
  Scenario: 5 from one to abandoned
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When reason.submitted happens with {"reason":"experience","note":"Thank you for your time."}
    Then it is in "confirming"
    When decline.confirmed happens
    Then it is in "declining"
    When declineApplicants fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When decline.abandoned happens
    Then it is in "abandoned"

  @decline-4bbea9 @decline-6
  Scenario: 6 from one to declining
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When reason.submitted happens with {"reason":"experience","note":"Thank you for your time."}
    Then it is in "confirming"
    When decline.confirmed happens
    Then it is in "declining"
    When declineApplicants fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "declining"

  @decline-d2525e @decline-7
  Scenario: 7 from one to declining
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When reason.submitted happens with {"reason":"experience","note":"Thank you for your time."}
    Then it is in "confirming"
    When decline.confirmed happens
    Then it is in "declining"
    When declineApplicants fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When decline.confirmed happens
    Then it is in "declining"

  @decline-8802ed @decline-8
  Scenario: 8 from one to abandoned
    Given the decline flow with the input "one"
    And it is in "choosingReason"
    When reason.submitted happens with {"reason":"experience","note":"Thank you for your time."}
    Then it is in "confirming"
    When decline.confirmed happens
    Then it is in "declining"
    When declineApplicants fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When decline.abandoned happens
    Then it is in "abandoned"
