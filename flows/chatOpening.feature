@chatOpening
Feature: Opening a chat
  Leads a seeker from a job into a chat with who hires for it, or says what that still needs.

  @chatOpening-c68e40 @chatOpening-1
  Scenario: 1 from job to signInRequired
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":true}
    Then it is in "opening"
    When openChat answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"

  @chatOpening-1b778c @chatOpening-2
  Scenario: 2 from job to profileIncomplete
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":true}
    Then it is in "opening"
    When openChat answers {"ok":false,"failure":"profileIncomplete"}
    Then it is in "profileIncomplete"

  @chatOpening-a4c7b9 @chatOpening-3
  Scenario: 3 from job to notEligible
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":true}
    Then it is in "opening"
    When openChat answers {"ok":false,"failure":"notEligible"}
    Then it is in "notEligible"

  @chatOpening-da9ddc @chatOpening-4
  Scenario: 4 from job to unavailable
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":true}
    Then it is in "opening"
    When openChat answers {"ok":false,"failure":"unavailable"}
    Then it is in "unavailable"

  @chatOpening-09320f @chatOpening-5
  Scenario: 5 from job to failed
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":true}
    Then it is in "opening"
    When openChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @chatOpening-a80d1e @chatOpening-6
  Scenario: 6 from job to disconnected
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":true}
    Then it is in "opening"
    When openChat fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"

  @chatOpening-3104f6 @chatOpening-7
  Scenario: 7 from job to idle
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When chat.declined happens
    Then it is in "idle"

  @chatOpening-b2f26f @chatOpening-8
  Scenario: 8 from job to idle
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":false,"failure":"profileIncomplete"}
    Then it is in "profileIncomplete"
    When chat.declined happens
    Then it is in "idle"

  @chatOpening-d82f38 @chatOpening-9
  Scenario: 9 from job to idle
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":false,"failure":"notEligible"}
    Then it is in "notEligible"
    When chat.declined happens
    Then it is in "idle"

  @chatOpening-98d064 @chatOpening-10
  Scenario: 10 from job to idle
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":false,"failure":"unavailable"}
    Then it is in "unavailable"
    When chat.declined happens
    Then it is in "idle"

  @chatOpening-8e0c30 @chatOpening-11
  Scenario: 11 from job to checking
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When chat.retried happens
    Then it is in "checking"

  @chatOpening-9fcf66 @chatOpening-12
  Scenario: 12 from job to idle
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When chat.declined happens
    Then it is in "idle"

  @chatOpening-e72aee @chatOpening-13
  Scenario: 13 from job to checking
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When chat.retried happens
    Then it is in "checking"

  @chatOpening-942fef @chatOpening-14
  Scenario: 14 from job to idle
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When chat.declined happens
    Then it is in "idle"

  @chatOpening-5ce30b @chatOpening-15
  Scenario: 15 from job to checking
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "checking"

  @chatOpening-99bb7d @chatOpening-16
  Scenario: 16 from job to checking
    Given the chatOpening flow with the input "job"
    And it is in "idle"
    When chat.requested happens
    Then it is in "checking"
    When checkCondition answers {"ok":true}
    Then it is in "opening"
    When openChat answers {"ok":true,"chatId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "opened"
    When chat.requested happens
    Then it is in "checking"
