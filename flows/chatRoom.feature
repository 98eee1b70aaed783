@chatRoom
Feature: Chat room
  Keeps two people in conversation over a line that may break: nothing is doubled, nothing is lost, and all stands in its order.

  @chatRoom-dbdab9 @chatRoom-1
  Scenario: 1 from entered to line.joining and older.resting and typing.quiet and acting.resting.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"

  @chatRoom-41bb08 @chatRoom-2
  Scenario: 2 from entered to line.joining and older.resting and typing.quiet and acting.resting.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When marks.arrived happens with {"role":"employer","marks":{"delivered_offset":12,"read_offset":12}}
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"

  @chatRoom-3b8e8b @chatRoom-3
  Scenario: 3 from entered to older.resting and typing.quiet and acting.resting.idle and line.gone
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":false}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.gone"

  @chatRoom-1d6f2b @chatRoom-4
  Scenario: 4 from entered to line.joining and older.resting and acting.resting.idle and typing.heard
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"

  @chatRoom-2d1e2c @chatRoom-5
  Scenario: 5 from entered to line.joining and older.resting and acting.resting.idle and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When untilQuiet · 5 s has passed
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.quiet"

  @chatRoom-3ff45f @chatRoom-6
  Scenario: 6 from entered to line.joining and older.resting and typing.quiet and acting.resting.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.discarded happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013"}
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"

  @chatRoom-dd4079 @chatRoom-7
  Scenario: 7 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-5c6b12 @chatRoom-8
  Scenario: 8 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-079d2f @chatRoom-9
  Scenario: 9 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-aab549 @chatRoom-10
  Scenario: 10 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"

  @chatRoom-b713fa @chatRoom-11
  Scenario: 11 from entered to older.resting and typing.quiet and acting.resting.idle and line.joining
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.failed"
    When room.retried happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.joining"

  @chatRoom-ec7dfc @chatRoom-12
  Scenario: 12 from entered to older.resting and typing.quiet and acting.resting.idle and line.joining
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.joining"

  @chatRoom-63e242 @chatRoom-13
  Scenario: 13 from entered to older.resting and typing.quiet and acting.resting.idle and line.joining
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"
    When room.retried happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.joining"

  @chatRoom-904169 @chatRoom-14
  Scenario: 14 from entered to older.resting and typing.quiet and acting.resting.idle and line.joining
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"
    When untilAnother · 10 s has passed
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.joining"

  @chatRoom-182cdb @chatRoom-15
  Scenario: 15 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-0ff716 @chatRoom-16
  Scenario: 16 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-f9100e @chatRoom-17
  Scenario: 17 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-50a18c @chatRoom-18
  Scenario: 18 from entered to older.resting and typing.quiet and acting.resting.idle and line.gone
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":false}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.gone"

  @chatRoom-3cc0a8 @chatRoom-19
  Scenario: 19 from entered to older.resting and typing.quiet and acting.resting.idle and line.failed
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.failed"

  @chatRoom-97bbfa @chatRoom-20
  Scenario: 20 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-d4bf00 @chatRoom-21
  Scenario: 21 from entered to older.resting and acting.resting.idle and line.live.idle and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "line.live.idle" and "typing.quiet"

  @chatRoom-619a3d @chatRoom-22
  Scenario: 22 from entered to older.resting and acting.resting.idle and typing.quiet and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.quiet" and "line.live.filling"

  @chatRoom-d8359d @chatRoom-23
  Scenario: 23 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-21b9d9 @chatRoom-24
  Scenario: 24 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-5ba104 @chatRoom-25
  Scenario: 25 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-0c842d @chatRoom-26
  Scenario: 26 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-c394a6 @chatRoom-27
  Scenario: 27 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.resting
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When older.requested happens
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.loading"
    When loadOlder answers {"messages":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1010","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":10,…
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.resting"

  @chatRoom-0b2ed2 @chatRoom-28
  Scenario: 28 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"
    When doAct answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-f3f12e @chatRoom-29
  Scenario: 29 from entered to older.resting and acting.resting.idle and line.live.filling and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.filling"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "line.live.filling" and "typing.quiet"

  @chatRoom-e1d30a @chatRoom-30
  Scenario: 30 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"

  @chatRoom-5e3d76 @chatRoom-31
  Scenario: 31 from entered to older.resting and typing.quiet and line.live.filling and acting.resting.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.filling" and "acting.acting"
    When doAct answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "line.live.filling" and "acting.resting.idle"

  @chatRoom-22650a @chatRoom-32
  Scenario: 32 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-74f18c @chatRoom-33
  Scenario: 33 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage answers {"ok":false,"failure":"tooMany"}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.resent happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013"}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"

  @chatRoom-3d3c4e @chatRoom-34
  Scenario: 34 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.loading
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When older.requested happens
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.loading"
    When loadOlder fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.failed"
    When older.requested happens
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.loading"

  @chatRoom-0ba168 @chatRoom-35
  Scenario: 35 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"
    When doAct answers {"ok":false,"failure":"tooLate"}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.resting.refused"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"

  @chatRoom-63530a @chatRoom-36
  Scenario: 36 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"
    When doAct fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.resting.failed"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"

  @chatRoom-999e46 @chatRoom-37
  Scenario: 37 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.filling"
    When fillGap answers {"ok":false}
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.gone"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "line.gone" and "typing.quiet"

  @chatRoom-d9f27c @chatRoom-38
  Scenario: 38 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.filling"
    When fillGap answers {"ok":false}
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.gone"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "line.gone" and "typing.quiet"

  @chatRoom-b29747 @chatRoom-39
  Scenario: 39 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage answers {"ok":false,"failure":"tooMany"}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When message.resent happens with {"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013"}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-49538e @chatRoom-40
  Scenario: 40 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.sending" and "acting.acting"
    When sendMessage answers {"ok":false,"failure":"tooMany"}
    Then it is in "older.resting" and "typing.quiet" and "acting.acting" and "line.live.idle"
    When doAct answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-d7be46 @chatRoom-41
  Scenario: 41 from entered to line.joining and older.resting and typing.quiet and acting.resting.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When presence.arrived happens with {"presence":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002","is_online":false,"activity":"justNow"}}
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
