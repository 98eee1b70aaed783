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

  @chatList-9516f5 @chatList-90
  Scenario: 90 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-ce36e9 @chatList-91
  Scenario: 91 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When more.requested happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-0d0823 @chatList-92
  Scenario: 92 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chats.changed happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-cddfd4 @chatList-93
  Scenario: 93 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-4a3213 @chatList-94
  Scenario: 94 from all to doing.resting.idle and list.shown
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"

  @chatList-fc0256 @chatList-95
  Scenario: 95 from all to doing.resting.idle and list.empty
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.empty"

  @chatList-064db2 @chatList-96
  Scenario: 96 from all to doing.resting.idle and list.failed
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.resting.idle" and "list.failed"

  @chatList-c13ce0 @chatList-97
  Scenario: 97 from all to doing.resting.idle and list.offline
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "doing.resting.idle" and "list.offline"

  @chatList-375800 @chatList-98
  Scenario: 98 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-fe95d7 @chatList-99
  Scenario: 99 from all to list.shown and doing.resting.notChanged
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notChanged"

  @chatList-521779 @chatList-100
  Scenario: 100 from all to list.shown and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.declined happens
    Then it is in "list.shown" and "doing.resting.idle"

  @chatList-060be8 @chatList-101
  Scenario: 101 from all to doing.resting.idle and list.refreshing
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

  @chatList-c5187e @chatList-102
  Scenario: 102 from all to doing.resting.idle and list.refreshing
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

  @chatList-0e5e3b @chatList-103
  Scenario: 103 from all to list.refreshing and doing.resting.idle
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

  @chatList-c5b758 @chatList-104
  Scenario: 104 from all to list.refreshing and doing.resting.dismissed
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

  @chatList-0b87e9 @chatList-105
  Scenario: 105 from all to list.shown and doing.changing
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

  @chatList-49e786 @chatList-106
  Scenario: 106 from all to list.shown and doing.dismissing
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

  @chatList-1a1bea @chatList-107
  Scenario: 107 from all to list.shown and doing.confirmingRemoval
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

  @chatList-e83a35 @chatList-108
  Scenario: 108 from all to list.refreshing and doing.changing
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

  @chatList-310df3 @chatList-109
  Scenario: 109 from all to list.refreshing and doing.dismissing
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

  @chatList-a49aef @chatList-110
  Scenario: 110 from all to list.refreshing and doing.confirmingRemoval
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

  @chatList-0e0638 @chatList-111
  Scenario: 111 from all to doing.resting.idle and list.refreshing
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

  @chatList-03f2e5 @chatList-112
  Scenario: 112 from all to doing.resting.idle and list.refreshing
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

  @chatList-f35628 @chatList-113
  Scenario: 113 from all to doing.resting.dismissed and list.refreshing
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

  @chatList-ccbff0 @chatList-114
  Scenario: 114 from all to doing.resting.dismissed and list.refreshing
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

  @chatList-3239d1 @chatList-115
  Scenario: 115 from all to list.refreshing and doing.resting.removed
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

  @chatList-c0061e @chatList-116
  Scenario: 116 from all to list.refreshing and doing.resting.idle
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

  @chatList-d4e2ad @chatList-117
  Scenario: 117 from all to list.refreshing and doing.resting.dismissed
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

  @chatList-2bf016 @chatList-118
  Scenario: 118 from all to list.shown and doing.changing
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

  @chatList-cc5e68 @chatList-119
  Scenario: 119 from all to list.shown and doing.dismissing
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

  @chatList-f8fdbd @chatList-120
  Scenario: 120 from all to list.shown and doing.confirmingRemoval
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

  @chatList-109671 @chatList-121
  Scenario: 121 from all to doing.resting.removed and list.refreshing
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

  @chatList-83603d @chatList-122
  Scenario: 122 from all to doing.resting.removed and list.refreshing
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

  @chatList-a34ec4 @chatList-123
  Scenario: 123 from all to doing.resting.idle and list.refreshing
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

  @chatList-209105 @chatList-124
  Scenario: 124 from all to doing.resting.idle and list.refreshing
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

  @chatList-756d24 @chatList-125
  Scenario: 125 from all to doing.resting.idle and list.refreshing
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

  @chatList-70f08f @chatList-126
  Scenario: 126 from all to list.shown and doing.changing
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

  @chatList-0f7a77 @chatList-127
  Scenario: 127 from all to list.shown and doing.dismissing
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

  @chatList-fa791e @chatList-128
  Scenario: 128 from all to list.shown and doing.confirmingRemoval
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
