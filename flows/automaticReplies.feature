@automaticReplies
Feature: Automatic replies
  Sets up what job seekers are answered with while a recruiter is out of office or outside working hours, and on their first message.

  @automaticReplies-a7a87e @automaticReplies-1
  Scenario: 1 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"

  @automaticReplies-261274 @automaticReplies-2
  Scenario: 2 from recruiter to loading
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":false,"failure":"notAllowed"}
    Then it is in "notAllowed"
    When load.retried happens
    Then it is in "loading"

  @automaticReplies-ba170a @automaticReplies-3
  Scenario: 3 from recruiter to loading
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @automaticReplies-8763ba @automaticReplies-4
  Scenario: 4 from recruiter to loading
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @automaticReplies-ec807e @automaticReplies-5
  Scenario: 5 from recruiter to loading
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @automaticReplies-8c44a7 @automaticReplies-6
  Scenario: 6 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"

  @automaticReplies-378096 @automaticReplies-7
  Scenario: 7 from recruiter to ready.idle
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When editing.cancelled happens
    Then it is in "ready.idle"

  @automaticReplies-6e85a5 @automaticReplies-8
  Scenario: 8 from recruiter to notAllowed
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"notAllowed"}
    Then it is in "notAllowed"

  @automaticReplies-6a7576 @automaticReplies-9
  Scenario: 9 from recruiter to editing.invalid
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.invalid"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.invalid"

  @automaticReplies-b22184 @automaticReplies-10
  Scenario: 10 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.invalid"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"

  @automaticReplies-222d6d @automaticReplies-11
  Scenario: 11 from recruiter to editing.invalid
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.invalid"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.invalid"

  @automaticReplies-0777ac @automaticReplies-12
  Scenario: 12 from recruiter to ready.idle
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.invalid"
    When editing.cancelled happens
    Then it is in "ready.idle"

  @automaticReplies-fdb4d0 @automaticReplies-13
  Scenario: 13 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.saved"
    When reply.switched happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-c78ef0 @automaticReplies-18
  Scenario: 18 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notSaved"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"

  @automaticReplies-e278b2 @automaticReplies-19
  Scenario: 19 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notSaved"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-0982b4 @automaticReplies-20
  Scenario: 20 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notSaved"
    When reply.switched happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"

  @automaticReplies-ee3736 @automaticReplies-21
  Scenario: 21 from recruiter to ready.idle
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "saving.waiting"
    When saving.abandoned happens
    Then it is in "ready.idle"

  @automaticReplies-4f9bf7 @automaticReplies-22
  Scenario: 22 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "saving.waiting"
    When waitToSave answers
    Then it is in "saving.sending"

  @automaticReplies-b880a0 @automaticReplies-24
  Scenario: 24 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"

  @automaticReplies-525834 @automaticReplies-25
  Scenario: 25 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"

  @automaticReplies-5ff750 @automaticReplies-26
  Scenario: 26 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-9c7ba2 @automaticReplies-27
  Scenario: 27 from recruiter to ready.idle
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When editing.cancelled happens
    Then it is in "ready.idle"

  @automaticReplies-4d41aa @automaticReplies-28
  Scenario: 28 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "saving.waiting"
    When saving.abandoned happens
    Then it is in "editing.typing"

  @automaticReplies-903532 @automaticReplies-29
  Scenario: 29 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.saved"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When editing.cancelled happens
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-1e3aa5 @automaticReplies-30
  Scenario: 30 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.saved"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notSaved"
    When reply.switched happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-ef5525 @automaticReplies-31
  Scenario: 31 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.saved"
    When undo.requested happens
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.undone"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"

  @automaticReplies-63c13a @automaticReplies-32
  Scenario: 32 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.saved"
    When undo.requested happens
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.undone"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-1140d4 @automaticReplies-33
  Scenario: 33 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.saved"
    When undo.requested happens
    Then it is in "saving.sending"
    When saveReply answers {"ok":true,"reply":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-0…
    Then it is in "ready.undone"
    When reply.switched happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-977250 @automaticReplies-36
  Scenario: 36 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"invalid","faults":{"text":{"said":"Remove links, addresses, and phone numbers"}}}
    Then it is in "editing.refused"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"

  @automaticReplies-fc4f15 @automaticReplies-37
  Scenario: 37 from recruiter to editing.typing
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"invalid","faults":{"text":{"said":"Remove links, addresses, and phone numbers"}}}
    Then it is in "editing.refused"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"

  @automaticReplies-71f890 @automaticReplies-38
  Scenario: 38 from recruiter to saving.sending
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"invalid","faults":{"text":{"said":"Remove links, addresses, and phone numbers"}}}
    Then it is in "editing.refused"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"

  @automaticReplies-746680 @automaticReplies-39
  Scenario: 39 from recruiter to ready.idle
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.switched happens with {"kind":"outsideHours","now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"invalid","faults":{"text":{"said":"Remove links, addresses, and phone numbers"}}}
    Then it is in "editing.refused"
    When editing.cancelled happens
    Then it is in "ready.idle"

  @automaticReplies-b9fb17 @automaticReplies-40
  Scenario: 40 from recruiter to editing.refused
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"invalid","faults":{"text":{"said":"Remove links, addresses, and phone numbers"}}}
    Then it is in "editing.refused"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.refused"

  @automaticReplies-8d06a3 @automaticReplies-41
  Scenario: 41 from recruiter to editing.invalid
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"invalid","faults":{"text":{"said":"Remove links, addresses, and phone numbers"}}}
    Then it is in "editing.refused"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.refused"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.invalid"

  @automaticReplies-4cbca6 @automaticReplies-42
  Scenario: 42 from recruiter to editing.invalid
    Given the automaticReplies flow with the input "recruiter"
    And it is in "loading"
    When listReplies answers {"ok":true,"replies":[{"kind":"outOfOffice","is_on":false,"text":"","time_zone":null,"first_day":null,"last_day":null},…
    Then it is in "ready.idle"
    When reply.edited happens with {"kind":"outOfOffice","now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.typing"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.typing"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply answers {"ok":false,"failure":"invalid","faults":{"text":{"said":"Remove links, addresses, and phone numbers"}}}
    Then it is in "editing.refused"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "saving.sending"
    When saveReply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When draft.changed happens with {"draft":{"kind":"outOfOffice","is_on":true,"text":"I am away.","time_zone":"Asia/Manila","first_day":"2099-01-12","las…
    Then it is in "editing.notSaved"
    When draft.submitted happens with {"now":"2026-01-10T09:00:00Z"}
    Then it is in "editing.invalid"
