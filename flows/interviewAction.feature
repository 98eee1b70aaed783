@interviewAction
Feature: Act on an interview
  Shows an interview to one of its sides, opens and closes what may be done at the very second, and does what is chosen.

  @interviewAction-c19cf6 @interviewAction-1
  Scenario: 1 from offered, over a day off to record.known and act.idle and clock.far
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When aDay · 1440 min has passed
    Then it is in "record.known" and "act.idle" and "clock.far"

  @interviewAction-b06c93 @interviewAction-2
  Scenario: 2 from offered, over a day off to record.known and clock.far and act.choosing.invalid
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":" "},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"

  @interviewAction-0a2bde @interviewAction-3
  Scenario: 3 from offered, over a day off to record.known and clock.far and act.idle
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When action.left happens
    Then it is in "record.known" and "clock.far" and "act.idle"

  @interviewAction-bda138 @interviewAction-4
  Scenario: 4 from offered, over a day off to record.known and clock.far and act.sending
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"

  @interviewAction-4c6a17 @interviewAction-5
  Scenario: 5 from offered, over a day off to act.idle and clock.far and record.reloading
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When interview.changed happens
    Then it is in "act.idle" and "clock.far" and "record.reloading"
    When interview.changed happens
    Then it is in "act.idle" and "clock.far" and "record.reloading"

  @interviewAction-3504d5 @interviewAction-7
  Scenario: 7 from offered, over a day off to act.idle and clock.far and record.known
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When interview.changed happens
    Then it is in "act.idle" and "clock.far" and "record.reloading"
    When loadInterview fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "act.idle" and "clock.far" and "record.known"

  @interviewAction-9c6dd4 @interviewAction-8
  Scenario: 8 from offered, over a day off to record.known and clock.far and act.sending
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"

  @interviewAction-de0fd4 @interviewAction-9
  Scenario: 9 from offered, over a day off to record.known and clock.far and act.choosing.invalid
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"

  @interviewAction-ae6449 @interviewAction-10
  Scenario: 10 from offered, over a day off to record.known and clock.far and act.choosing.invalid
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":" "},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"

  @interviewAction-15c6c5 @interviewAction-11
  Scenario: 11 from offered, over a day off to record.known and clock.far and act.idle
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"
    When action.left happens
    Then it is in "record.known" and "clock.far" and "act.idle"

  @interviewAction-4fb3e6 @interviewAction-12
  Scenario: 12 from offered, over a day off to record.known and clock.far and act.choosing.invalid
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"

  @interviewAction-65b42d @interviewAction-13
  Scenario: 13 from offered, over a day off to record.known and clock.far and act.sending
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"

  @interviewAction-8bfcc8 @interviewAction-15
  Scenario: 15 from offered, over a day off to record.known and act.refused and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":false,"failure":"interviewChanged","interview":null,"now":"2026-01-12T10:59:00.000Z"}
    Then it is in "record.known" and "clock.far" and "act.refused"
    When aDay · 1440 min has passed
    Then it is in "record.known" and "act.refused" and "clock.still"

  @interviewAction-487c51 @interviewAction-16
  Scenario: 16 from offered, over a day off to record.known and clock.far and act.sending
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "record.known" and "clock.far" and "act.offline"
    When action.retried happens
    Then it is in "record.known" and "clock.far" and "act.sending"

  @interviewAction-239b83 @interviewAction-17
  Scenario: 17 from offered, over a day off to record.known and clock.far and act.idle
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "record.known" and "clock.far" and "act.offline"
    When action.left happens
    Then it is in "record.known" and "clock.far" and "act.idle"

  @interviewAction-a079d2 @interviewAction-18
  Scenario: 18 from offered, over a day off to record.known and clock.far and act.sending
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "record.known" and "clock.far" and "act.offline"
    When waitForConnection answers
    Then it is in "record.known" and "clock.far" and "act.sending"

  @interviewAction-e4b970 @interviewAction-19
  Scenario: 19 from offered, over a day off to record.known and clock.far and act.sending
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "record.known" and "clock.far" and "act.failed"
    When action.retried happens
    Then it is in "record.known" and "clock.far" and "act.sending"

  @interviewAction-cb532d @interviewAction-20
  Scenario: 20 from offered, over a day off to record.known and clock.far and act.idle
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "record.known" and "clock.far" and "act.failed"
    When action.left happens
    Then it is in "record.known" and "clock.far" and "act.idle"

  @interviewAction-b66229 @interviewAction-48
  Scenario: 48 from about to be too late to cancel to record.known and act.idle and clock.near
    Given the interviewAction flow with the input "about to be too late to cancel"
    And it is in "record.known" and "act.idle" and "clock.near"

  @interviewAction-967c84 @interviewAction-49
  Scenario: 49 from offered, over a day off to act.idle and record.known and clock.far
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When interview.changed happens
    Then it is in "act.idle" and "clock.far" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.idle" and "record.known" and "clock.far"

  @interviewAction-6db23a @interviewAction-50
  Scenario: 50 from offered, over a day off to record.known and clock.still and act.idle
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":false,"failure":"notAllowedNow","interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status"…
    Then it is in "record.known" and "act.refused" and "clock.still"
    When action.left happens
    Then it is in "record.known" and "clock.still" and "act.idle"

  @interviewAction-cee9b5 @interviewAction-51
  Scenario: 51 from offered, over a day off to record.known and act.overtaken and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.invalid"
    When interview.changed happens
    Then it is in "clock.far" and "act.choosing.invalid" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"

  @interviewAction-b9a9f2 @interviewAction-52
  Scenario: 52 from offered, over a day off to record.known and clock.still and act.idle
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When interview.changed happens
    Then it is in "clock.far" and "act.choosing.open" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"
    When action.left happens
    Then it is in "record.known" and "clock.still" and "act.idle"

  @interviewAction-a1b020 @interviewAction-53
  Scenario: 53 from offered, over a day off to act.idle and clock.still and record.known
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When interview.changed happens
    Then it is in "act.idle" and "clock.far" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "act.idle" and "record.known" and "clock.still"
    When interview.changed happens
    Then it is in "act.idle" and "clock.still" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "act.idle" and "clock.still" and "record.known"

  @interviewAction-25d442 @interviewAction-54
  Scenario: 54 from offered, over a day off to act.done and record.known and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "act.done" and "record.known" and "clock.still"

  @interviewAction-1e485f @interviewAction-55
  Scenario: 55 from offered, over a day off to record.known and act.done and clock.near
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "act.sending" and "record.known" and "clock.still"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"

  @interviewAction-8757e7 @interviewAction-56
  Scenario: 56 from offered, over a day off to record.known and clock.still and act.refused
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "act.sending" and "record.known" and "clock.still"
    When sendChoice answers {"ok":false,"failure":"notAllowedNow","interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status"…
    Then it is in "record.known" and "clock.still" and "act.refused"

  @interviewAction-e01c55 @interviewAction-57
  Scenario: 57 from offered, over a day off to record.known and clock.near and act.overtaken
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When untilNext has passed
    Then it is in "record.known" and "clock.near" and "act.overtaken"

  @interviewAction-960f7e @interviewAction-58
  Scenario: 58 from offered, over a day off to record.known and act.overtaken and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.reloading" and "clock.near" and "act.choosing.open"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"

  @interviewAction-919cf1 @interviewAction-59
  Scenario: 59 from offered, over a day off to record.known and clock.near and act.overtaken
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.invalid"
    When untilNext has passed
    Then it is in "record.known" and "clock.near" and "act.overtaken"

  @interviewAction-663363 @interviewAction-60
  Scenario: 60 from offered, over a day off to record.known and clock.near and act.done
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "clock.near" and "act.done"

  @interviewAction-329d29 @interviewAction-61
  Scenario: 61 from offered, over a day off to record.known and act.refused and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.sending"
    When sendChoice answers {"ok":false,"failure":"notAllowedNow","interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status"…
    Then it is in "record.known" and "act.refused" and "clock.still"

  @interviewAction-93eae8 @interviewAction-62
  Scenario: 62 from offered, over a day off to record.known and act.overtaken and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.reloading" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.reloading" and "clock.near" and "act.choosing.invalid"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"

  @interviewAction-c2f128 @interviewAction-63
  Scenario: 63 from offered, over a day off to act.refused and record.known and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":false,"failure":"interviewChanged","interview":null,"now":"2026-01-12T10:59:00.000Z"}
    Then it is in "clock.far" and "record.reloading" and "act.refused"
    When aDay · 1440 min has passed
    Then it is in "record.reloading" and "act.refused" and "clock.still"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.refused" and "record.known" and "clock.near"
    When untilNext has passed
    Then it is in "act.refused" and "record.known" and "clock.still"

  @interviewAction-5f8a60 @interviewAction-64
  Scenario: 64 from offered, over a day off to record.known and act.refused and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.sending"
    When untilNext has passed
    Then it is in "record.known" and "act.sending" and "clock.near"
    When sendChoice answers {"ok":false,"failure":"notAllowedNow","interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status"…
    Then it is in "record.known" and "act.refused" and "clock.still"

  @interviewAction-8d1f61 @interviewAction-65
  Scenario: 65 from offered, over a day off to act.refused and record.known and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":false,"failure":"interviewChanged","interview":null,"now":"2026-01-12T10:59:00.000Z"}
    Then it is in "clock.far" and "record.reloading" and "act.refused"
    When aDay · 1440 min has passed
    Then it is in "record.reloading" and "act.refused" and "clock.still"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.refused" and "record.known" and "clock.near"
    When interview.changed happens
    Then it is in "act.refused" and "clock.near" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "act.refused" and "record.known" and "clock.still"

  @interviewAction-1ec5d6 @interviewAction-66
  Scenario: 66 from offered, over a day off to record.known and clock.near and act.sending
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"interview.cancelled","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When action.left happens
    Then it is in "record.known" and "clock.near" and "act.idle"
    When untilNext has passed
    Then it is in "record.known" and "act.idle" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.idle" and "clock.near"
    When action.chosen happens with {"action":"checkIn.made","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.sending"

  @interviewAction-624187 @interviewAction-67
  Scenario: 67 from offered, over a day off to record.known and clock.still and act.overtaken
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":false,"failure":"interviewChanged","interview":null,"now":"2026-01-12T10:59:00.000Z"}
    Then it is in "clock.far" and "record.reloading" and "act.refused"
    When aDay · 1440 min has passed
    Then it is in "record.reloading" and "act.refused" and "clock.still"
    When action.left happens
    Then it is in "record.reloading" and "clock.still" and "act.idle"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.idle" and "record.known" and "clock.near"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When untilNext has passed
    Then it is in "record.known" and "clock.still" and "act.overtaken"

  @interviewAction-625b8d @interviewAction-68
  Scenario: 68 from offered, over a day off to record.known and act.done and clock.far
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.far"

  @interviewAction-4df9b0 @interviewAction-69
  Scenario: 69 from offered, over a day off to record.known and clock.still and act.overtaken
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":false,"failure":"interviewChanged","interview":null,"now":"2026-01-12T10:59:00.000Z"}
    Then it is in "clock.far" and "record.reloading" and "act.refused"
    When aDay · 1440 min has passed
    Then it is in "record.reloading" and "act.refused" and "clock.still"
    When action.left happens
    Then it is in "record.reloading" and "clock.still" and "act.idle"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.idle" and "record.known" and "clock.near"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.invalid"
    When untilNext has passed
    Then it is in "record.known" and "clock.still" and "act.overtaken"

  @interviewAction-a6b479 @interviewAction-70
  Scenario: 70 from offered, over a day off to record.known and act.overtaken and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":false,"failure":"interviewChanged","interview":null,"now":"2026-01-12T10:59:00.000Z"}
    Then it is in "clock.far" and "record.reloading" and "act.refused"
    When aDay · 1440 min has passed
    Then it is in "record.reloading" and "act.refused" and "clock.still"
    When action.left happens
    Then it is in "record.reloading" and "clock.still" and "act.idle"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.idle" and "record.known" and "clock.near"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When interview.changed happens
    Then it is in "clock.near" and "act.choosing.open" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"

  @interviewAction-95db47 @interviewAction-71
  Scenario: 71 from offered, over a day off to act.done and record.known and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.reloading" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.reloading" and "act.done" and "clock.far"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "act.done" and "record.known" and "clock.still"

  @interviewAction-6627a7 @interviewAction-72
  Scenario: 72 from offered, over a day off to record.known and act.overtaken and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When interview.changed happens
    Then it is in "clock.far" and "act.sending" and "record.reloading"
    When sendChoice answers {"ok":false,"failure":"interviewChanged","interview":null,"now":"2026-01-12T10:59:00.000Z"}
    Then it is in "clock.far" and "record.reloading" and "act.refused"
    When aDay · 1440 min has passed
    Then it is in "record.reloading" and "act.refused" and "clock.still"
    When action.left happens
    Then it is in "record.reloading" and "clock.still" and "act.idle"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.idle" and "record.known" and "clock.near"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.invalid"
    When interview.changed happens
    Then it is in "clock.near" and "act.choosing.invalid" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"

  @interviewAction-d8a04a @interviewAction-73
  Scenario: 73 from offered, over a day off to record.known and act.refused and clock.still
    Given the interviewAction flow with the input "offered, over a day off"
    And it is in "record.known" and "act.idle" and "clock.far"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.far" and "act.sending"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.done" and "clock.near"
    When action.chosen happens with {"action":"checkIn.made","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.sending"
    When untilNext has passed
    Then it is in "record.known" and "act.sending" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.sending" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.sending" and "clock.near"
    When untilNext has passed
    Then it is in "record.known" and "act.sending" and "clock.far"
    When sendChoice answers {"ok":false,"failure":"notAllowedNow","interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status"…
    Then it is in "record.known" and "act.refused" and "clock.still"

  @interviewAction-769dea @interviewAction-74
  Scenario: 74 from offered for tonight to act.idle and record.known and clock.near
    Given the interviewAction flow with the input "offered for tonight"
    And it is in "record.known" and "act.idle" and "clock.near"
    When interview.changed happens
    Then it is in "act.idle" and "clock.near" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.idle" and "record.known" and "clock.far"
    When aDay · 1440 min has passed
    Then it is in "act.idle" and "record.known" and "clock.near"

  @interviewAction-eb564b @interviewAction-75
  Scenario: 75 from offered for tonight to record.known and act.done and clock.near
    Given the interviewAction flow with the input "offered for tonight"
    And it is in "record.known" and "act.idle" and "clock.near"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"time.accepted","time":"2026-01-12T14:00:00.000Z"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.sending"
    When interview.changed happens
    Then it is in "clock.near" and "act.sending" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.sending" and "record.known" and "clock.far"
    When sendChoice answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"upcoming","job":{"id":7,"…
    Then it is in "record.known" and "act.done" and "clock.near"

  @interviewAction-3af1cd @interviewAction-76
  Scenario: 76 from offered for tonight to record.known and act.overtaken and clock.still
    Given the interviewAction flow with the input "offered for tonight"
    And it is in "record.known" and "act.idle" and "clock.near"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When interview.changed happens
    Then it is in "clock.near" and "act.choosing.open" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.choosing.open" and "record.known" and "clock.far"
    When interview.changed happens
    Then it is in "act.choosing.open" and "clock.far" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"

  @interviewAction-841f2f @interviewAction-77
  Scenario: 77 from offered for tonight to record.known and act.overtaken and clock.still
    Given the interviewAction flow with the input "offered for tonight"
    And it is in "record.known" and "act.idle" and "clock.near"
    When action.chosen happens with {"action":"time.accepted","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.open"
    When choice.confirmed happens with {"choice":{"action":"interview.cancelled","reason":"I am ill"},"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "record.known" and "clock.near" and "act.choosing.invalid"
    When interview.changed happens
    Then it is in "clock.near" and "act.choosing.invalid" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"pending","job":{"id":7,"title":"Sen…
    Then it is in "act.choosing.invalid" and "record.known" and "clock.far"
    When interview.changed happens
    Then it is in "act.choosing.invalid" and "clock.far" and "record.reloading"
    When loadInterview answers {"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"seeker","status":"cancelled","job":{"id":7,"title":"S…
    Then it is in "record.known" and "act.overtaken" and "clock.still"
