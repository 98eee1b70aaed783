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

  @session-c67083 @session-52
  Scenario: 52 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-08750f @session-53
  Scenario: 53 from toldSeeker to visibility.active and connection.online and identity.seeker.profile.complete and permission.granted
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When readPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.granted"

  @session-2e112a @session-54
  Scenario: 54 from toldSeeker to visibility.active and connection.online and identity.seeker.profile.complete and permission.denied
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When readPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.denied"

  @session-6079e3 @session-55
  Scenario: 55 from toldSeeker to visibility.active and connection.online and identity.seeker.profile.complete and permission.unsupported
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When readPermission answers "unsupported"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.unsupported"

  @session-d527f5 @session-56
  Scenario: 56 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5ba0ab @session-57
  Scenario: 57 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-d9e631 @session-58
  Scenario: 58 from toldSeeker to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-aa38ed @session-59
  Scenario: 59 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When profile.completed happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-988288 @session-60
  Scenario: 60 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-eec1d8 @session-61
  Scenario: 61 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-a98a32 @session-62
  Scenario: 62 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-03830a @session-63
  Scenario: 63 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-c6f0a5 @session-64
  Scenario: 64 from toldSeeker to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":true,"target":"/","isReload":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-3869e4 @session-65
  Scenario: 65 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5f6d89 @session-66
  Scenario: 66 from toldSeeker to permission.reading and visibility.active and identity.seeker.profile.complete and connection.offline
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.offline"

  @session-ef6ebd @session-67
  Scenario: 67 from toldSeeker to permission.reading and visibility.active and identity.seeker.profile.complete and connection.online
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"
    When pingServer answers
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.online"

  @session-95ab30 @session-68
  Scenario: 68 from toldSeeker to permission.reading and visibility.active and identity.seeker.profile.complete and connection.offline
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.offline"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.offline"

  @session-3f34af @session-69
  Scenario: 69 from toldSeeker to permission.reading and visibility.active and identity.seeker.profile.complete and connection.reconnecting.pinging
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.offline"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"

  @session-d54a93 @session-70
  Scenario: 70 from toldSeeker to permission.reading and connection.online and identity.seeker.profile.complete and visibility.active
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When page.hidden happens
    Then it is in "permission.reading" and "connection.online" and "identity.seeker.profile.complete" and "visibility.inactive"
    When page.shown happens
    Then it is in "permission.reading" and "connection.online" and "identity.seeker.profile.complete" and "visibility.active"

  @session-c47200 @session-71
  Scenario: 71 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-337e63 @session-72
  Scenario: 72 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-782c83 @session-73
  Scenario: 73 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-da8708 @session-74
  Scenario: 74 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-07cd76 @session-75
  Scenario: 75 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-8cc3e8 @session-76
  Scenario: 76 from toldSeeker to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-aba92f @session-77
  Scenario: 77 from toldSeeker to permission.reading and visibility.active and identity.seeker.profile.complete and connection.offline
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.waiting"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.offline"

  @session-d1e114 @session-78
  Scenario: 78 from toldSeeker to permission.reading and visibility.active and identity.seeker.profile.complete and connection.reconnecting.pinging
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"

  @session-339762 @session-79
  Scenario: 79 from toldSeeker to permission.reading and visibility.active and identity.seeker.profile.complete and connection.reconnecting.pinging
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.waiting"
    When untilNextPing has passed
    Then it is in "permission.reading" and "visibility.active" and "identity.seeker.profile.complete" and "connection.reconnecting.pinging"

  @session-eb0f5c @session-80
  Scenario: 80 from toldSeeker to visibility.active and connection.online and identity.seeker.profile.complete and permission.granted
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.asking"
    When askPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.granted"

  @session-f280c0 @session-81
  Scenario: 81 from toldSeeker to visibility.active and connection.online and identity.seeker.profile.complete and permission.denied
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.asking"
    When askPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.denied"

  @session-f37fea @session-82
  Scenario: 82 from toldSeeker to visibility.active and connection.online and identity.seeker.profile.complete and permission.default
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.asking"
    When askPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.seeker.profile.complete" and "permission.default"

  @session-f06b63 @session-83
  Scenario: 83 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-44b6a6 @session-84
  Scenario: 84 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-9746f5 @session-85
  Scenario: 85 from toldSeeker to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-56325a @session-86
  Scenario: 86 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-596670 @session-87
  Scenario: 87 from toldSeeker to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-7f0763 @session-88
  Scenario: 88 from toldSeeker to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-ba15ce @session-89
  Scenario: 89 from toldSeeker to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When untilNextTry has passed
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-7d5801 @session-90
  Scenario: 90 from toldSeeker to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-5456f1 @session-91
  Scenario: 91 from toldSeeker to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldSeeker"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.pinging" and "identity.guest.failed"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.failed" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-fa4da9 @session-92
  Scenario: 92 from toldGuest to visibility.active and connection.online and identity.guest.ready and permission.granted
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When readPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.granted"

  @session-01ea69 @session-93
  Scenario: 93 from toldGuest to visibility.active and connection.online and identity.guest.ready and permission.denied
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When readPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.denied"

  @session-1fc67b @session-94
  Scenario: 94 from toldGuest to visibility.active and connection.online and identity.guest.ready and permission.unsupported
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When readPermission answers "unsupported"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.unsupported"

  @session-f1410d @session-95
  Scenario: 95 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-21af14 @session-96
  Scenario: 96 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-e6c8da @session-97
  Scenario: 97 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-155dcd @session-98
  Scenario: 98 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-afca85 @session-99
  Scenario: 99 from toldGuest to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-e5e969 @session-100
  Scenario: 100 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When profile.completed happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-6a0ec6 @session-101
  Scenario: 101 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-b99ce0 @session-102
  Scenario: 102 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-dece29 @session-103
  Scenario: 103 from toldGuest to permission.reading and visibility.active and connection.online and identity.guest.ready
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"

  @session-471344 @session-104
  Scenario: 104 from toldGuest to permission.reading and visibility.active and identity.guest.ready and connection.offline
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.offline"

  @session-e4b152 @session-105
  Scenario: 105 from toldGuest to permission.reading and visibility.active and identity.guest.ready and connection.online
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"
    When pingServer answers
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.online"

  @session-e05c50 @session-106
  Scenario: 106 from toldGuest to permission.reading and visibility.active and identity.guest.ready and connection.offline
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.offline"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.offline"

  @session-90c2f1 @session-107
  Scenario: 107 from toldGuest to permission.reading and visibility.active and identity.guest.ready and connection.reconnecting.pinging
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.offline"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"

  @session-0f927f @session-108
  Scenario: 108 from toldGuest to permission.reading and connection.online and identity.guest.ready and visibility.active
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When page.hidden happens
    Then it is in "permission.reading" and "connection.online" and "identity.guest.ready" and "visibility.inactive"
    When page.shown happens
    Then it is in "permission.reading" and "connection.online" and "identity.guest.ready" and "visibility.active"

  @session-4f9e0e @session-109
  Scenario: 109 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-81ffa1 @session-110
  Scenario: 110 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-b560a4 @session-111
  Scenario: 111 from toldGuest to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-23f385 @session-112
  Scenario: 112 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-d2f70b @session-113
  Scenario: 113 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-b6eed3 @session-114
  Scenario: 114 from toldGuest to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":true,"target":"/","isReload":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-d5ee0d @session-115
  Scenario: 115 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5d1cd6 @session-116
  Scenario: 116 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-eb1581 @session-117
  Scenario: 117 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-399d15 @session-118
  Scenario: 118 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-f6782f @session-119
  Scenario: 119 from toldGuest to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-78f3b4 @session-120
  Scenario: 120 from toldGuest to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When untilNextTry has passed
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-d72dec @session-121
  Scenario: 121 from toldGuest to permission.reading and visibility.active and identity.guest.ready and connection.offline
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.waiting"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.offline"

  @session-d224b8 @session-122
  Scenario: 122 from toldGuest to permission.reading and visibility.active and identity.guest.ready and connection.reconnecting.pinging
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"

  @session-d86cb8 @session-123
  Scenario: 123 from toldGuest to permission.reading and visibility.active and identity.guest.ready and connection.reconnecting.pinging
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.waiting"
    When untilNextPing has passed
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.ready" and "connection.reconnecting.pinging"

  @session-723c28 @session-124
  Scenario: 124 from toldGuest to visibility.active and connection.online and identity.guest.ready and permission.granted
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.asking"
    When askPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.granted"

  @session-865de6 @session-125
  Scenario: 125 from toldGuest to visibility.active and connection.online and identity.guest.ready and permission.denied
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.asking"
    When askPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.denied"

  @session-d177b3 @session-126
  Scenario: 126 from toldGuest to visibility.active and connection.online and identity.guest.ready and permission.default
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.asking"
    When askPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.ready" and "permission.default"

  @session-88f593 @session-127
  Scenario: 127 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-1ea11b @session-128
  Scenario: 128 from toldGuest to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-07bc21 @session-129
  Scenario: 129 from toldGuest to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-53fe46 @session-130
  Scenario: 130 from toldGuest to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-840eb5 @session-131
  Scenario: 131 from toldGuest to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldGuest"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.reconnecting.pinging" and "identity.guest.failed"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.failed" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-58ee0d @session-132
  Scenario: 132 from toldNone to visibility.active and connection.online and identity.guest.signingIn and permission.granted
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When readPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.granted"

  @session-0caba0 @session-133
  Scenario: 133 from toldNone to visibility.active and connection.online and identity.guest.signingIn and permission.denied
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When readPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.denied"

  @session-ec6cf0 @session-134
  Scenario: 134 from toldNone to visibility.active and connection.online and identity.guest.signingIn and permission.unsupported
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When readPermission answers "unsupported"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.unsupported"

  @session-9b79ea @session-135
  Scenario: 135 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5df2c0 @session-136
  Scenario: 136 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-e199e7 @session-137
  Scenario: 137 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5f604c @session-138
  Scenario: 138 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-afa899 @session-139
  Scenario: 139 from toldNone to permission.reading and visibility.active and connection.online and identity.expired.dropping
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"

  @session-6ef904 @session-140
  Scenario: 140 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When profile.completed happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-54b461 @session-141
  Scenario: 141 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.offline
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"

  @session-e6b95b @session-142
  Scenario: 142 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.online
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When pingServer answers
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.online"

  @session-2fe519 @session-143
  Scenario: 143 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.offline
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"

  @session-0183f9 @session-144
  Scenario: 144 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-623e91 @session-145
  Scenario: 145 from toldNone to permission.reading and connection.online and identity.guest.signingIn and visibility.active
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When page.hidden happens
    Then it is in "permission.reading" and "connection.online" and "identity.guest.signingIn" and "visibility.inactive"
    When page.shown happens
    Then it is in "permission.reading" and "connection.online" and "identity.guest.signingIn" and "visibility.active"

  @session-f96cd1 @session-146
  Scenario: 146 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-5946df @session-147
  Scenario: 147 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-fca434 @session-148
  Scenario: 148 from toldNone to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest answers {"session":{"kind":"guest","user":null,"now":"2026-01-10T09:00:00Z"},"clockOffset":0}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.ready"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-d581a1 @session-149
  Scenario: 149 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-78d06f @session-150
  Scenario: 150 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-c4e32f @session-151
  Scenario: 151 from toldNone to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-f8f6a3 @session-152
  Scenario: 152 from toldNone to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.failed"
    When untilNextTry has passed
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-1f40a0 @session-153
  Scenario: 153 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-99cb7e @session-154
  Scenario: 154 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-f29148 @session-155
  Scenario: 155 from toldNone to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-97f3c5 @session-156
  Scenario: 156 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-229776 @session-157
  Scenario: 157 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-3ea3e3 @session-158
  Scenario: 158 from toldNone to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":true,"target":"/","isReload":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-b6fc1b @session-159
  Scenario: 159 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-0dd2c5 @session-160
  Scenario: 160 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"
    When logout.requested happens with {"path":"/onsite-job"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.loggingOut"
    When logout answers {"loggedOut":false}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-ea5685 @session-161
  Scenario: 161 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.offline
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.waiting"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"

  @session-e0dcca @session-162
  Scenario: 162 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.waiting"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-fb16ad @session-163
  Scenario: 163 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.doubted happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"
    When pingServer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.waiting"
    When untilNextPing has passed
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-35f347 @session-164
  Scenario: 164 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When connection.lost happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.offline"
    When signInGuest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "permission.reading" and "visibility.active" and "connection.offline" and "identity.guest.failed"
    When connection.restored happens
    Then it is in "permission.reading" and "visibility.active" and "identity.guest.signingIn" and "connection.reconnecting.pinging"

  @session-439175 @session-165
  Scenario: 165 from toldNone to visibility.active and connection.online and identity.guest.signingIn and permission.granted
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.asking"
    When askPermission answers "granted"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.granted"

  @session-d9bc9d @session-166
  Scenario: 166 from toldNone to visibility.active and connection.online and identity.guest.signingIn and permission.denied
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.asking"
    When askPermission answers "denied"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.denied"

  @session-f54368 @session-167
  Scenario: 167 from toldNone to visibility.active and connection.online and identity.guest.signingIn and permission.default
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When readPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.default"
    When notification.wanted happens
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.asking"
    When askPermission answers "default"
    Then it is in "visibility.active" and "connection.online" and "identity.guest.signingIn" and "permission.default"

  @session-8637cf @session-168
  Scenario: 168 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.complete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"

  @session-b43017 @session-169
  Scenario: 169 from toldNone to permission.reading and visibility.active and connection.online and identity.seeker.profile.incomplete
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.incomplete"

  @session-9a35d1 @session-170
  Scenario: 170 from toldNone to permission.reading and visibility.active and connection.online and identity.guest.signingIn
    Given the session flow with the input "toldNone"
    And it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"
    When session.began happens with {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.seeker.profile.complete"
    When session.expired happens with {"wayBack":"/jobs-hiring/accountant-jobs"}
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropping"
    When dropSession answers
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.expired.dropped"
    When guest.continued happens
    Then it is in "permission.reading" and "visibility.active" and "connection.online" and "identity.guest.signingIn"

  @session-983f99 @session-171
  Scenario: 171 from toldNone to permission.reading and visibility.active and identity.guest.signingIn and connection.reconnecting.pinging
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
