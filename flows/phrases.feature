@phrases
Feature: Common phrases
  Keeps the words one uses again in chats, and the greetings that open one.

  @phrases-920008 @phrases-1
  Scenario: 1 from chat to listed.shown
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"},{"id":"2f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d…
    Then it is in "listed.shown"

  @phrases-957654 @phrases-2
  Scenario: 2 from chat to loading
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @phrases-68072f @phrases-3
  Scenario: 3 from chat to loading
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @phrases-0ab97f @phrases-4
  Scenario: 4 from chat to loading
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @phrases-9461de @phrases-5
  Scenario: 5 from chat to listed.shown
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.added happens
    Then it is in "editing.typing"
    When editing.cancelled happens
    Then it is in "listed.shown"

  @phrases-2a006d @phrases-6
  Scenario: 6 from chat to listed.shown
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When removal.requested happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "confirmingRemoval"
    When removal.declined happens
    Then it is in "listed.shown"

  @phrases-a32ca0 @phrases-7
  Scenario: 7 from chat to editing.typing
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.added happens
    Then it is in "editing.typing"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"
    When savePhrase answers {"ok":true,"phrase":{"id":"3f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d33","text":"Thank you, I will come back to you tomorrow."}…
    Then it is in "listed.saved"
    When phrase.edited happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "editing.typing"

  @phrases-43831c @phrases-8
  Scenario: 8 from chat to confirmingRemoval
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.added happens
    Then it is in "editing.typing"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"
    When savePhrase answers {"ok":true,"phrase":{"id":"3f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d33","text":"Thank you, I will come back to you tomorrow."}…
    Then it is in "listed.saved"
    When removal.requested happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "confirmingRemoval"

  @phrases-fc563b @phrases-9
  Scenario: 9 from chat to saving
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.added happens
    Then it is in "editing.typing"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"
    When savePhrase answers {"ok":false,"failure":"hasContact"}
    Then it is in "editing.refused"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"

  @phrases-83c3aa @phrases-10
  Scenario: 10 from chat to listed.shown
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.added happens
    Then it is in "editing.typing"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"
    When savePhrase answers {"ok":false,"failure":"hasContact"}
    Then it is in "editing.refused"
    When editing.cancelled happens
    Then it is in "listed.shown"

  @phrases-3042ff @phrases-11
  Scenario: 11 from chat to saving
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.added happens
    Then it is in "editing.typing"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"
    When savePhrase fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"

  @phrases-f71aad @phrases-12
  Scenario: 12 from chat to listed.shown
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.added happens
    Then it is in "editing.typing"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"
    When savePhrase fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When editing.cancelled happens
    Then it is in "listed.shown"

  @phrases-3cdb72 @phrases-13
  Scenario: 13 from chat to editing.typing
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When phrase.edited happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "editing.typing"
    When phrase.submitted happens with {"text":"Thank you, I will come back to you tomorrow."}
    Then it is in "saving"
    When savePhrase answers {"ok":true,"phrase":{"id":"3f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d33","text":"Thank you, I will come back to you tomorrow."}…
    Then it is in "listed.saved"
    When phrase.added happens
    Then it is in "editing.typing"

  @phrases-d4003c @phrases-14
  Scenario: 14 from chat to editing.typing
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When removal.requested happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deletePhrase answers
    Then it is in "listed.removed"
    When phrase.added happens
    Then it is in "editing.typing"

  @phrases-e4bbea @phrases-15
  Scenario: 15 from chat to editing.typing
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When removal.requested happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deletePhrase fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notRemoved"
    When phrase.added happens
    Then it is in "editing.typing"

  @phrases-cde52e @phrases-16
  Scenario: 16 from chat to editing.typing
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When removal.requested happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deletePhrase fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notRemoved"
    When phrase.edited happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "editing.typing"

  @phrases-df0a59 @phrases-17
  Scenario: 17 from chat to confirmingRemoval
    Given the phrases flow with the input "chat"
    And it is in "loading"
    When listPhrases answers [{"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31","text":"When could you begin?"}]
    Then it is in "listed.shown"
    When removal.requested happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deletePhrase fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notRemoved"
    When removal.requested happens with {"id":"1f6a3e0d-0d1c-4d53-8a4d-9c1b8a2f0d31"}
    Then it is in "confirmingRemoval"
