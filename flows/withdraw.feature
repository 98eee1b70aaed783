@withdraw
Feature: Withdraw an application
  Takes an application back, after saying that it cannot be undone.

  @withdraw-e32a8e @withdraw-1
  Scenario: 1 from application to abandoned
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.abandoned happens
    Then it is in "abandoned"

  @withdraw-d4042e @withdraw-4
  Scenario: 4 from application to withdrawing
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.confirmed happens
    Then it is in "withdrawing"
    When withdrawApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When withdraw.confirmed happens
    Then it is in "withdrawing"

  @withdraw-313a14 @withdraw-5
  Scenario: 5 from application to abandoned
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.confirmed happens
    Then it is in "withdrawing"
    When withdrawApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When withdraw.abandoned happens
    Then it is in "abandoned"

  @withdraw-2f9462 @withdraw-6
  Scenario: 6 from application to withdrawing
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.confirmed happens
    Then it is in "withdrawing"
    When withdrawApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "withdrawing"

  @withdraw-7c7d99 @withdraw-7
  Scenario: 7 from application to withdrawing
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.confirmed happens
    Then it is in "withdrawing"
    When withdrawApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When withdraw.confirmed happens
    Then it is in "withdrawing"

  @withdraw-45b63d @withdraw-8
  Scenario: 8 from application to abandoned
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.confirmed happens
    Then it is in "withdrawing"
    When withdrawApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When withdraw.abandoned happens
    Then it is in "abandoned"

  @withdraw-9034bc @withdraw-17
  Scenario: 17 from application to withdrawn
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.confirmed happens
    Then it is in "withdrawing"
    When withdrawApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "withdrawn"

  @withdraw-a7c75d @withdraw-18
  Scenario: 18 from application to abandoned
    Given the withdraw flow with the input "application"
    And it is in "confirming"
    When withdraw.confirmed happens
    Then it is in "withdrawing"
    When withdrawApplication answers {"ok":false,"failure":"notAllowedNow","application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/…
    Then it is in "refused"
    When withdraw.abandoned happens
    Then it is in "abandoned"
