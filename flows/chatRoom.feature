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

  @chatRoom-23c253 @chatRoom-102
  Scenario: 102 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-68f3aa @chatRoom-103
  Scenario: 103 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-d18155 @chatRoom-104
  Scenario: 104 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-4fdaf4 @chatRoom-105
  Scenario: 105 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"

  @chatRoom-c312b0 @chatRoom-106
  Scenario: 106 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-15a290 @chatRoom-107
  Scenario: 107 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When line.restored happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-5fdd1d @chatRoom-108
  Scenario: 108 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-affff2 @chatRoom-109
  Scenario: 109 from entered to older.resting and typing.quiet and acting.resting.idle and line.gone
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap answers {"ok":false}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.gone"

  @chatRoom-2e49a7 @chatRoom-110
  Scenario: 110 from entered to older.resting and typing.quiet and acting.resting.idle and line.failed
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.failed"

  @chatRoom-6ecdc9 @chatRoom-111
  Scenario: 111 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"
    When fillGap fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-16f8a8 @chatRoom-112
  Scenario: 112 from entered to older.resting and acting.resting.idle and line.live.idle and typing.quiet
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":13,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "line.live.idle" and "typing.quiet"

  @chatRoom-ce529b @chatRoom-113
  Scenario: 113 from entered to older.resting and acting.resting.idle and typing.quiet and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When typing.heard happens
    Then it is in "line.joining" and "older.resting" and "acting.resting.idle" and "typing.heard"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.heard" and "line.live.idle"
    When message.arrived happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f2019","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":19,"c…
    Then it is in "older.resting" and "acting.resting.idle" and "typing.quiet" and "line.live.filling"

  @chatRoom-398e3c @chatRoom-114
  Scenario: 114 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When line.lost happens
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-de0a97 @chatRoom-115
  Scenario: 115 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-e84c66 @chatRoom-116
  Scenario: 116 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.idle
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"

  @chatRoom-6e0e19 @chatRoom-117
  Scenario: 117 from entered to older.resting and typing.quiet and acting.resting.idle and line.offline
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When message.written happens with {"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1013","kind":"text","body":{"text":"On Monday?"}},"at":"2026-01-10T09…
    Then it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.sending"
    When sendMessage fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.offline"

  @chatRoom-b127e1 @chatRoom-118
  Scenario: 118 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.resting
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When older.requested happens
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.loading"
    When loadOlder answers {"messages":[{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1010","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","offset":10,…
    Then it is in "typing.quiet" and "acting.resting.idle" and "line.live.idle" and "older.resting"

  @chatRoom-1d6079 @chatRoom-119
  Scenario: 119 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
    Given the chatRoom flow with the input "entered"
    And it is in "line.joining" and "older.resting" and "typing.quiet" and "acting.resting.idle"
    When joinRoom answers {"ok":true,"chat":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","role":"seeker","other":{"user_id":"4c7e5c4e-68f8-4c1b-9…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.idle"
    When act.requested happens with {"act":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","does":"recall"}}
    Then it is in "older.resting" and "typing.quiet" and "line.live.idle" and "acting.acting"
    When doAct answers {"ok":true,"message":{"id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f1012","chat_id":"4c7e5c4e-68f8-4c1b-9e55-6b2f0a2f0001","off…
    Then it is in "older.resting" and "typing.quiet" and "acting.resting.idle" and "line.live.filling"

  @chatRoom-0a5ef7 @chatRoom-120
  Scenario: 120 from entered to older.resting and acting.resting.idle and line.live.filling and typing.quiet
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

  @chatRoom-1ba50d @chatRoom-121
  Scenario: 121 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
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

  @chatRoom-6a0fe7 @chatRoom-122
  Scenario: 122 from entered to older.resting and typing.quiet and line.live.filling and acting.resting.idle
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

  @chatRoom-f7a2d9 @chatRoom-123
  Scenario: 123 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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

  @chatRoom-db7799 @chatRoom-124
  Scenario: 124 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.sending
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

  @chatRoom-b61669 @chatRoom-125
  Scenario: 125 from entered to typing.quiet and acting.resting.idle and line.live.idle and older.loading
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

  @chatRoom-546b1d @chatRoom-126
  Scenario: 126 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
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

  @chatRoom-bc1cbb @chatRoom-127
  Scenario: 127 from entered to older.resting and typing.quiet and line.live.idle and acting.acting
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

  @chatRoom-7b49d1 @chatRoom-128
  Scenario: 128 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
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

  @chatRoom-d9f357 @chatRoom-129
  Scenario: 129 from entered to older.resting and acting.resting.idle and line.gone and typing.quiet
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

  @chatRoom-c98533 @chatRoom-130
  Scenario: 130 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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

  @chatRoom-261f47 @chatRoom-131
  Scenario: 131 from entered to older.resting and typing.quiet and acting.resting.idle and line.live.filling
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
