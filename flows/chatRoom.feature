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

  @chatRoom-d7be46 @chatRoom-41
  Scenario: 41 from entered to line.joining and older.resting and typing.quiet and acting.resting.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When presence.arrived happens with {"presence":{"user_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0002","is_online":false,"activity":"justNow"}}
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"

  @chatRoom-7db58a @chatRoom-42
  Scenario: 42 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-def067 @chatRoom-43
  Scenario: 43 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-aface9 @chatRoom-44
  Scenario: 44 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-0ff094 @chatRoom-45
  Scenario: 45 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"

  @chatRoom-203b6a @chatRoom-46
  Scenario: 46 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-c95282 @chatRoom-47
  Scenario: 47 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-695f78 @chatRoom-48
  Scenario: 48 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-e0f8ca @chatRoom-49
  Scenario: 49 from entered to older.resting and typing.quiet and acting.resting.idle and line.gone
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":false}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.gone"

  @chatRoom-72199a @chatRoom-50
  Scenario: 50 from entered to older.resting and typing.quiet and acting.resting.idle and line.failed
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.failed"

  @chatRoom-80d6e3 @chatRoom-51
  Scenario: 51 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-94ea78 @chatRoom-52
  Scenario: 52 from entered to older.resting and acting.resting.idle and line.live.idle and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "line.live.idle" and "typing.quiet"

  @chatRoom-596e2b @chatRoom-53
  Scenario: 53 from entered to older.resting and acting.resting.idle and typing.quiet and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.quiet" and "line.live.filling"

  @chatRoom-d390f8 @chatRoom-54
  Scenario: 54 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-33eb6f @chatRoom-55
  Scenario: 55 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-df64a1 @chatRoom-56
  Scenario: 56 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-414a17 @chatRoom-57
  Scenario: 57 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-65567a @chatRoom-58
  Scenario: 58 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.resting
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When older.requested happens
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.loading"
    When loadOlder answers {"messages":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1010","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":10,…
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.resting"

  @chatRoom-13c2ad @chatRoom-59
  Scenario: 59 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"
    When doAct answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-bfe9ed @chatRoom-60
  Scenario: 60 from entered to older.resting and acting.resting.idle and line.live.filling and typing.quiet
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

  @chatRoom-5a065e @chatRoom-61
  Scenario: 61 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
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

  @chatRoom-43ea37 @chatRoom-62
  Scenario: 62 from entered to older.resting and typing.quiet and line.live.filling and acting.resting.idle
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

  @chatRoom-e010cf @chatRoom-63
  Scenario: 63 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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

  @chatRoom-2de794 @chatRoom-64
  Scenario: 64 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
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

  @chatRoom-03e595 @chatRoom-65
  Scenario: 65 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.loading
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

  @chatRoom-8150a6 @chatRoom-66
  Scenario: 66 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
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

  @chatRoom-46c9c2 @chatRoom-67
  Scenario: 67 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
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

  @chatRoom-bfdfc9 @chatRoom-68
  Scenario: 68 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
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

  @chatRoom-2bb2bc @chatRoom-69
  Scenario: 69 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
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

  @chatRoom-0432b8 @chatRoom-70
  Scenario: 70 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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

  @chatRoom-6e4470 @chatRoom-71
  Scenario: 71 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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
