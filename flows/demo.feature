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

  @demo-c13482 @demo-74
  Scenario: 74 from page to begunAnew
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "begunAnew"

  @demo-514038 @demo-75
  Scenario: 75 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-e0e684 @demo-76
  Scenario: 76 from page to signedIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn answers {"ok":true,"target":"/recommended-job/applied"}
    Then it is in "signedIn"

  @demo-d8eb04 @demo-77
  Scenario: 77 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-62fa25 @demo-78
  Scenario: 78 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-30e387 @demo-79
  Scenario: 79 from page to ready.moved
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"

  @demo-98a11d @demo-80
  Scenario: 80 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"

  @demo-8f9f48 @demo-81
  Scenario: 81 from page to begunAnew
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "begunAnew"

  @demo-6b90c8 @demo-82
  Scenario: 82 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-dfac3f @demo-83
  Scenario: 83 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-29a6a1 @demo-84
  Scenario: 84 from page to ready.idle
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.declined happens
    Then it is in "ready.idle"

  @demo-77f627 @demo-85
  Scenario: 85 from page to ready.idle
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts answers {"is_there":true,"is_paused":true,"speed":1,"scripts":[{"name":"recruiter","title":"A recruiter who answers","state":"r…
    Then it is in "ready.idle"

  @demo-c307fa @demo-86
  Scenario: 86 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-a0cfed @demo-87
  Scenario: 87 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-6a56d5 @demo-88
  Scenario: 88 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-9f7bae @demo-89
  Scenario: 89 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-d7e7f0 @demo-90
  Scenario: 90 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-10b697 @demo-91
  Scenario: 91 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-3ea803 @demo-92
  Scenario: 92 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-ff9d3b @demo-93
  Scenario: 93 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-08e1cd @demo-94
  Scenario: 94 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-eb59d0 @demo-95
  Scenario: 95 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-db95cc @demo-96
  Scenario: 96 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-bd5977 @demo-97
  Scenario: 97 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-4e55a6 @demo-98
  Scenario: 98 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-89ea0c @demo-99
  Scenario: 99 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-56ead3 @demo-100
  Scenario: 100 from page to signingIn
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

  @demo-4973b6 @demo-101
  Scenario: 101 from page to moving
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

  @demo-d4f0c4 @demo-102
  Scenario: 102 from page to confirmingReset
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

  @demo-ce2b0c @demo-103
  Scenario: 103 from page to steering
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

  @demo-e83f9f @demo-104
  Scenario: 104 from page to begunAnew
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

  @demo-906827 @demo-105
  Scenario: 105 from page to ready.failed
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

  @demo-a7ef81 @demo-106
  Scenario: 106 from page to ready.moved
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

  @demo-ae2373 @demo-107
  Scenario: 107 from page to ready.offline
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

  @demo-3aed98 @demo-108
  Scenario: 108 from page to ready.failed
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
