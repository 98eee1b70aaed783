@demoSeeker
Feature: Demo job seeker
  How a job seeker of the demo deals with a job of somebody who tries it as an employer: from the application to the hire.

  @demoSeeker-d35d74 @demoSeeker-1
  Scenario: 1 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When speed.changed happens with {"speed":4}
    Then it is in "looking"

  @demoSeeker-0d73b6 @demoSeeker-2
  Scenario: 2 from easy to choosingTime
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":false,"isMarked":fa…
    Then it is in "choosingTime"

  @demoSeeker-b5ab4d @demoSeeker-3
  Scenario: 3 from easy to resting
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-158ace @demoSeeker-4
  Scenario: 4 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When script.paused happens
    Then it is in "paused"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-e1c181 @demoSeeker-5
  Scenario: 5 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When script.paused happens
    Then it is in "paused"
    When script.resumed happens
    Then it is in "looking"

  @demoSeeker-524c7e @demoSeeker-6
  Scenario: 6 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "resting"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-b22a91 @demoSeeker-7
  Scenario: 7 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "resting"
    When betweenLooks has passed
    Then it is in "looking"

  @demoSeeker-652d54 @demoSeeker-8
  Scenario: 8 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-de0f12 @demoSeeker-9
  Scenario: 9 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-c96863 @demoSeeker-10
  Scenario: 10 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-3d2a21 @demoSeeker-11
  Scenario: 11 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "choosingTime"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-8b7585 @demoSeeker-12
  Scenario: 12 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["checkIn.made"],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "checkingIn"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-8045bb @demoSeeker-13
  Scenario: 13 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["checkIn.made"],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "checkingIn"
    When checkIn answers
    Then it is in "looking"

  @demoSeeker-6ec776 @demoSeeker-14
  Scenario: 14 from easy to resting
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["checkIn.made"],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "checkingIn"
    When checkIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-f9ed2d @demoSeeker-15
  Scenario: 15 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["attendance.marked"],"isFirstOffer":true,"isMarked":false,"hasThanked":fal…
    Then it is in "marking"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-3ffcda @demoSeeker-16
  Scenario: 16 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["attendance.marked"],"isFirstOffer":true,"isMarked":false,"hasThanked":fal…
    Then it is in "marking"
    When mark answers
    Then it is in "looking"

  @demoSeeker-e40e84 @demoSeeker-17
  Scenario: 17 from easy to resting
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["attendance.marked"],"isFirstOffer":true,"isMarked":false,"hasThanked":fal…
    Then it is in "marking"
    When mark fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-da90a2 @demoSeeker-18
  Scenario: 18 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When untilApplied has passed
    Then it is in "applying"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-2d56ed @demoSeeker-19
  Scenario: 19 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When untilApplied has passed
    Then it is in "applying"
    When apply answers
    Then it is in "looking"

  @demoSeeker-182e7a @demoSeeker-20
  Scenario: 20 from easy to resting
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When untilApplied has passed
    Then it is in "applying"
    When apply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-94eb17 @demoSeeker-21
  Scenario: 21 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When untilThanked has passed
    Then it is in "thanking"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-853ee3 @demoSeeker-22
  Scenario: 22 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When untilThanked has passed
    Then it is in "thanking"
    When thank answers
    Then it is in "looking"

  @demoSeeker-75da43 @demoSeeker-23
  Scenario: 23 from easy to resting
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When untilThanked has passed
    Then it is in "thanking"
    When thank fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-5aa2fa @demoSeeker-24
  Scenario: 24 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-356c09 @demoSeeker-25
  Scenario: 25 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When answer answers
    Then it is in "looking"

  @demoSeeker-eb8e81 @demoSeeker-26
  Scenario: 26 from easy to resting
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When answer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-825a84 @demoSeeker-27
  Scenario: 27 from easy to paused
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "choosingTime"
    When untilChosen has passed
    Then it is in "accepting"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-f590c1 @demoSeeker-28
  Scenario: 28 from easy to looking
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "choosingTime"
    When untilChosen has passed
    Then it is in "accepting"
    When acceptTime answers
    Then it is in "looking"

  @demoSeeker-9a17e7 @demoSeeker-29
  Scenario: 29 from easy to resting
    Given the demoSeeker flow with the input "easy"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "choosingTime"
    When untilChosen has passed
    Then it is in "accepting"
    When acceptTime fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-7f0497 @demoSeeker-30
  Scenario: 30 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When speed.changed happens with {"speed":4}
    Then it is in "looking"

  @demoSeeker-0bb79d @demoSeeker-31
  Scenario: 31 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-cbb5d3 @demoSeeker-32
  Scenario: 32 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When script.paused happens
    Then it is in "paused"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-119043 @demoSeeker-33
  Scenario: 33 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When script.paused happens
    Then it is in "paused"
    When script.resumed happens
    Then it is in "looking"

  @demoSeeker-269283 @demoSeeker-34
  Scenario: 34 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "resting"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-28fd94 @demoSeeker-35
  Scenario: 35 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "resting"
    When betweenLooks has passed
    Then it is in "looking"

  @demoSeeker-ec6d26 @demoSeeker-36
  Scenario: 36 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-d81f13 @demoSeeker-37
  Scenario: 37 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-de998f @demoSeeker-38
  Scenario: 38 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-f66be3 @demoSeeker-39
  Scenario: 39 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "checkingCalendar"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-79b225 @demoSeeker-40
  Scenario: 40 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":false,"isMarked":fa…
    Then it is in "choosingTime"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-7f6c3a @demoSeeker-41
  Scenario: 41 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["checkIn.made"],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "checkingIn"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-3482a6 @demoSeeker-42
  Scenario: 42 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["checkIn.made"],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "checkingIn"
    When checkIn answers
    Then it is in "looking"

  @demoSeeker-10bdc5 @demoSeeker-43
  Scenario: 43 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["checkIn.made"],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "checkingIn"
    When checkIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-2c599a @demoSeeker-44
  Scenario: 44 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["attendance.marked"],"isFirstOffer":true,"isMarked":false,"hasThanked":fal…
    Then it is in "marking"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-2aa0fa @demoSeeker-45
  Scenario: 45 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["attendance.marked"],"isFirstOffer":true,"isMarked":false,"hasThanked":fal…
    Then it is in "marking"
    When mark answers
    Then it is in "looking"

  @demoSeeker-40c9ff @demoSeeker-46
  Scenario: 46 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["attendance.marked"],"isFirstOffer":true,"isMarked":false,"hasThanked":fal…
    Then it is in "marking"
    When mark fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-09f0c8 @demoSeeker-47
  Scenario: 47 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When untilApplied has passed
    Then it is in "applying"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-40405f @demoSeeker-48
  Scenario: 48 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When untilApplied has passed
    Then it is in "applying"
    When apply answers
    Then it is in "looking"

  @demoSeeker-01f687 @demoSeeker-49
  Scenario: 49 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"none","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingAd"
    When untilApplied has passed
    Then it is in "applying"
    When apply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-9e57a1 @demoSeeker-50
  Scenario: 50 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When untilThanked has passed
    Then it is in "thanking"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-92d0a9 @demoSeeker-51
  Scenario: 51 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When untilThanked has passed
    Then it is in "thanking"
    When thank answers
    Then it is in "looking"

  @demoSeeker-b12edc @demoSeeker-52
  Scenario: 52 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"hired","isAsked":false,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "beingGlad"
    When untilThanked has passed
    Then it is in "thanking"
    When thank fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-51b281 @demoSeeker-53
  Scenario: 53 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-e9d0a7 @demoSeeker-54
  Scenario: 54 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When answer answers
    Then it is in "looking"

  @demoSeeker-498e8a @demoSeeker-55
  Scenario: 55 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":true,"may":[],"isFirstOffer":true,"isMarked":false,"hasThanked":false}
    Then it is in "readingMessage"
    When untilAnswered has passed
    Then it is in "answering"
    When answer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-8d1c18 @demoSeeker-56
  Scenario: 56 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "checkingCalendar"
    When untilChosen has passed
    Then it is in "askingOtherTime"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-66b5ca @demoSeeker-57
  Scenario: 57 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "checkingCalendar"
    When untilChosen has passed
    Then it is in "askingOtherTime"
    When askOtherTime answers
    Then it is in "looking"

  @demoSeeker-eeef98 @demoSeeker-58
  Scenario: 58 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":true,"isMarked":fal…
    Then it is in "checkingCalendar"
    When untilChosen has passed
    Then it is in "askingOtherTime"
    When askOtherTime fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"

  @demoSeeker-e975a6 @demoSeeker-59
  Scenario: 59 from picky to paused
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":false,"isMarked":fa…
    Then it is in "choosingTime"
    When untilChosen has passed
    Then it is in "accepting"
    When script.paused happens
    Then it is in "paused"

  @demoSeeker-dfee14 @demoSeeker-60
  Scenario: 60 from picky to looking
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":false,"isMarked":fa…
    Then it is in "choosingTime"
    When untilChosen has passed
    Then it is in "accepting"
    When acceptTime answers
    Then it is in "looking"

  @demoSeeker-4b2104 @demoSeeker-61
  Scenario: 61 from picky to resting
    Given the demoSeeker flow with the input "picky"
    And it is in "looking"
    When look answers {"application":"sent","isAsked":false,"may":["time.accepted","reschedule.requested"],"isFirstOffer":false,"isMarked":fa…
    Then it is in "choosingTime"
    When untilChosen has passed
    Then it is in "accepting"
    When acceptTime fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting"
