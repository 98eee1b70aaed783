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

  @session-3027b0 @session-55
  Scenario: 55 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-f0f344 @session-56
  Scenario: 56 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-1488da @session-57
  Scenario: 57 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-0708cf @session-58
  Scenario: 58 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-94cf15 @session-59
  Scenario: 59 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-e0c1e3 @session-60
  Scenario: 60 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-e87dba @session-61
  Scenario: 61 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-07426a @session-62
  Scenario: 62 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-7db0a9 @session-63
  Scenario: 63 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-8ba781 @session-64
  Scenario: 64 from untold to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-725d6b @session-65
  Scenario: 65 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When profile.completed happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-1811db @session-66
  Scenario: 66 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-ee452b @session-67
  Scenario: 67 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-1a7e52 @session-68
  Scenario: 68 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-11f4f5 @session-69
  Scenario: 69 from untold to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-140139 @session-70
  Scenario: 70 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-77ff4b @session-71
  Scenario: 71 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-416b7b @session-72
  Scenario: 72 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-c4f32c @session-73
  Scenario: 73 from untold to permission.reading and visibility.active and connection.online and identity.guest.ready
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"

  @session-8f0997 @session-74
  Scenario: 74 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-4a5c5a @session-75
  Scenario: 75 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-28ffdb @session-76
  Scenario: 76 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-48e9f7 @session-77
  Scenario: 77 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-67b7c0 @session-78
  Scenario: 78 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-f8342f @session-79
  Scenario: 79 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-6e61a1 @session-80
  Scenario: 80 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-e01520 @session-81
  Scenario: 81 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-c66669 @session-82
  Scenario: 82 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-187668 @session-83
  Scenario: 83 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-587b1b @session-84
  Scenario: 84 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-d8ccb1 @session-85
  Scenario: 85 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-828dc5 @session-86
  Scenario: 86 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-4dcfba @session-87
  Scenario: 87 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-fc5f97 @session-88
  Scenario: 88 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":true,"target":"/","isReload":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-740126 @session-89
  Scenario: 89 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-50eb91 @session-90
  Scenario: 90 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-d6377c @session-91
  Scenario: 91 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

  @session-1338bc @session-92
  Scenario: 92 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-51eb09 @session-93
  Scenario: 93 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-7dd88b @session-94
  Scenario: 94 from untold to permission.reading and visibility.active and connection.online and identity.employer
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","l…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.employer"

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

  @session-fe302a @session-97
  Scenario: 97 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
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

  @session-0c2eca @session-98
  Scenario: 98 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
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

  @session-d084b4 @session-99
  Scenario: 99 from untold to permission.reading and visibility.active and connection.online and identity.employer
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

  @session-ad5ab7 @session-100
  Scenario: 100 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
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
