@demo
Feature: Demo
  Controls a demo: one signs in as its people, moves its clock on, steers its scripts, and begins it anew.

  @demo-a923cd @demo-1
  Scenario: 1 from page to begunAnew
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "begunAnew"

  @demo-ee9f28 @demo-2
  Scenario: 2 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

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

  @demo-b11cbe @demo-6
  Scenario: 6 from page to signedIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn answers {"ok":true,"target":"/recommended-job/applied"}
    Then it is in "signedIn"

  @demo-ea128f @demo-7
  Scenario: 7 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-b9b821 @demo-8
  Scenario: 8 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"
    When signIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-bee2f3 @demo-9
  Scenario: 9 from page to ready.moved
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"

  @demo-af692d @demo-10
  Scenario: 10 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"

  @demo-72cbfe @demo-11
  Scenario: 11 from page to begunAnew
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "begunAnew"

  @demo-eb3741 @demo-12
  Scenario: 12 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-f59c37 @demo-13
  Scenario: 13 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"
    When moveClock fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-ff9cd9 @demo-14
  Scenario: 14 from page to ready.idle
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When reset.requested happens
    Then it is in "confirmingReset"
    When reset.declined happens
    Then it is in "ready.idle"

  @demo-9572ba @demo-15
  Scenario: 15 from page to ready.idle
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts answers {"is_paused":true,"speed":1,"scripts":[{"name":"recruiter","title":"A recruiter who answers","state":"running"}]}
    Then it is in "ready.idle"

  @demo-520b10 @demo-16
  Scenario: 16 from page to ready.offline
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"

  @demo-b208d1 @demo-17
  Scenario: 17 from page to ready.failed
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.idle"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"
    When steerScripts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @demo-e25529 @demo-18
  Scenario: 18 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-b118e2 @demo-19
  Scenario: 19 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-09d614 @demo-20
  Scenario: 20 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-bfb8ac @demo-21
  Scenario: 21 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.moved"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-4a1a8b @demo-22
  Scenario: 22 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-b74d92 @demo-23
  Scenario: 23 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-5cf1e8 @demo-24
  Scenario: 24 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-bb76c9 @demo-25
  Scenario: 25 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "ready.failed"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-540da1 @demo-26
  Scenario: 26 from page to signingIn
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When account.chosen happens with {"life":"seeker"}
    Then it is in "signingIn"

  @demo-88b5fc @demo-27
  Scenario: 27 from page to moving
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When clock.moved happens with {"by":"day"}
    Then it is in "moving"

  @demo-e8aad1 @demo-28
  Scenario: 28 from page to confirmingReset
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When reset.requested happens
    Then it is in "confirmingReset"

  @demo-9c4b05 @demo-29
  Scenario: 29 from page to steering
    Given the demo flow with the input "page"
    And it is in "loading"
    When loadDemo answers {"dev":{"now":"2026-01-10T09:00:00Z","moved_by":86400000,"accounts":[{"email":"seeker@waymark.test","password":"waymark…
    Then it is in "following"
    When followWork fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.offline"
    When scripts.steered happens with {"change":{"paused":true}}
    Then it is in "steering"

  @demo-188e39 @demo-30
  Scenario: 30 from page to signingIn
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

  @demo-d8ebb8 @demo-31
  Scenario: 31 from page to moving
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

  @demo-9323ad @demo-32
  Scenario: 32 from page to confirmingReset
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

  @demo-98236b @demo-33
  Scenario: 33 from page to steering
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

  @demo-15ff37 @demo-34
  Scenario: 34 from page to begunAnew
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

  @demo-da2182 @demo-35
  Scenario: 35 from page to ready.failed
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

  @demo-907f17 @demo-36
  Scenario: 36 from page to ready.moved
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

  @demo-42997f @demo-37
  Scenario: 37 from page to ready.offline
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

  @demo-4b19f4 @demo-38
  Scenario: 38 from page to ready.failed
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
