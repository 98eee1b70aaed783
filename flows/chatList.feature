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

  @chatList-52eab8 @chatList-3
  Scenario: 3 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-415812 @chatList-4
  Scenario: 4 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When more.requested happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-d4df65 @chatList-5
  Scenario: 5 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chats.changed happens
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

  @chatList-14fe6c @chatList-14
  Scenario: 14 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-cf5e2b @chatList-15
  Scenario: 15 from all to doing.resting.idle and list.shown
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"

  @chatList-2e0bc5 @chatList-16
  Scenario: 16 from all to doing.resting.idle and list.empty
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.empty"

  @chatList-12605d @chatList-17
  Scenario: 17 from all to doing.resting.idle and list.failed
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.resting.idle" and "list.failed"

  @chatList-a53c9a @chatList-18
  Scenario: 18 from all to doing.resting.idle and list.offline
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "doing.resting.idle" and "list.offline"

  @chatList-a6b6cf @chatList-19
  Scenario: 19 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-1d9bd6 @chatList-20
  Scenario: 20 from all to list.shown and doing.resting.notChanged
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notChanged"

  @chatList-bc0e2f @chatList-21
  Scenario: 21 from all to list.shown and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.declined happens
    Then it is in "list.shown" and "doing.resting.idle"

  @chatList-3e7999 @chatList-22
  Scenario: 22 from all to doing.resting.idle and list.refreshing
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

  @chatList-b3a57c @chatList-23
  Scenario: 23 from all to doing.resting.idle and list.refreshing
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

  @chatList-40368c @chatList-24
  Scenario: 24 from all to list.refreshing and doing.resting.idle
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

  @chatList-a8b4e3 @chatList-25
  Scenario: 25 from all to list.refreshing and doing.resting.dismissed
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

  @chatList-268809 @chatList-26
  Scenario: 26 from all to list.shown and doing.changing
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

  @chatList-80b812 @chatList-27
  Scenario: 27 from all to list.shown and doing.dismissing
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

  @chatList-ff1c18 @chatList-28
  Scenario: 28 from all to list.shown and doing.confirmingRemoval
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

  @chatList-29d227 @chatList-29
  Scenario: 29 from all to list.refreshing and doing.changing
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

  @chatList-abe04a @chatList-30
  Scenario: 30 from all to list.refreshing and doing.dismissing
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

  @chatList-377afb @chatList-31
  Scenario: 31 from all to list.refreshing and doing.confirmingRemoval
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

  @chatList-7fd4ee @chatList-32
  Scenario: 32 from all to doing.resting.idle and list.refreshing
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

  @chatList-7f75f8 @chatList-33
  Scenario: 33 from all to doing.resting.idle and list.refreshing
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

  @chatList-795210 @chatList-34
  Scenario: 34 from all to doing.resting.dismissed and list.refreshing
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

  @chatList-c75936 @chatList-35
  Scenario: 35 from all to doing.resting.dismissed and list.refreshing
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

  @chatList-47fdb1 @chatList-36
  Scenario: 36 from all to list.refreshing and doing.resting.removed
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

  @chatList-6b3439 @chatList-37
  Scenario: 37 from all to list.refreshing and doing.resting.idle
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

  @chatList-e4ed26 @chatList-38
  Scenario: 38 from all to list.refreshing and doing.resting.dismissed
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

  @chatList-9e6a1f @chatList-39
  Scenario: 39 from all to list.shown and doing.changing
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

  @chatList-f53fbc @chatList-40
  Scenario: 40 from all to list.shown and doing.dismissing
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

  @chatList-08ed96 @chatList-41
  Scenario: 41 from all to list.shown and doing.confirmingRemoval
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

  @chatList-927d51 @chatList-42
  Scenario: 42 from all to doing.resting.removed and list.refreshing
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

  @chatList-59ff4c @chatList-43
  Scenario: 43 from all to doing.resting.removed and list.refreshing
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

  @chatList-08ae35 @chatList-44
  Scenario: 44 from all to doing.resting.idle and list.refreshing
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

  @chatList-824729 @chatList-45
  Scenario: 45 from all to doing.resting.idle and list.refreshing
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

  @chatList-ed1877 @chatList-46
  Scenario: 46 from all to doing.resting.idle and list.refreshing
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

  @chatList-b2e9e4 @chatList-47
  Scenario: 47 from all to list.shown and doing.changing
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

  @chatList-569dfe @chatList-48
  Scenario: 48 from all to list.shown and doing.dismissing
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

  @chatList-e2db74 @chatList-49
  Scenario: 49 from all to list.shown and doing.confirmingRemoval
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

  @chatList-bff58e @chatList-50
  Scenario: 50 from all to list.loading and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When presence.arrived happens with {"presence":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002","is_online":false,"activity":"justNow"}}
    Then it is in "list.loading" and "doing.resting.idle"
