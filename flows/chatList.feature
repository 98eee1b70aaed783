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

  @chatList-172202 @chatList-129
  Scenario: 129 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-6fcd4f @chatList-130
  Scenario: 130 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When more.requested happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-b11531 @chatList-131
  Scenario: 131 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chats.changed happens
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-c9b909 @chatList-132
  Scenario: 132 from all to doing.resting.idle and list.loading
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When filter.chosen happens with {"filter":"unread"}
    Then it is in "doing.resting.idle" and "list.loading"

  @chatList-a7fcff @chatList-133
  Scenario: 133 from all to doing.resting.idle and list.shown
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"

  @chatList-e369ac @chatList-134
  Scenario: 134 from all to doing.resting.idle and list.empty
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats answers {"chats":[],"more":false}
    Then it is in "doing.resting.idle" and "list.empty"

  @chatList-fe2d86 @chatList-135
  Scenario: 135 from all to doing.resting.idle and list.failed
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "doing.resting.idle" and "list.failed"

  @chatList-7e13ce @chatList-136
  Scenario: 136 from all to doing.resting.idle and list.offline
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When chats.changed happens
    Then it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.refreshing"
    When listChats fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "doing.resting.idle" and "list.offline"

  @chatList-6099c5 @chatList-137
  Scenario: 137 from all to doing.resting.idle and list.refreshing
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When change.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","change":{"is_pinned":true}}
    Then it is in "list.shown" and "doing.changing"
    When changeChat answers {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002",…
    Then it is in "doing.resting.idle" and "list.refreshing"

  @chatList-08213d @chatList-138
  Scenario: 138 from all to list.shown and doing.resting.notChanged
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When chat.dismissed happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.dismissing"
    When changeChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.shown" and "doing.resting.notChanged"

  @chatList-22f710 @chatList-139
  Scenario: 139 from all to list.shown and doing.resting.idle
    Given the chatList flow with the input "all"
    And it is in "list.loading" and "doing.resting.idle"
    When listChats answers {"chats":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f…
    Then it is in "doing.resting.idle" and "list.shown"
    When removal.requested happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001"}
    Then it is in "list.shown" and "doing.confirmingRemoval"
    When removal.declined happens
    Then it is in "list.shown" and "doing.resting.idle"

  @chatList-0842d2 @chatList-140
  Scenario: 140 from all to doing.resting.idle and list.refreshing
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

  @chatList-ba1ff3 @chatList-141
  Scenario: 141 from all to doing.resting.idle and list.refreshing
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

  @chatList-89b2b5 @chatList-142
  Scenario: 142 from all to list.refreshing and doing.resting.idle
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

  @chatList-792de3 @chatList-143
  Scenario: 143 from all to list.refreshing and doing.resting.dismissed
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

  @chatList-50e9eb @chatList-144
  Scenario: 144 from all to list.shown and doing.changing
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

  @chatList-94bb19 @chatList-145
  Scenario: 145 from all to list.shown and doing.dismissing
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

  @chatList-416e43 @chatList-146
  Scenario: 146 from all to list.shown and doing.confirmingRemoval
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

  @chatList-fdb2e3 @chatList-147
  Scenario: 147 from all to list.refreshing and doing.changing
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

  @chatList-af2410 @chatList-148
  Scenario: 148 from all to list.refreshing and doing.dismissing
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

  @chatList-4393ce @chatList-149
  Scenario: 149 from all to list.refreshing and doing.confirmingRemoval
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

  @chatList-ae27b9 @chatList-150
  Scenario: 150 from all to doing.resting.idle and list.refreshing
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

  @chatList-c3c61d @chatList-151
  Scenario: 151 from all to doing.resting.idle and list.refreshing
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

  @chatList-c9ea42 @chatList-152
  Scenario: 152 from all to doing.resting.dismissed and list.refreshing
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

  @chatList-2d4f64 @chatList-153
  Scenario: 153 from all to doing.resting.dismissed and list.refreshing
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

  @chatList-4e5df9 @chatList-154
  Scenario: 154 from all to list.refreshing and doing.resting.removed
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

  @chatList-18a832 @chatList-155
  Scenario: 155 from all to list.refreshing and doing.resting.idle
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

  @chatList-04ab5b @chatList-156
  Scenario: 156 from all to list.refreshing and doing.resting.dismissed
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

  @chatList-cb41d6 @chatList-157
  Scenario: 157 from all to list.shown and doing.changing
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

  @chatList-0cfb95 @chatList-158
  Scenario: 158 from all to list.shown and doing.dismissing
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

  @chatList-cecbe3 @chatList-159
  Scenario: 159 from all to list.shown and doing.confirmingRemoval
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

  @chatList-0bc511 @chatList-160
  Scenario: 160 from all to doing.resting.removed and list.refreshing
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

  @chatList-6cb677 @chatList-161
  Scenario: 161 from all to doing.resting.removed and list.refreshing
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

  @chatList-d6d6ae @chatList-162
  Scenario: 162 from all to doing.resting.idle and list.refreshing
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

  @chatList-c1520d @chatList-163
  Scenario: 163 from all to doing.resting.idle and list.refreshing
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

  @chatList-6a86f0 @chatList-164
  Scenario: 164 from all to doing.resting.idle and list.refreshing
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

  @chatList-1ae76a @chatList-165
  Scenario: 165 from all to list.shown and doing.changing
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

  @chatList-5dba5d @chatList-166
  Scenario: 166 from all to list.shown and doing.dismissing
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

  @chatList-67ef53 @chatList-167
  Scenario: 167 from all to list.shown and doing.confirmingRemoval
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
