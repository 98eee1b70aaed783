@interview
Feature: Interview
  What becomes of an interview from its offer to its result: one record, moved by seeker, employer and clock.

  @interview-6d3e9b @interview-1
  Scenario: 1 from offered to pending
    Given the interview flow with the input "offered"
    And it is in "pending"
    When times.reoffered happens with {"times":["2026-03-10T02:00:00Z","2026-03-11T02:00:00Z"],"minutes":60,"now":"2026-03-02T04:00:00Z"}
    Then it is in "pending"

  @interview-fdba55 @interview-2
  Scenario: 2 from offered to rejected
    Given the interview flow with the input "offered"
    And it is in "pending"
    When interview.rejected happens with {"reason":"found another job","now":"2026-03-02T04:00:00Z"}
    Then it is in "rejected"

  @interview-072ec5 @interview-3
  Scenario: 3 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When interview.cancelled happens with {"by":"seeker","reason":"ill","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-73e7be @interview-4
  Scenario: 4 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When interview.cancelled happens with {"by":"employer","reason":"ill","now":"2026-03-09T23:00:00Z"}
    Then it is in "cancelled"

  @interview-2f79c0 @interview-5
  Scenario: 5 from offered to expired
    Given the interview flow with the input "offered"
    And it is in "pending"
    When times.passed happens with {"now":"2026-03-13T02:00:00Z"}
    Then it is in "expired"

  @interview-9ca735 @interview-6
  Scenario: 6 from offered to pending
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When times.reoffered happens with {"times":["2026-03-10T02:00:00Z","2026-03-11T02:00:00Z"],"minutes":60,"now":"2026-03-02T04:00:00Z"}
    Then it is in "pending"

  @interview-0d6a3a @interview-7
  Scenario: 7 from offered to rescheduleRequested
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"

  @interview-20d6d7 @interview-8
  Scenario: 8 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When interview.cancelled happens with {"by":"seeker","reason":"ill","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-f7dccc @interview-9
  Scenario: 9 from offered to pending
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When times.reoffered happens with {"times":["2026-03-10T02:00:00Z","2026-03-11T02:00:00Z"],"minutes":60,"now":"2026-03-02T04:00:00Z"}
    Then it is in "pending"

  @interview-57db0c @interview-10
  Scenario: 10 from offered to accepted.checkInOpen
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When proposal.accepted happens with {"time":"2026-03-02T05:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.checkInOpen"

  @interview-6af41d @interview-11
  Scenario: 11 from offered to rejected
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When interview.rejected happens with {"reason":"found another job","now":"2026-03-02T04:00:00Z"}
    Then it is in "rejected"

  @interview-1681f2 @interview-12
  Scenario: 12 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When interview.cancelled happens with {"by":"seeker","reason":"ill","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-11b43f @interview-13
  Scenario: 13 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When interview.cancelled happens with {"by":"employer","reason":"ill","now":"2026-03-09T23:00:00Z"}
    Then it is in "cancelled"

  @interview-ec6a4e @interview-14
  Scenario: 14 from offered to expired
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When times.passed happens with {"now":"2026-03-13T02:00:00Z"}
    Then it is in "expired"

  @interview-f022ef @interview-15
  Scenario: 15 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When proposal.accepted happens with {"time":"2026-03-12T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When interview.cancelled happens with {"by":"employer","reason":"ill","now":"2026-03-09T23:00:00Z"}
    Then it is in "cancelled"

  @interview-7ff96a @interview-16
  Scenario: 16 from offered to accepted.checkedIn
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When checkIn.made happens with {"by":"seeker","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkedIn"
    When checkIn.made happens with {"by":"employer","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkedIn"

  @interview-9b8bff @interview-17
  Scenario: 17 from offered to accepted.inProgress
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When checkIn.made happens with {"by":"seeker","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkedIn"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"

  @interview-d814c8 @interview-18
  Scenario: 18 from offered to accepted.checkedIn
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When checkIn.made happens with {"by":"employer","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkedIn"
    When checkIn.made happens with {"by":"seeker","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkedIn"

  @interview-318149 @interview-19
  Scenario: 19 from offered to accepted.inProgress
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When checkIn.made happens with {"by":"seeker","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.inProgress"

  @interview-c09037 @interview-20
  Scenario: 20 from offered to accepted.inProgress
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When checkIn.made happens with {"by":"employer","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.inProgress"

  @interview-3c053f @interview-21
  Scenario: 21 from offered to passed
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-02T05:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When result.given happens with {"result":"passed","now":"2026-03-11T03:00:00Z"}
    Then it is in "passed"

  @interview-82de64 @interview-22
  Scenario: 22 from offered to notSuitable
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-02T05:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When result.given happens with {"result":"notSuitable","now":"2026-03-11T03:00:00Z"}
    Then it is in "notSuitable"

  @interview-468aa5 @interview-23
  Scenario: 23 from offered to completed
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"

  @interview-77a3ed @interview-24
  Scenario: 24 from offered to notAttended.seekerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When attendance.marked happens with {"by":"employer","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.seekerAbsent"

  @interview-1018ad @interview-25
  Scenario: 25 from offered to passed
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When result.given happens with {"result":"passed","now":"2026-03-11T03:00:00Z"}
    Then it is in "passed"

  @interview-a87c96 @interview-26
  Scenario: 26 from offered to notSuitable
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When result.given happens with {"result":"notSuitable","now":"2026-03-11T03:00:00Z"}
    Then it is in "notSuitable"

  @interview-5034ac @interview-27
  Scenario: 27 from offered to notAttended.employerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.employerAbsent"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.employerAbsent"

  @interview-e9d3a1 @interview-28
  Scenario: 28 from offered to notAttended.bothAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.employerAbsent"
    When attendance.marked happens with {"by":"employer","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.bothAbsent"

  @interview-8dfae7 @interview-29
  Scenario: 29 from offered to completed
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"

  @interview-d54633 @interview-30
  Scenario: 30 from offered to notAttended.employerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When attendance.marked happens with {"by":"seeker","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.employerAbsent"

  @interview-61b82e @interview-31
  Scenario: 31 from offered to notAttended.seekerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"employer","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.seekerAbsent"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.seekerAbsent"

  @interview-31ff8a @interview-32
  Scenario: 32 from offered to notAttended.bothAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"employer","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.seekerAbsent"
    When attendance.marked happens with {"by":"seeker","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.bothAbsent"

  @interview-186945 @interview-33
  Scenario: 33 from offered to completed
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"

  @interview-b86f5b @interview-34
  Scenario: 34 from offered to notAttended.employerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When attendance.marked happens with {"by":"seeker","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.employerAbsent"

  @interview-0c0097 @interview-35
  Scenario: 35 from offered to completed
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"

  @interview-13d8c4 @interview-36
  Scenario: 36 from offered to notAttended.seekerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When attendance.marked happens with {"by":"employer","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.seekerAbsent"

  @interview-7b46a2 @interview-37
  Scenario: 37 from offered to passed
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-02T05:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When result.requested happens with {"now":"2026-03-11T03:00:00Z"}
    Then it is in "pendingResult"
    When result.given happens with {"result":"passed","now":"2026-03-11T03:00:00Z"}
    Then it is in "passed"

  @interview-13b1bb @interview-38
  Scenario: 38 from offered to notSuitable
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-02T05:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When interview.ended happens with {"now":"2026-03-10T03:00:00Z"}
    Then it is in "accepted.finished"
    When result.requested happens with {"now":"2026-03-11T03:00:00Z"}
    Then it is in "pendingResult"
    When result.given happens with {"result":"notSuitable","now":"2026-03-11T03:00:00Z"}
    Then it is in "notSuitable"

  @interview-6d0de8 @interview-39
  Scenario: 39 from offered to pendingResult
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When result.requested happens with {"now":"2026-03-11T03:00:00Z"}
    Then it is in "pendingResult"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "pendingResult"

  @interview-f90f6d @interview-40
  Scenario: 40 from offered to notAttended.seekerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When result.requested happens with {"now":"2026-03-11T03:00:00Z"}
    Then it is in "pendingResult"
    When attendance.marked happens with {"by":"employer","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.seekerAbsent"

  @interview-71e5bf @interview-41
  Scenario: 41 from offered to pendingResult
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When result.requested happens with {"now":"2026-03-11T03:00:00Z"}
    Then it is in "pendingResult"
    When attendance.marked happens with {"by":"seeker","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "pendingResult"

  @interview-f40600 @interview-42
  Scenario: 42 from offered to notAttended.employerAbsent
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.started happens with {"now":"2026-03-10T02:00:00Z"}
    Then it is in "accepted.inProgress"
    When attendance.marked happens with {"by":"employer","attendance":"completed","now":"2026-03-10T02:30:00Z"}
    Then it is in "completed"
    When result.requested happens with {"now":"2026-03-11T03:00:00Z"}
    Then it is in "pendingResult"
    When attendance.marked happens with {"by":"seeker","attendance":"notAttended","now":"2026-03-10T02:30:00Z"}
    Then it is in "notAttended.employerAbsent"

  @interview-bc661d @interview-43
  Scenario: 43 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When interview.closed happens with {"because":"withdrawn","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-444acd @interview-44
  Scenario: 44 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When interview.closed happens with {"because":"jobClosed","now":"2026-03-10T00:00:00Z"}
    Then it is in "cancelled"

  @interview-79d152 @interview-45
  Scenario: 45 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When interview.closed happens with {"because":"withdrawn","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-5145a5 @interview-46
  Scenario: 46 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When interview.closed happens with {"because":"jobClosed","now":"2026-03-10T00:00:00Z"}
    Then it is in "cancelled"

  @interview-e91ff9 @interview-47
  Scenario: 47 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-02T05:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.closed happens with {"because":"withdrawn","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-cb3bbc @interview-48
  Scenario: 48 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-02T05:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When interview.closed happens with {"because":"jobClosed","now":"2026-03-10T00:00:00Z"}
    Then it is in "cancelled"

  @interview-0e1e4e @interview-49
  Scenario: 49 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When interview.closed happens with {"because":"withdrawn","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-baeadf @interview-50
  Scenario: 50 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When reschedule.requested happens with {"times":["2026-03-02T05:00:00Z","2026-03-12T02:00:00Z"],"reason":"at work then","now":"2026-03-02T04:00:00Z"}
    Then it is in "rescheduleRequested"
    When interview.closed happens with {"because":"jobClosed","now":"2026-03-10T00:00:00Z"}
    Then it is in "cancelled"

  @interview-d8cc7f @interview-51
  Scenario: 51 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When checkIn.made happens with {"by":"seeker","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkedIn"
    When interview.closed happens with {"because":"withdrawn","now":"2026-03-02T04:00:00Z"}
    Then it is in "cancelled"

  @interview-b64c64 @interview-52
  Scenario: 52 from offered to cancelled
    Given the interview flow with the input "offered"
    And it is in "pending"
    When time.accepted happens with {"time":"2026-03-10T02:00:00Z","now":"2026-03-02T04:00:00Z"}
    Then it is in "accepted.upcoming"
    When checkIn.opened happens with {"now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkInOpen"
    When checkIn.made happens with {"by":"seeker","now":"2026-03-10T00:00:00Z"}
    Then it is in "accepted.checkedIn"
    When interview.closed happens with {"because":"jobClosed","now":"2026-03-10T00:00:00Z"}
    Then it is in "cancelled"
