@notSuitable
Feature: Not suitable
  Takes a job that does not suit out of what is recommended, with the reason, and puts it back.

  @notSuitable-371c09 @notSuitable-1
  Scenario: 1 from recommended to idle.settled
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When notSuitable.closed happens
    Then it is in "idle.settled"

  @notSuitable-8ae385 @notSuitable-2
  Scenario: 2 from recommended to gone
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When hideJob answers {"ok":false}
    Then it is in "gone"

  @notSuitable-f9d8e2 @notSuitable-3
  Scenario: 3 from recommended to idle.settled
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When undo.requested happens
    Then it is in "undoing"
    When showAgain answers
    Then it is in "idle.settled"

  @notSuitable-20bd5f @notSuitable-4
  Scenario: 4 from recommended to undoing
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When hideJob answers {"ok":true}
    Then it is in "hidden.settled"
    When undo.requested happens
    Then it is in "undoing"

  @notSuitable-59a55b @notSuitable-5
  Scenario: 5 from recommended to choosing
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When hideJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "idle.failed"
    When notSuitable.opened happens
    Then it is in "choosing"

  @notSuitable-5e7f10 @notSuitable-6
  Scenario: 6 from recommended to hiding
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When hideJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "idle.failed"
    When hiding.retried happens
    Then it is in "hiding"

  @notSuitable-b8e1fc @notSuitable-7
  Scenario: 7 from recommended to idle.settled
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When hideJob fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When undo.requested happens
    Then it is in "idle.settled"

  @notSuitable-61ecc5 @notSuitable-8
  Scenario: 8 from recommended to hiding
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When hideJob fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "hiding"

  @notSuitable-398faf @notSuitable-9
  Scenario: 9 from recommended to undoing
    Given the notSuitable flow with the input "recommended"
    And it is in "idle.settled"
    When notSuitable.opened happens
    Then it is in "choosing"
    When reason.chosen happens with {"reasonId":2}
    Then it is in "hiding"
    When undo.requested happens
    Then it is in "undoing"
    When showAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "hidden.notUndone"
    When undo.requested happens
    Then it is in "undoing"
