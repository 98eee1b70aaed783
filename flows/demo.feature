@demo
Feature: Demo
  Controls a demo: one signs in as its people, moves its clock on, steers its scripts, and begins it anew.

  @demo-d5b456 @demo-3
  Scenario: 3 from page to loading
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @demo-83420c @demo-4
  Scenario: 4 from page to loading
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @demo-bc8c34 @demo-5
  Scenario: 5 from page to loading
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @demo-a3a044 @demo-39
  Scenario: 39 from page to begunAnew
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "begunAnew"

  @demo-eb3b09 @demo-40
  Scenario: 40 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-ef0f5f @demo-41
  Scenario: 41 from page to signedIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn answers {"ok":true,"target":"/recommended-job/applied"}
    Then it is in "signedIn"

  @demo-b90774 @demo-42
  Scenario: 42 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-ff8bb0 @demo-43
  Scenario: 43 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-e3dd94 @demo-44
  Scenario: 44 from page to ready.moved
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"

  @demo-e04ad3 @demo-45
  Scenario: 45 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"

  @demo-584dfb @demo-46
  Scenario: 46 from page to begunAnew
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "begunAnew"

  @demo-9959d6 @demo-47
  Scenario: 47 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-3dc765 @demo-48
  Scenario: 48 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-bda8d5 @demo-49
  Scenario: 49 from page to ready.idle
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.declined happens
    Then it is in "ready.idle"

  @demo-bf77ca @demo-50
  Scenario: 50 from page to ready.idle
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts answers {"is_there":true,"is_paused":true,"speed":1,"scripts":[{"name":"recruiter","title":"A recruiter who answers","state":"r…
    Then it is in "ready.idle"

  @demo-0ec705 @demo-51
  Scenario: 51 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-e2baef @demo-52
  Scenario: 52 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-e13e82 @demo-53
  Scenario: 53 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-b2fb2f @demo-54
  Scenario: 54 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-d599d0 @demo-55
  Scenario: 55 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-b127c9 @demo-56
  Scenario: 56 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-8bd586 @demo-57
  Scenario: 57 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-c28559 @demo-58
  Scenario: 58 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-542bd4 @demo-59
  Scenario: 59 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-90dbf4 @demo-60
  Scenario: 60 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-03d87d @demo-61
  Scenario: 61 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-db4f7a @demo-62
  Scenario: 62 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-efbbdb @demo-63
  Scenario: 63 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-f35c6f @demo-64
  Scenario: 64 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-7e5d80 @demo-65
  Scenario: 65 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn answers {"ok":false,"failure":"changed"}
    Then it is in "ready.refused"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-2c7885 @demo-66
  Scenario: 66 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn answers {"ok":false,"failure":"changed"}
    Then it is in "ready.refused"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-2b717f @demo-67
  Scenario: 67 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn answers {"ok":false,"failure":"changed"}
    Then it is in "ready.refused"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-a71389 @demo-68
  Scenario: 68 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn answers {"ok":false,"failure":"changed"}
    Then it is in "ready.refused"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-d10dd9 @demo-69
  Scenario: 69 from page to begunAnew
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.confirmed happens
    Then it is in "resetting"
    When resetDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "begunAnew"

  @demo-bd8259 @demo-70
  Scenario: 70 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.confirmed happens
    Then it is in "resetting"
    When resetDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"

  @demo-db0ce4 @demo-71
  Scenario: 71 from page to ready.moved
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.confirmed happens
    Then it is in "resetting"
    When resetDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"

  @demo-949008 @demo-72
  Scenario: 72 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.confirmed happens
    Then it is in "resetting"
    When resetDemo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-d5880a @demo-73
  Scenario: 73 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.confirmed happens
    Then it is in "resetting"
    When resetDemo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
