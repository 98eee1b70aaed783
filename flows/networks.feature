@networks
Feature: Social networks
  Shows the social networks an account is connected to, connects one by going there and back, and disconnects one.

  @networks-81c409 @networks-1
  Scenario: 1 from member to loading
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @networks-e322c4 @networks-2
  Scenario: 2 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "leaving"

  @networks-f668ca @networks-3
  Scenario: 3 from member to listed.idle
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @networks-162588 @networks-4
  Scenario: 4 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"unavailable"}
    Then it is in "listed.unavailable"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-3d8fb7 @networks-5
  Scenario: 5 from member to confirmingRemoval
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"unavailable"}
    Then it is in "listed.unavailable"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-25327f @networks-6
  Scenario: 6 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-582b28 @networks-7
  Scenario: 7 from member to confirmingRemoval
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-12d671 @networks-8
  Scenario: 8 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-174373 @networks-9
  Scenario: 9 from member to confirmingRemoval
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-94df05 @networks-10
  Scenario: 10 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.dismissed happens
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-d79d39 @networks-11
  Scenario: 11 from member to confirmingRemoval
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.dismissed happens
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-2bb1bd @networks-12
  Scenario: 12 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "leaving"

  @networks-4a468c @networks-13
  Scenario: 13 from member to listed.idle
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @networks-76ddd3 @networks-14
  Scenario: 14 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"unavailable"}
    Then it is in "listed.unavailable"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-aad8fc @networks-15
  Scenario: 15 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-ab1637 @networks-16
  Scenario: 16 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-26ae5e @networks-17
  Scenario: 17 from member to disconnecting
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disconnecting"

  @networks-a15353 @networks-18
  Scenario: 18 from member to listed.idle
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @networks-39a582 @networks-19
  Scenario: 19 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":false,"failure":"lastWay"}
    Then it is in "listed.lastWay"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-6da749 @networks-20
  Scenario: 20 from member to confirmingRemoval
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":false,"failure":"lastWay"}
    Then it is in "listed.lastWay"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-e1c5d5 @networks-21
  Scenario: 21 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-420839 @networks-22
  Scenario: 22 from member to confirmingRemoval
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-8cbd7b @networks-23
  Scenario: 23 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":true,"networks":{"networks":[],"is_removable":true}}
    Then it is in "listed.disconnected"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "leaving"

  @networks-8d2317 @networks-24
  Scenario: 24 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":true,"networks":{"networks":[],"is_removable":true}}
    Then it is in "listed.disconnected"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"unavailable"}
    Then it is in "listed.unavailable"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-571075 @networks-25
  Scenario: 25 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":true,"networks":{"networks":[],"is_removable":true}}
    Then it is in "listed.disconnected"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-353495 @networks-26
  Scenario: 26 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":true,"networks":{"networks":[],"is_removable":true}}
    Then it is in "listed.disconnected"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-f261a2 @networks-27
  Scenario: 27 from member to leaving
    Given the networks flow with the input "member"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":true,"networks":{"networks":[],"is_removable":true}}
    Then it is in "listed.disconnected"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"
    When leaveForNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-e0adf7 @networks-28
  Scenario: 28 from returned to listed.cancelled
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"

  @networks-a8be32 @networks-29
  Scenario: 29 from returned to listed.unavailable
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"unavailable"}
    Then it is in "listed.unavailable"

  @networks-ed88ab @networks-30
  Scenario: 30 from returned to listed.failed
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"

  @networks-a76375 @networks-31
  Scenario: 31 from returned to listed.connected
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "connecting"
    When connectNetwork answers {"ok":true,"networks":{"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"},{"provider":"line","conn…
    Then it is in "listed.connected"

  @networks-cff23f @networks-32
  Scenario: 32 from returned to listed.cancelled
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"

  @networks-6c9279 @networks-33
  Scenario: 33 from returned to listed.unavailable
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"unavailable"}
    Then it is in "listed.unavailable"

  @networks-3f2a13 @networks-34
  Scenario: 34 from returned to listed.failed
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "connecting"
    When connectNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"

  @networks-3e7dd8 @networks-35
  Scenario: 35 from returned to loading
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @networks-1e743f @networks-36
  Scenario: 36 from returned to leaving
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"taken"}
    Then it is in "listed.taken"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-27cc65 @networks-37
  Scenario: 37 from returned to confirmingRemoval
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"taken"}
    Then it is in "listed.taken"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-1d29d1 @networks-38
  Scenario: 38 from returned to leaving
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"refused"}
    Then it is in "listed.refused"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-632530 @networks-39
  Scenario: 39 from returned to confirmingRemoval
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"refused"}
    Then it is in "listed.refused"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-5a041e @networks-40
  Scenario: 40 from returned to leaving
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"lapsed"}
    Then it is in "listed.lapsed"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-0cedd6 @networks-41
  Scenario: 41 from returned to confirmingRemoval
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"lapsed"}
    Then it is in "listed.lapsed"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-49b6db @networks-42
  Scenario: 42 from returned to leaving
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"taken"}
    Then it is in "listed.taken"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-1bb04e @networks-43
  Scenario: 43 from returned to leaving
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"refused"}
    Then it is in "listed.refused"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-794cc3 @networks-44
  Scenario: 44 from returned to leaving
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":false}
    Then it is in "connecting"
    When connectNetwork answers {"ok":false,"failure":"lapsed"}
    Then it is in "listed.lapsed"
    When connection.requested happens with {"provider":"line"}
    Then it is in "leaving"

  @networks-05f8b7 @networks-45
  Scenario: 45 from returned to listed.disconnected
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":true,"networks":{"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"},{"provider":"line","conn…
    Then it is in "listed.connected"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":true,"networks":{"networks":[],"is_removable":true}}
    Then it is in "listed.disconnected"

  @networks-bdaafd @networks-46
  Scenario: 46 from returned to confirmingRemoval
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":true,"networks":{"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"},{"provider":"line","conn…
    Then it is in "listed.connected"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.dismissed happens
    Then it is in "listed.idle"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-257af5 @networks-47
  Scenario: 47 from returned to disconnecting
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":true,"networks":{"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"},{"provider":"line","conn…
    Then it is in "listed.connected"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disconnecting"

  @networks-8b6efd @networks-48
  Scenario: 48 from returned to listed.idle
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":true,"networks":{"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"},{"provider":"line","conn…
    Then it is in "listed.connected"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @networks-4310b0 @networks-49
  Scenario: 49 from returned to confirmingRemoval
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":true,"networks":{"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"},{"provider":"line","conn…
    Then it is in "listed.connected"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork answers {"ok":false,"failure":"lastWay"}
    Then it is in "listed.lastWay"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"

  @networks-3ea755 @networks-50
  Scenario: 50 from returned to confirmingRemoval
    Given the networks flow with the input "returned"
    And it is in "loading"
    When listNetworks answers {"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"}],"is_removable":true}
    Then it is in "connecting"
    When connectNetwork answers {"ok":true,"networks":{"networks":[{"provider":"google","connected_at":"2026-01-08T09:00:00Z"},{"provider":"line","conn…
    Then it is in "listed.connected"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "disconnecting"
    When disconnectNetwork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When removal.requested happens with {"provider":"google"}
    Then it is in "confirmingRemoval"
