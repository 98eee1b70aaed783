@application
Feature: Application
  What becomes of an application, and whether the promised answer comes: one record, moved by seeker, employer and clock.

  @application-88dbf3 @application-1
  Scenario: 1 from promised to promise.answered and status.accepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.accepted happens
    Then it is in "promise.answered" and "status.accepted"

  @application-27f337 @application-2
  Scenario: 2 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-044e74 @application-3
  Scenario: 3 from promised to promise.awaiting and status.withdrawn
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.withdrawn happens
    Then it is in "promise.awaiting" and "status.withdrawn"

  @application-724bef @application-4
  Scenario: 4 from promised to promise.awaiting and status.jobClosed
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.closed happens
    Then it is in "promise.awaiting" and "status.jobClosed"

  @application-7555fc @application-5
  Scenario: 5 from promised to status.communicating and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"

  @application-0491b3 @application-6
  Scenario: 6 from promised to status.interview and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"

  @application-054fb9 @application-7
  Scenario: 7 from promised to promise.answered and status.accepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When application.accepted happens
    Then it is in "promise.answered" and "status.accepted"

  @application-c5382f @application-8
  Scenario: 8 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-71e1ee @application-9
  Scenario: 9 from promised to promise.awaiting and status.withdrawn
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When application.withdrawn happens
    Then it is in "promise.awaiting" and "status.withdrawn"

  @application-ebf5b2 @application-10
  Scenario: 10 from promised to promise.awaiting and status.jobClosed
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When job.closed happens
    Then it is in "promise.awaiting" and "status.jobClosed"

  @application-6c3e16 @application-11
  Scenario: 11 from promised to promise.answered and status.interview
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When interview.agreed happens
    Then it is in "promise.answered" and "status.interview"

  @application-9041e3 @application-12
  Scenario: 12 from promised to promise.answered and status.accepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When application.accepted happens
    Then it is in "promise.answered" and "status.accepted"

  @application-af72e8 @application-13
  Scenario: 13 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-05338e @application-14
  Scenario: 14 from promised to promise.answered and status.withdrawn
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When application.withdrawn happens
    Then it is in "promise.answered" and "status.withdrawn"

  @application-e54a77 @application-15
  Scenario: 15 from promised to promise.answered and status.jobClosed
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When job.closed happens
    Then it is in "promise.answered" and "status.jobClosed"

  @application-3992f1 @application-16
  Scenario: 16 from promised to promise.answered and status.accepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"
    When application.accepted happens
    Then it is in "promise.answered" and "status.accepted"

  @application-f91b5f @application-17
  Scenario: 17 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-c8e023 @application-18
  Scenario: 18 from promised to promise.answered and status.withdrawn
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"
    When application.withdrawn happens
    Then it is in "promise.answered" and "status.withdrawn"

  @application-9f1a6e @application-19
  Scenario: 19 from promised to promise.answered and status.jobClosed
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"
    When job.closed happens
    Then it is in "promise.answered" and "status.jobClosed"

  @application-d6efec @application-20
  Scenario: 20 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-6f69bc @application-21
  Scenario: 21 from promised to promise.awaiting and status.withdrawn
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When application.withdrawn happens
    Then it is in "promise.awaiting" and "status.withdrawn"

  @application-ca9006 @application-22
  Scenario: 22 from promised to promise.awaiting and status.jobClosed
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When job.closed happens
    Then it is in "promise.awaiting" and "status.jobClosed"

  @application-5f49a3 @application-23
  Scenario: 23 from promised to promise.awaiting and status.pending
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When job.reopened happens
    Then it is in "promise.awaiting" and "status.pending"

  @application-154f9d @application-24
  Scenario: 24 from promised to status.communicating and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When promise.due happens
    Then it is in "status.pending" and "promise.overdue"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"

  @application-4122b7 @application-25
  Scenario: 25 from promised to status.interview and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When promise.due happens
    Then it is in "status.pending" and "promise.overdue"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"

  @application-ff2b6d @application-26
  Scenario: 26 from promised to promise.answered and status.accepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When promise.due happens
    Then it is in "status.pending" and "promise.overdue"
    When application.accepted happens
    Then it is in "promise.answered" and "status.accepted"

  @application-64d5e5 @application-27
  Scenario: 27 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When promise.due happens
    Then it is in "status.pending" and "promise.overdue"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-f809ed @application-28
  Scenario: 28 from promised to promise.autoClosed and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When promise.due happens
    Then it is in "status.pending" and "promise.overdue"
    When promise.expired happens
    Then it is in "promise.autoClosed" and "status.notAccepted"

  @application-94d43b @application-29
  Scenario: 29 from promised to promise.awaiting and status.viewed
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When job.reopened happens
    Then it is in "promise.awaiting" and "status.viewed"

  @application-45679d @application-30
  Scenario: 30 from promised to status.communicating and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When promise.due happens
    Then it is in "status.viewed" and "promise.overdue"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"

  @application-91799d @application-31
  Scenario: 31 from promised to status.interview and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When promise.due happens
    Then it is in "status.viewed" and "promise.overdue"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"

  @application-95399d @application-32
  Scenario: 32 from promised to promise.answered and status.accepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When promise.due happens
    Then it is in "status.viewed" and "promise.overdue"
    When application.accepted happens
    Then it is in "promise.answered" and "status.accepted"

  @application-0e6c06 @application-33
  Scenario: 33 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When promise.due happens
    Then it is in "status.viewed" and "promise.overdue"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-dfd619 @application-34
  Scenario: 34 from promised to promise.autoClosed and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When application.viewed happens
    Then it is in "promise.awaiting" and "status.viewed"
    When promise.due happens
    Then it is in "status.viewed" and "promise.overdue"
    When promise.expired happens
    Then it is in "promise.autoClosed" and "status.notAccepted"

  @application-98aa14 @application-35
  Scenario: 35 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When job.held happens
    Then it is in "promise.answered" and "status.onHold"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-8b25d3 @application-36
  Scenario: 36 from promised to promise.answered and status.communicating
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When job.held happens
    Then it is in "promise.answered" and "status.onHold"
    When job.reopened happens
    Then it is in "promise.answered" and "status.communicating"

  @application-1b4eb1 @application-37
  Scenario: 37 from promised to promise.answered and status.interview
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When interview.agreed happens
    Then it is in "status.interview" and "promise.answered"
    When job.held happens
    Then it is in "promise.answered" and "status.onHold"
    When job.reopened happens
    Then it is in "promise.answered" and "status.interview"

  @application-02f356 @application-38
  Scenario: 38 from promised to promise.answered and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When promise.due happens
    Then it is in "status.onHold" and "promise.overdue"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.answered" and "status.notAccepted"

  @application-218f68 @application-39
  Scenario: 39 from promised to promise.autoClosed and status.notAccepted
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When promise.due happens
    Then it is in "status.onHold" and "promise.overdue"
    When promise.expired happens
    Then it is in "promise.autoClosed" and "status.notAccepted"

  @application-295092 @application-40
  Scenario: 40 from unpromised to promise.none and status.communicating
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When chat.opened happens
    Then it is in "promise.none" and "status.communicating"

  @application-1fe9a0 @application-41
  Scenario: 41 from unpromised to promise.none and status.interview
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When interview.agreed happens
    Then it is in "promise.none" and "status.interview"

  @application-bcde17 @application-42
  Scenario: 42 from unpromised to promise.none and status.accepted
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When application.accepted happens
    Then it is in "promise.none" and "status.accepted"

  @application-4cf9b8 @application-43
  Scenario: 43 from unpromised to promise.none and status.notAccepted
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.none" and "status.notAccepted"

  @application-94639c @application-44
  Scenario: 44 from unpromised to promise.none and status.communicating
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When application.viewed happens
    Then it is in "promise.none" and "status.viewed"
    When chat.opened happens
    Then it is in "promise.none" and "status.communicating"

  @application-26256d @application-45
  Scenario: 45 from unpromised to promise.none and status.interview
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When application.viewed happens
    Then it is in "promise.none" and "status.viewed"
    When interview.agreed happens
    Then it is in "promise.none" and "status.interview"

  @application-048f23 @application-46
  Scenario: 46 from unpromised to promise.none and status.accepted
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When application.viewed happens
    Then it is in "promise.none" and "status.viewed"
    When application.accepted happens
    Then it is in "promise.none" and "status.accepted"

  @application-c12107 @application-47
  Scenario: 47 from unpromised to promise.none and status.notAccepted
    Given the application flow with the input "unpromised"
    And it is in "status.pending" and "promise.none"
    When application.viewed happens
    Then it is in "promise.none" and "status.viewed"
    When application.declined happens with {"reason":"position filled"}
    Then it is in "promise.none" and "status.notAccepted"

  @application-595150 @application-48
  Scenario: 48 from promised to status.onHold and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When interview.agreed happens
    Then it is in "status.onHold" and "promise.answered"

  @application-bf3304 @application-49
  Scenario: 49 from promised to promise.answered and status.onHold
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When chat.opened happens
    Then it is in "status.communicating" and "promise.answered"
    When job.held happens
    Then it is in "promise.answered" and "status.onHold"
    When interview.agreed happens
    Then it is in "promise.answered" and "status.onHold"

  @application-558725 @application-50
  Scenario: 50 from promised to status.onHold and promise.answered
    Given the application flow with the input "promised"
    And it is in "status.pending" and "promise.awaiting"
    When job.held happens
    Then it is in "promise.awaiting" and "status.onHold"
    When promise.due happens
    Then it is in "status.onHold" and "promise.overdue"
    When interview.agreed happens
    Then it is in "status.onHold" and "promise.answered"
