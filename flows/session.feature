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

  @session-f0a66e @session-4
  Scenario: 4 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-81ab73 @session-5
  Scenario: 5 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-19df32 @session-6
  Scenario: 6 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5f3aa2 @session-7
  Scenario: 7 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-e44e28 @session-8
  Scenario: 8 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-db4a77 @session-9
  Scenario: 9 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-7fd87e @session-10
  Scenario: 10 from untold to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-7280a5 @session-11
  Scenario: 11 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When profile.completed happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

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

  @session-254613 @session-17
  Scenario: 17 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-f72f41 @session-18
  Scenario: 18 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-f367f8 @session-19
  Scenario: 19 from untold to permission.reading and visibility.active and connection.online and identity.guest.ready
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"

  @session-d34ea5 @session-20
  Scenario: 20 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-4fa011 @session-21
  Scenario: 21 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-3c162d @session-22
  Scenario: 22 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-e82716 @session-23
  Scenario: 23 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-226d19 @session-24
  Scenario: 24 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

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

  @session-e7f372 @session-27
  Scenario: 27 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-c8777d @session-28
  Scenario: 28 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-040182 @session-29
  Scenario: 29 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-8407eb @session-30
  Scenario: 30 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-9db7b6 @session-31
  Scenario: 31 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-95ded8 @session-32
  Scenario: 32 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":true,"target":"/","isReload":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-25fff4 @session-33
  Scenario: 33 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-44976a @session-34
  Scenario: 34 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

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
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.asking"
    When askPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.granted"

  @session-b6000f @session-40
  Scenario: 40 from untold to visibility.active and connection.online and identity.restoring.asking and permission.denied
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.asking"
    When askPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.denied"

  @session-f49a9f @session-41
  Scenario: 41 from untold to visibility.active and connection.online and identity.restoring.asking and permission.default
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.asking"
    When askPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.restoring.asking" and "permission.default"

  @session-a6c8af @session-42
  Scenario: 42 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-0d55d2 @session-43
  Scenario: 43 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-61a80e @session-44
  Scenario: 44 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-8d9d47 @session-45
  Scenario: 45 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When untilNextTry has passed
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-f13773 @session-46
  Scenario: 46 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
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

  @session-59a181 @session-47
  Scenario: 47 from untold to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
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

  @session-5f0612 @session-48
  Scenario: 48 from untold to permission.reading and visibility.active and connection.online and identity.guest.signingIn
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

  @session-a2fe7a @session-50
  Scenario: 50 from untold to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.offline"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-a13040 @session-51
  Scenario: 51 from untold to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "untold"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.restoring.asking"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.restoring.asking" and "connection.reconnecting.pinging"
    When restoreSession answers {"session":{"kind":"none","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.pinging" and "identity.guest.signingIn"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.waiting"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.waiting" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

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
