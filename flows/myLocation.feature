@myLocation
Feature: Use my location
  Finds the nearest place to search jobs in by where the device is.

  @myLocation-1001a9 @myLocation-1
  Scenario: 1 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-6e07cb @myLocation-2
  Scenario: 2 from visitor to unavailable
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":false,"failure":"unavailable"}
    Then it is in "unavailable"

  @myLocation-2fe42a @myLocation-3
  Scenario: 3 from visitor to timedOut
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When untilGivenUp · 60 s has passed
    Then it is in "timedOut"

  @myLocation-6b8114 @myLocation-4
  Scenario: 4 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-5ee1c1 @myLocation-5
  Scenario: 5 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":null}
    Then it is in "unavailable"
    When location.requested happens
    Then it is in "locating"

  @myLocation-f32e7e @myLocation-6
  Scenario: 6 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":null}
    Then it is in "unavailable"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-6b743f @myLocation-7
  Scenario: 7 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":false,"failure":"denied"}
    Then it is in "denied"
    When location.requested happens
    Then it is in "locating"

  @myLocation-0d3ea6 @myLocation-8
  Scenario: 8 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":false,"failure":"denied"}
    Then it is in "denied"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-9bc21b @myLocation-9
  Scenario: 9 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":false,"failure":"timedOut"}
    Then it is in "timedOut"
    When location.requested happens
    Then it is in "locating"

  @myLocation-813723 @myLocation-10
  Scenario: 10 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":false,"failure":"timedOut"}
    Then it is in "timedOut"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-32092a @myLocation-11
  Scenario: 11 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace answers {"value":"Makati","seoValue":"makati","countryId":167}
    Then it is in "found"
    When location.requested happens
    Then it is in "locating"

  @myLocation-0ec272 @myLocation-12
  Scenario: 12 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace answers {"value":"Makati","seoValue":"makati","countryId":167}
    Then it is in "found"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-77ebea @myLocation-13
  Scenario: 13 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace answers {"value":"Woodlands","seoValue":"woodlands","countryId":193}
    Then it is in "outside"
    When location.requested happens
    Then it is in "locating"

  @myLocation-4811b5 @myLocation-14
  Scenario: 14 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace answers {"value":"Woodlands","seoValue":"woodlands","countryId":193}
    Then it is in "outside"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-d8cc17 @myLocation-15
  Scenario: 15 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace answers null
    Then it is in "nowhere"
    When location.requested happens
    Then it is in "locating"

  @myLocation-d363c0 @myLocation-16
  Scenario: 16 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace answers null
    Then it is in "nowhere"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-c938d9 @myLocation-17
  Scenario: 17 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When location.requested happens
    Then it is in "locating"

  @myLocation-8d7a17 @myLocation-18
  Scenario: 18 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When location.dismissed happens
    Then it is in "idle"

  @myLocation-a693e3 @myLocation-19
  Scenario: 19 from visitor to resolving
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "resolving"

  @myLocation-bc0f59 @myLocation-20
  Scenario: 20 from visitor to locating
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When location.requested happens
    Then it is in "locating"

  @myLocation-f70a8f @myLocation-21
  Scenario: 21 from visitor to idle
    Given the myLocation flow with the input "visitor"
    And it is in "idle"
    When location.requested happens
    Then it is in "locating"
    When locate answers {"ok":true,"latitude":14.55,"longitude":121.02}
    Then it is in "resolving"
    When findNearestPlace fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When location.dismissed happens
    Then it is in "idle"
