@careerSummary
Feature: Have the career summary written
  Writes a summary from the profile, or the one there is anew; it streams, can be stopped, and takes the field’s place only when accepted.

  @careerSummary-f04618 @careerSummary-1
  Scenario: 1 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "idle"

  @careerSummary-706409 @careerSummary-2
  Scenario: 2 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.begun happens with {"writer":"rules","language":"en"}
    Then it is in "streaming.opening"

  @careerSummary-7fda1b @careerSummary-3
  Scenario: 3 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.ended happens with {"credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"

  @careerSummary-6189e4 @careerSummary-4
  Scenario: 4 from any to quotaUsed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":"2026-01-10T16:01:00.000Z","refusal":"quotaUsed"}
    Then it is in "quotaUsed"

  @careerSummary-2bd63f @careerSummary-5
  Scenario: 5 from any to failed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"

  @careerSummary-04aa2a @careerSummary-6
  Scenario: 6 from any to quotaUsed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"ai","credits":{"left":0,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "quotaUsed"
    When untilRenewed has passed
    Then it is in "checking"
    When readCredits fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "quotaUsed"

  @careerSummary-b22881 @careerSummary-7
  Scenario: 7 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When writing.stopped happens
    Then it is in "stopping"
    When endSummary answers {"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}
    Then it is in "idle"

  @careerSummary-b277f9 @careerSummary-8
  Scenario: 8 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When writing.stopped happens
    Then it is in "stopping"
    When endSummary fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "idle"

  @careerSummary-af348a @careerSummary-9
  Scenario: 9 from any to streaming.writing
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"

  @careerSummary-ad4a9f @careerSummary-10
  Scenario: 10 from any to reviewing.whole
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"

  @careerSummary-841fa9 @careerSummary-11
  Scenario: 11 from any to reviewing.whole
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":0,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":[],"isU…
    Then it is in "reviewing.whole"

  @careerSummary-4c2eeb @careerSummary-12
  Scenario: 12 from any to quotaUsed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.refused happens with {"renewsAt":"2026-01-10T16:01:00.000Z","refusal":"quotaUsed"}
    Then it is in "quotaUsed"

  @careerSummary-91cb89 @careerSummary-13
  Scenario: 13 from any to unavailable
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.refused happens with {"renewsAt":null,"refusal":"unavailable"}
    Then it is in "unavailable"

  @careerSummary-02973e @careerSummary-14
  Scenario: 14 from any to busyElsewhere
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.refused happens with {"renewsAt":null,"refusal":"busyElsewhere"}
    Then it is in "busyElsewhere"

  @careerSummary-09400e @careerSummary-15
  Scenario: 15 from any to lacking
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.refused happens with {"renewsAt":null,"refusal":"lacking"}
    Then it is in "lacking"

  @careerSummary-8ef9c4 @careerSummary-16
  Scenario: 16 from any to failed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.refused happens with {"renewsAt":null,"refusal":"failed"}
    Then it is in "failed"

  @careerSummary-04d8f5 @careerSummary-17
  Scenario: 17 from any to offline
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"

  @careerSummary-ce2412 @careerSummary-18
  Scenario: 18 from any to failed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"

  @careerSummary-6383f4 @careerSummary-19
  Scenario: 19 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When another.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"

  @careerSummary-95952d @careerSummary-20
  Scenario: 20 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When proposal.discarded happens
    Then it is in "idle"

  @careerSummary-4bc07f @careerSummary-21
  Scenario: 21 from any to quotaUsed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":0,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":[],"isU…
    Then it is in "reviewing.whole"
    When proposal.discarded happens
    Then it is in "quotaUsed"

  @careerSummary-28c562 @careerSummary-22
  Scenario: 22 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"unavailable"}
    Then it is in "unavailable"
    When writing.retried happens
    Then it is in "streaming.opening"

  @careerSummary-51c15a @careerSummary-23
  Scenario: 23 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"unavailable"}
    Then it is in "unavailable"
    When writing.dropped happens
    Then it is in "idle"

  @careerSummary-169704 @careerSummary-24
  Scenario: 24 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"busyElsewhere"}
    Then it is in "busyElsewhere"
    When writing.dropped happens
    Then it is in "idle"

  @careerSummary-350a5e @careerSummary-25
  Scenario: 25 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"lacking"}
    Then it is in "lacking"
    When writing.dropped happens
    Then it is in "idle"

  @careerSummary-dbec44 @careerSummary-26
  Scenario: 26 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"failed"}
    Then it is in "failed"
    When writing.retried happens
    Then it is in "streaming.opening"

  @careerSummary-4ab775 @careerSummary-27
  Scenario: 27 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"failed"}
    Then it is in "failed"
    When writing.dropped happens
    Then it is in "idle"

  @careerSummary-0c67e8 @careerSummary-28
  Scenario: 28 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When writing.dropped happens
    Then it is in "idle"

  @careerSummary-33aaea @careerSummary-29
  Scenario: 29 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "streaming.opening"

  @careerSummary-b2a5e9 @careerSummary-30
  Scenario: 30 from any to reviewing.stopped
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When writing.stopped happens
    Then it is in "stopping"
    When endSummary answers {"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}
    Then it is in "reviewing.stopped"

  @careerSummary-972a41 @careerSummary-31
  Scenario: 31 from any to reviewing.stopped
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When writing.stopped happens
    Then it is in "stopping"
    When endSummary fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "reviewing.stopped"

  @careerSummary-3ea614 @careerSummary-32
  Scenario: 32 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.ended happens with {"credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "reviewing.stopped"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"

  @careerSummary-45dbbd @careerSummary-33
  Scenario: 33 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.ended happens with {"credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "reviewing.stopped"
    When another.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"

  @careerSummary-c741f1 @careerSummary-34
  Scenario: 34 from any to accepted
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.ended happens with {"credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "reviewing.stopped"
    When proposal.accepted happens with {"field":""}
    Then it is in "accepted"

  @careerSummary-909484 @careerSummary-35
  Scenario: 35 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.wrote happens with {"piece":"Cook "}
    Then it is in "streaming.writing"
    When stream.ended happens with {"credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "reviewing.stopped"
    When proposal.discarded happens
    Then it is in "idle"

  @careerSummary-0c00fa @careerSummary-36
  Scenario: 36 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When proposal.accepted happens with {"field":""}
    Then it is in "accepted"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"

  @careerSummary-bc80e2 @careerSummary-37
  Scenario: 37 from any to idle
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When proposal.accepted happens with {"field":""}
    Then it is in "accepted"
    When acceptance.undone happens
    Then it is in "idle"

  @careerSummary-e3f724 @careerSummary-38
  Scenario: 38 from any to quotaUsed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":0,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":[],"isU…
    Then it is in "reviewing.whole"
    When proposal.accepted happens with {"field":""}
    Then it is in "accepted"
    When acceptance.undone happens
    Then it is in "quotaUsed"

  @careerSummary-7557bf @careerSummary-39
  Scenario: 39 from any to streaming.opening
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"busyElsewhere"}
    Then it is in "busyElsewhere"
    When elsewhere.ended happens
    Then it is in "endingElsewhere"
    When endElsewhere answers {"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}
    Then it is in "streaming.opening"

  @careerSummary-4171be @careerSummary-40
  Scenario: 40 from any to failed
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"busyElsewhere"}
    Then it is in "busyElsewhere"
    When elsewhere.ended happens
    Then it is in "endingElsewhere"
    When endElsewhere fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @careerSummary-4ef21a @careerSummary-41
  Scenario: 41 from any to reviewing.whole
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":"2026-01-10T16:01:00.000Z","refusal":"quotaUsed"}
    Then it is in "quotaUsed"
    When writing.dropped happens
    Then it is in "reviewing.whole"

  @careerSummary-0abd8a @careerSummary-42
  Scenario: 42 from any to reviewing.whole
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"unavailable"}
    Then it is in "unavailable"
    When writing.dropped happens
    Then it is in "reviewing.whole"

  @careerSummary-d2a844 @careerSummary-43
  Scenario: 43 from any to reviewing.whole
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"busyElsewhere"}
    Then it is in "busyElsewhere"
    When writing.dropped happens
    Then it is in "reviewing.whole"

  @careerSummary-bdf551 @careerSummary-44
  Scenario: 44 from any to reviewing.whole
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.refused happens with {"renewsAt":null,"refusal":"failed"}
    Then it is in "failed"
    When writing.dropped happens
    Then it is in "reviewing.whole"

  @careerSummary-918a28 @careerSummary-45
  Scenario: 45 from any to reviewing.whole
    Given the careerSummary flow with the input "any"
    And it is in "checking"
    When readCredits answers {"writer":"rules","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"}}
    Then it is in "idle"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.done happens with {"text":"Cook at Harbour Grill.","credits":{"left":3,"most":5,"renews_at":"2026-01-10T16:01:00.000Z"},"missing":["skill…
    Then it is in "reviewing.whole"
    When writing.requested happens with {"rewrite":null,"text":"","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "streaming.opening"
    When stream.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When writing.dropped happens
    Then it is in "reviewing.whole"
