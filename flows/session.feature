@session
Feature: Session
  Who one is, whether one may be notified, and whether the page is visible and connected; one for the whole app.

  @session-3792ba @session-1
  Scenario: 1 from untold to visibility.active and connection.online and identity.restoring.asking and permission.granted
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.granted"

  @session-f538de @session-2
  Scenario: 2 from untold to visibility.active and connection.online and identity.restoring.asking and permission.denied
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.denied"

  @session-2b876b @session-3
  Scenario: 3 from untold to visibility.active and connection.online and identity.restoring.asking and permission.unsupported
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "unsupported"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.unsupported"

  @session-5eebca @session-12
  Scenario: 12 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.offline
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"

  @session-144a76 @session-13
  Scenario: 13 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.online
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When pingServer answers
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.online"

  @session-438dfd @session-14
  Scenario: 14 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.offline
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"

  @session-f61b2e @session-15
  Scenario: 15 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"

  @session-a7e3b9 @session-16
  Scenario: 16 from untold to permission.reading and connection.online and identity.restoring.asking and visibility.active
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When page.hidden happens
    Then it is in "permission.reading" and "connection.online" and "identity.restoring.asking" and "visibility.inactive"
    When page.shown happens
    Then it is in "permission.reading" and "connection.online" and "identity.restoring.asking" and "visibility.active"

  @session-a87b98 @session-25
  Scenario: 25 from untold to permission.reading and visibility.active and connection.online and identity.restoring.asking
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"

  @session-b3fb88 @session-26
  Scenario: 26 from untold to permission.reading and visibility.active and connection.online and identity.restoring.asking
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When untilNextTry has passed
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"

  @session-d023e6 @session-35
  Scenario: 35 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.offline
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.waiting"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"

  @session-c0a627 @session-36
  Scenario: 36 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"

  @session-fd38fc @session-37
  Scenario: 37 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.waiting"
    When untilNextPing has passed
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"

  @session-5db4ae @session-38
  Scenario: 38 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.restoring.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"

  @session-22e8c1 @session-39
  Scenario: 39 from untold to visibility.active and connection.online and identity.restoring.asking and permission.granted
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default.open"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.asking"
    When askPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.granted"

  @session-b6000f @session-40
  Scenario: 40 from untold to visibility.active and connection.online and identity.restoring.asking and permission.denied
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default.open"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.asking"
    When askPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.denied"

  @session-f49a9f @session-41
  Scenario: 41 from untold to visibility.active and connection.online and identity.restoring.asking and permission.default.open
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default.open"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.asking"
    When askPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default.open"

  @session-845208 @session-49
  Scenario: 49 from untold to permission.reading and visibility.active and identity.restoring.asking and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.pinging" and "identity.restoring.failed"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.failed" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"

  @session-7d4d51 @session-52
  Scenario: 52 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-63f34a @session-53
  Scenario: 53 from toldGuest to permission.reading and visibility.active and connection.online and identity.guest.ready
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"

  @session-983f99 @session-54
  Scenario: 54 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.pinging" and "identity.guest.failed"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.failed" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-c4f32c @session-73
  Scenario: 73 from untold to permission.reading and visibility.active and connection.online and identity.guest.ready
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"

  @session-48e9f7 @session-77
  Scenario: 77 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-fe82ce @session-95
  Scenario: 95 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-6f0b05 @session-96
  Scenario: 96 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When untilNextTry has passed
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-edd820 @session-101
  Scenario: 101 from untold to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-1f31f5 @session-102
  Scenario: 102 from untold to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.pinging" and "identity.guest.signingIn"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.waiting"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.waiting" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-e0c049 @session-103
  Scenario: 103 from toldEmployer to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "toldEmployer"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-044154 @session-104
  Scenario: 104 from untold to visibility.active and connection.online and identity.restoring.asking and permission.default.declined
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default.open"
    When notification.declined happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default.declined"

  @session-0d4359 @session-105
  Scenario: 105 from untold to visibility.active and connection.online and identity.restoring.asking and permission.asking
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "declined"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default.declined"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.asking"

  @session-fa5cf9 @session-106
  Scenario: 106 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-0bae80 @session-107
  Scenario: 107 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-38700f @session-108
  Scenario: 108 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-d3701d @session-109
  Scenario: 109 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-30fbf3 @session-110
  Scenario: 110 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-ca9b13 @session-111
  Scenario: 111 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-2dfa27 @session-112
  Scenario: 112 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-f9da91 @session-113
  Scenario: 113 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-2f28ee @session-114
  Scenario: 114 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-dd8eae @session-115
  Scenario: 115 from untold to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-e8f40d @session-116
  Scenario: 116 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When profile.completed happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-392238 @session-117
  Scenario: 117 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-b75b9a @session-118
  Scenario: 118 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-ee0042 @session-119
  Scenario: 119 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-b0a70f @session-120
  Scenario: 120 from untold to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-ebef3f @session-121
  Scenario: 121 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-94997d @session-122
  Scenario: 122 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-3768be @session-123
  Scenario: 123 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-92e869 @session-124
  Scenario: 124 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5a39d0 @session-125
  Scenario: 125 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-8a6af1 @session-126
  Scenario: 126 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-46dbff @session-127
  Scenario: 127 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-0a11d1 @session-128
  Scenario: 128 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-93b97a @session-129
  Scenario: 129 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-b53703 @session-130
  Scenario: 130 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-51942c @session-131
  Scenario: 131 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-03d047 @session-132
  Scenario: 132 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-6e18e4 @session-133
  Scenario: 133 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-2ec408 @session-134
  Scenario: 134 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-6c85fb @session-135
  Scenario: 135 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-8bdffe @session-136
  Scenario: 136 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-5ca552 @session-137
  Scenario: 137 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":true,"target":"/","isReload":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-370c46 @session-138
  Scenario: 138 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-75e91b @session-139
  Scenario: 139 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-9a4925 @session-140
  Scenario: 140 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-de28fb @session-141
  Scenario: 141 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-d8d81a @session-142
  Scenario: 142 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-3f447c @session-143
  Scenario: 143 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-1514bf @session-144
  Scenario: 144 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-46ccc2 @session-145
  Scenario: 145 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-b49447 @session-146
  Scenario: 146 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-722754 @session-147
  Scenario: 147 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
