@demoEmployer
Feature: Demo employer
  How an employer of the demo market answers somebody who tries it: from the application, or the first message, to the hire.

  @demoEmployer-435434 @demoEmployer-1
  Scenario: 1 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When speed.changed happens with {"speed":4}
    Then it is in "looking"

  @demoEmployer-bfb7f0 @demoEmployer-2
  Scenario: 2 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-7ed825 @demoEmployer-3
  Scenario: 3 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When script.paused happens
    Then it is in "paused"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-e58938 @demoEmployer-4
  Scenario: 4 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When script.paused happens
    Then it is in "paused"
    When script.resumed happens
    Then it is in "looking"

  @demoEmployer-f10238 @demoEmployer-5
  Scenario: 5 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "resting"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-63ecba @demoEmployer-6
  Scenario: 6 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "resting"
    When betweenLooks has passed
    Then it is in "looking"

  @demoEmployer-5c3a11 @demoEmployer-7
  Scenario: 7 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"unread","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMark…
    Then it is in "comingToIt"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-7b1b6c @demoEmployer-8
  Scenario: 8 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":true,"written":1,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked"…
    Then it is in "readingMessage"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-e60829 @demoEmployer-9
  Scenario: 9 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":[],"isMoving":true,"isMarked":…
    Then it is in "checkingCalendar"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-2e6d0a @demoEmployer-10
  Scenario: 10 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["checkIn.made"],"isMoving":fa…
    Then it is in "checkingIn"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-110d58 @demoEmployer-11
  Scenario: 11 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["checkIn.made"],"isMoving":fa…
    Then it is in "checkingIn"
    When checkIn answers
    Then it is in "looking"

  @demoEmployer-9d87bb @demoEmployer-12
  Scenario: 12 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["checkIn.made"],"isMoving":fa…
    Then it is in "checkingIn"
    When checkIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-439483 @demoEmployer-13
  Scenario: 13 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["attendance.marked"],"isMovin…
    Then it is in "marking"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-04dc59 @demoEmployer-14
  Scenario: 14 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["attendance.marked"],"isMovin…
    Then it is in "marking"
    When mark answers
    Then it is in "looking"

  @demoEmployer-471434 @demoEmployer-15
  Scenario: 15 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["attendance.marked"],"isMovin…
    Then it is in "marking"
    When mark fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-590af8 @demoEmployer-16
  Scenario: 16 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["attendance.marked","result.g…
    Then it is in "deciding"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-81ea52 @demoEmployer-17
  Scenario: 17 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "readingResume"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-b6cb82 @demoEmployer-18
  Scenario: 18 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":3,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "choosingTimes"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-0c035c @demoEmployer-19
  Scenario: 19 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"unread","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMark…
    Then it is in "comingToIt"
    When untilOpened has passed
    Then it is in "opening"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-e9f847 @demoEmployer-20
  Scenario: 20 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"unread","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMark…
    Then it is in "comingToIt"
    When untilOpened has passed
    Then it is in "opening"
    When openApplication answers
    Then it is in "looking"

  @demoEmployer-9775c1 @demoEmployer-21
  Scenario: 21 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"unread","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMark…
    Then it is in "comingToIt"
    When untilOpened has passed
    Then it is in "opening"
    When openApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-ef3deb @demoEmployer-22
  Scenario: 22 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":true,"written":1,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked"…
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-ae720f @demoEmployer-23
  Scenario: 23 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":true,"written":1,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked"…
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When answer answers
    Then it is in "looking"

  @demoEmployer-249c64 @demoEmployer-24
  Scenario: 24 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":true,"written":1,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked"…
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When answer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-dd7012 @demoEmployer-25
  Scenario: 25 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":[],"isMoving":true,"isMarked":…
    Then it is in "checkingCalendar"
    When untilAgreed has passed
    Then it is in "agreeing"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-87a80b @demoEmployer-26
  Scenario: 26 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":[],"isMoving":true,"isMarked":…
    Then it is in "checkingCalendar"
    When untilAgreed has passed
    Then it is in "agreeing"
    When agree answers
    Then it is in "looking"

  @demoEmployer-35ed49 @demoEmployer-27
  Scenario: 27 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":[],"isMoving":true,"isMarked":…
    Then it is in "checkingCalendar"
    When untilAgreed has passed
    Then it is in "agreeing"
    When agree fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-29fd61 @demoEmployer-28
  Scenario: 28 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["attendance.marked","result.g…
    Then it is in "deciding"
    When untilDecided has passed
    Then it is in "hiring"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-e57a9e @demoEmployer-29
  Scenario: 29 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["attendance.marked","result.g…
    Then it is in "deciding"
    When untilDecided has passed
    Then it is in "hiring"
    When hire answers
    Then it is in "looking"

  @demoEmployer-a61dab @demoEmployer-30
  Scenario: 30 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":1,"isQuiet":false,"isInvited":true,"may":["attendance.marked","result.g…
    Then it is in "deciding"
    When untilDecided has passed
    Then it is in "hiring"
    When hire fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-205920 @demoEmployer-31
  Scenario: 31 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "readingResume"
    When untilGreeted has passed
    Then it is in "greeting"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-6ef264 @demoEmployer-32
  Scenario: 32 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "readingResume"
    When untilGreeted has passed
    Then it is in "greeting"
    When greet answers
    Then it is in "looking"

  @demoEmployer-b21111 @demoEmployer-33
  Scenario: 33 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":0,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "readingResume"
    When untilGreeted has passed
    Then it is in "greeting"
    When greet fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoEmployer-4f359c @demoEmployer-34
  Scenario: 34 from applied to paused
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":3,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "choosingTimes"
    When untilOffered has passed
    Then it is in "offering"
    When script.paused happens
    Then it is in "paused"

  @demoEmployer-1577c7 @demoEmployer-35
  Scenario: 35 from applied to looking
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":3,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "choosingTimes"
    When untilOffered has passed
    Then it is in "offering"
    When offerTimes answers
    Then it is in "looking"

  @demoEmployer-8da05e @demoEmployer-36
  Scenario: 36 from applied to resting
    Given the demoEmployer flow with the input "applied"
    And it is in "looking"
    When look answers {"application":"read","isAsked":false,"written":3,"isQuiet":false,"isInvited":false,"may":[],"isMoving":false,"isMarked…
    Then it is in "choosingTimes"
    When untilOffered has passed
    Then it is in "offering"
    When offerTimes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"
