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

  @chatRoom-7dc8ab @chatRoom-72
  Scenario: 72 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-0636a5 @chatRoom-73
  Scenario: 73 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-d3ce6e @chatRoom-74
  Scenario: 74 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-7e9f1e @chatRoom-75
  Scenario: 75 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"

  @chatRoom-1d5e4e @chatRoom-76
  Scenario: 76 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-dc7d7b @chatRoom-77
  Scenario: 77 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-dda4ad @chatRoom-78
  Scenario: 78 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-29370f @chatRoom-79
  Scenario: 79 from entered to older.resting and typing.quiet and acting.resting.idle and line.gone
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":false}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.gone"

  @chatRoom-d6eaad @chatRoom-80
  Scenario: 80 from entered to older.resting and typing.quiet and acting.resting.idle and line.failed
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.failed"

  @chatRoom-7846db @chatRoom-81
  Scenario: 81 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-614cf8 @chatRoom-82
  Scenario: 82 from entered to older.resting and acting.resting.idle and line.live.idle and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "line.live.idle" and "typing.quiet"

  @chatRoom-6c3289 @chatRoom-83
  Scenario: 83 from entered to older.resting and acting.resting.idle and typing.quiet and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.quiet" and "line.live.filling"

  @chatRoom-6df35d @chatRoom-84
  Scenario: 84 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-86f681 @chatRoom-85
  Scenario: 85 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-caeae3 @chatRoom-86
  Scenario: 86 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-a49f7b @chatRoom-87
  Scenario: 87 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-7880f6 @chatRoom-88
  Scenario: 88 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.resting
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When older.requested happens
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.loading"
    When loadOlder answers {"messages":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1010","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":10,…
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.resting"

  @chatRoom-6974ad @chatRoom-89
  Scenario: 89 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"
    When doAct answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-289d74 @chatRoom-90
  Scenario: 90 from entered to older.resting and acting.resting.idle and line.live.filling and typing.quiet
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

  @chatRoom-893575 @chatRoom-91
  Scenario: 91 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
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

  @chatRoom-595fde @chatRoom-92
  Scenario: 92 from entered to older.resting and typing.quiet and line.live.filling and acting.resting.idle
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

  @chatRoom-40a64f @chatRoom-93
  Scenario: 93 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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

  @chatRoom-8219cd @chatRoom-94
  Scenario: 94 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
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

  @chatRoom-9e64e6 @chatRoom-95
  Scenario: 95 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.loading
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

  @chatRoom-0aa0ad @chatRoom-96
  Scenario: 96 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
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

  @chatRoom-727ba5 @chatRoom-97
  Scenario: 97 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
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

  @chatRoom-c0edab @chatRoom-98
  Scenario: 98 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
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

  @chatRoom-564b0a @chatRoom-99
  Scenario: 99 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
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

  @chatRoom-e4f7d2 @chatRoom-100
  Scenario: 100 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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

  @chatRoom-760ce6 @chatRoom-101
  Scenario: 101 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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
