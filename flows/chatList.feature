@chatList
Feature: Conversations
  Shows the conversations one has, newest first, and lets each be pinned, muted, starred, set aside and deleted.

  @chatList-a19086 @chatList-1
  Scenario: 1 from all to list.loading and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "list.loading" and "doing.resting.idle"

  @chatList-9a4876 @chatList-2
  Scenario: 2 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-72e23d @chatList-6
  Scenario: 6 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.empty"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-4cb541 @chatList-7
  Scenario: 7 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.empty"
    When chats.changed happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-2670ba @chatList-8
  Scenario: 8 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.resting.idle" and "list.failed"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-df6409 @chatList-9
  Scenario: 9 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.resting.idle" and "list.failed"
    When load.retried happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-d82374 @chatList-10
  Scenario: 10 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.resting.idle" and "list.failed"
    When chats.changed happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-92aaf8 @chatList-11
  Scenario: 11 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "doing.resting.idle" and "list.offline"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-f86723 @chatList-12
  Scenario: 12 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "doing.resting.idle" and "list.offline"
    When load.retried happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-088f2b @chatList-13
  Scenario: 13 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "doing.resting.idle" and "list.offline"
    When waitForConnection answers
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-bff58e @chatList-50
  Scenario: 50 from all to list.loading and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When presence.arrived happens with {"presence":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002","is_online":false,"activity":"justNow"}}
    Then it is in "list.loading" and "doing.resting.idle"

  @chatList-45d436 @chatList-51
  Scenario: 51 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-629000 @chatList-52
  Scenario: 52 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When more.requested happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-2989cc @chatList-53
  Scenario: 53 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chats.changed happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-f5bcb5 @chatList-54
  Scenario: 54 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-df8a62 @chatList-55
  Scenario: 55 from all to doing.resting.idle and list.shown
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"

  @chatList-67b21e @chatList-56
  Scenario: 56 from all to doing.resting.idle and list.empty
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.empty"

  @chatList-64dd7f @chatList-57
  Scenario: 57 from all to doing.resting.idle and list.failed
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.resting.idle" and "list.failed"

  @chatList-d99283 @chatList-58
  Scenario: 58 from all to doing.resting.idle and list.offline
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "doing.resting.idle" and "list.offline"

  @chatList-2a9bff @chatList-59
  Scenario: 59 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-31c2d6 @chatList-60
  Scenario: 60 from all to list.shown and doing.resting.notChanged
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notChanged"

  @chatList-485599 @chatList-61
  Scenario: 61 from all to list.shown and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.declined happens
    Then it is in "list.shown" and "doing.resting.idle"

  @chatList-dbf0fd @chatList-62
  Scenario: 62 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When chats.changed happens
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-83feb9 @chatList-63
  Scenario: 63 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When chats.changed happens
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-bfbf34 @chatList-64
  Scenario: 64 from all to list.refreshing and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.refreshing" and "doing.changing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "list.refreshing" and "doing.resting.idle"

  @chatList-d2ad11 @chatList-65
  Scenario: 65 from all to list.refreshing and doing.resting.dismissed
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "list.refreshing" and "doing.resting.dismissed"

  @chatList-04d04e @chatList-66
  Scenario: 66 from all to list.shown and doing.changing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notChanged"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"

  @chatList-deb1da @chatList-67
  Scenario: 67 from all to list.shown and doing.dismissing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notChanged"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"

  @chatList-0dd593 @chatList-68
  Scenario: 68 from all to list.shown and doing.confirmingRemoval
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notChanged"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"

  @chatList-cfa62d @chatList-69
  Scenario: 69 from all to list.refreshing and doing.changing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.refreshing" and "doing.changing"

  @chatList-56c959 @chatList-70
  Scenario: 70 from all to list.refreshing and doing.dismissing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.dismissing"

  @chatList-1619ef @chatList-71
  Scenario: 71 from all to list.refreshing and doing.confirmingRemoval
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.confirmingRemoval"

  @chatList-2db549 @chatList-72
  Scenario: 72 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.refreshing" and "doing.changing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.changing" and "list.empty"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-83a1b3 @chatList-73
  Scenario: 73 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.refreshing" and "doing.changing"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.changing" and "list.failed"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-f095bb @chatList-74
  Scenario: 74 from all to doing.resting.dismissed and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.dismissing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.dismissing" and "list.empty"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"

  @chatList-851713 @chatList-75
  Scenario: 75 from all to doing.resting.dismissed and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.dismissing"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.dismissing" and "list.failed"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"

  @chatList-a1eebd @chatList-76
  Scenario: 76 from all to list.refreshing and doing.resting.removed
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.refreshing" and "doing.removing"
    When deleteChat answers
    Then it is in "list.refreshing" and "doing.resting.removed"

  @chatList-c023ee @chatList-77
  Scenario: 77 from all to list.refreshing and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When undo.requested happens
    Then it is in "list.refreshing" and "doing.restoring"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "list.refreshing" and "doing.resting.idle"

  @chatList-cb4e83 @chatList-78
  Scenario: 78 from all to list.refreshing and doing.resting.dismissed
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When undo.requested happens
    Then it is in "list.refreshing" and "doing.restoring"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.refreshing" and "doing.resting.dismissed"

  @chatList-dcac6e @chatList-79
  Scenario: 79 from all to list.shown and doing.changing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.shown" and "doing.removing"
    When deleteChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notRemoved"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"

  @chatList-d99c45 @chatList-80
  Scenario: 80 from all to list.shown and doing.dismissing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.shown" and "doing.removing"
    When deleteChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notRemoved"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"

  @chatList-35ebf7 @chatList-81
  Scenario: 81 from all to list.shown and doing.confirmingRemoval
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.shown" and "doing.removing"
    When deleteChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notRemoved"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"

  @chatList-2f4556 @chatList-82
  Scenario: 82 from all to doing.resting.removed and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.refreshing" and "doing.removing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.removing" and "list.empty"
    When deleteChat answers
    Then it is in "doing.resting.removed" and "list.refreshing"

  @chatList-ea52b2 @chatList-83
  Scenario: 83 from all to doing.resting.removed and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.refreshing" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.refreshing" and "doing.removing"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.removing" and "list.failed"
    When deleteChat answers
    Then it is in "doing.resting.removed" and "list.refreshing"

  @chatList-cea56c @chatList-84
  Scenario: 84 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When undo.requested happens
    Then it is in "list.refreshing" and "doing.restoring"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.restoring" and "list.shown"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-f73b38 @chatList-85
  Scenario: 85 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When undo.requested happens
    Then it is in "list.refreshing" and "doing.restoring"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.restoring" and "list.empty"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-6a6b56 @chatList-86
  Scenario: 86 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.dismissed" and "list.refreshing"
    When undo.requested happens
    Then it is in "list.refreshing" and "doing.restoring"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.restoring" and "list.failed"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-80295b @chatList-87
  Scenario: 87 from all to list.shown and doing.changing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.shown" and "doing.removing"
    When deleteChat answers
    Then it is in "doing.resting.removed" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.removed" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"

  @chatList-c4654b @chatList-88
  Scenario: 88 from all to list.shown and doing.dismissing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.shown" and "doing.removing"
    When deleteChat answers
    Then it is in "doing.resting.removed" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.removed" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"

  @chatList-47d19a @chatList-89
  Scenario: 89 from all to list.shown and doing.confirmingRemoval
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.confirmed happens
    Then it is in "list.shown" and "doing.removing"
    When deleteChat answers
    Then it is in "doing.resting.removed" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.removed" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
