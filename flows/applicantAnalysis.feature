@applicantAnalysis
Feature: An application held against its job
  Shows what a job asks for beside where the applicant shows it, to both sides alike and without a score.

  @applicantAnalysis-b27718 @applicantAnalysis-1
  Scenario: 1 from employer to asking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":{"writer":"rules","asked":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"resume":"read","is_stale":true,"requi…
    Then it is in "settled.stale"
    When analysis.requested happens
    Then it is in "asking"

  @applicantAnalysis-5c8bde @applicantAnalysis-2
  Scenario: 2 from employer to looking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"failure":null,"refusal":null,"left":50,"renews_a…
    Then it is in "analysing"
    When look · 2 s has passed
    Then it is in "looking"

  @applicantAnalysis-81ffdd @applicantAnalysis-3
  Scenario: 3 from employer to asking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":"aiUnavailable","refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.unmade"
    When analysis.requested happens
    Then it is in "asking"

  @applicantAnalysis-0b33e5 @applicantAnalysis-4
  Scenario: 4 from employer to looking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":0,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.usedUp"
    When untilRenewed has passed
    Then it is in "looking"

  @applicantAnalysis-a71c79 @applicantAnalysis-5
  Scenario: 5 from employer to loading
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading"

  @applicantAnalysis-390270 @applicantAnalysis-6
  Scenario: 6 from employer to loading
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading"

  @applicantAnalysis-f6a5f4 @applicantAnalysis-7
  Scenario: 7 from employer to loading
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading"

  @applicantAnalysis-768a26 @applicantAnalysis-8
  Scenario: 8 from employer to analysing
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.requested happens
    Then it is in "asking"
    When askAnalysis answers {"ok":true,"seen":{"analysis":null,"running":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"failure":null,"refusal":null,"…
    Then it is in "analysing"

  @applicantAnalysis-836f48 @applicantAnalysis-9
  Scenario: 9 from employer to loading
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.requested happens
    Then it is in "asking"
    When askAnalysis answers {"ok":false,"failure":"refused"}
    Then it is in "loading"

  @applicantAnalysis-5652fc @applicantAnalysis-10
  Scenario: 10 from employer to asking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When analysis.requested happens
    Then it is in "asking"

  @applicantAnalysis-55e602 @applicantAnalysis-11
  Scenario: 11 from employer to looking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When analysis.changed happens
    Then it is in "looking"

  @applicantAnalysis-b171dc @applicantAnalysis-12
  Scenario: 12 from employer to settled.notAsked
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"

  @applicantAnalysis-fa9cda @applicantAnalysis-13
  Scenario: 13 from employer to settled.ready
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain answers {"analysis":{"writer":"rules","asked":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"resume":"read","is_stale":false,"requ…
    Then it is in "settled.ready"

  @applicantAnalysis-f06b96 @applicantAnalysis-14
  Scenario: 14 from employer to settled.stale
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain answers {"analysis":{"writer":"rules","asked":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"resume":"read","is_stale":true,"requi…
    Then it is in "settled.stale"

  @applicantAnalysis-9fe639 @applicantAnalysis-15
  Scenario: 15 from employer to analysing
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain answers {"analysis":null,"running":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"failure":null,"refusal":null,"left":50,"renews_a…
    Then it is in "analysing"

  @applicantAnalysis-e4cd7e @applicantAnalysis-16
  Scenario: 16 from employer to settled.unmade
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain answers {"analysis":null,"running":null,"failure":"aiUnavailable","refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.unmade"

  @applicantAnalysis-68a45f @applicantAnalysis-17
  Scenario: 17 from employer to settled.refused
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain answers {"analysis":null,"running":null,"failure":null,"refusal":"notAllowed","left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.refused"

  @applicantAnalysis-ba98ac @applicantAnalysis-18
  Scenario: 18 from employer to settled.usedUp
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":0,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.usedUp"

  @applicantAnalysis-7d7ebf @applicantAnalysis-19
  Scenario: 19 from employer to settled.notAsked
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "settled.notAsked"

  @applicantAnalysis-cb576d @applicantAnalysis-20
  Scenario: 20 from employer to settled.notAsked
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "settled.notAsked"

  @applicantAnalysis-4b0c89 @applicantAnalysis-21
  Scenario: 21 from employer to settled.ready
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":{"writer":"rules","asked":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"resume":"read","is_stale":false,"requ…
    Then it is in "settled.ready"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "settled.ready"

  @applicantAnalysis-0065e0 @applicantAnalysis-22
  Scenario: 22 from employer to settled.ready
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":{"writer":"rules","asked":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"resume":"read","is_stale":false,"requ…
    Then it is in "settled.ready"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "settled.ready"

  @applicantAnalysis-1b7c49 @applicantAnalysis-23
  Scenario: 23 from employer to settled.stale
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":{"writer":"rules","asked":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"resume":"read","is_stale":true,"requi…
    Then it is in "settled.stale"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "settled.stale"

  @applicantAnalysis-1e5ada @applicantAnalysis-24
  Scenario: 24 from employer to settled.stale
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":{"writer":"rules","asked":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"resume":"read","is_stale":true,"requi…
    Then it is in "settled.stale"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "settled.stale"

  @applicantAnalysis-142351 @applicantAnalysis-25
  Scenario: 25 from employer to analysing
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"failure":null,"refusal":null,"left":50,"renews_a…
    Then it is in "analysing"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "analysing"

  @applicantAnalysis-f2d452 @applicantAnalysis-26
  Scenario: 26 from employer to analysing
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":{"by":"Elias","at":"2026-01-10T09:00:00Z"},"failure":null,"refusal":null,"left":50,"renews_a…
    Then it is in "analysing"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "analysing"

  @applicantAnalysis-d19c29 @applicantAnalysis-27
  Scenario: 27 from employer to settled.unmade
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":"aiUnavailable","refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.unmade"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "settled.unmade"

  @applicantAnalysis-767cdf @applicantAnalysis-28
  Scenario: 28 from employer to settled.unmade
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":"aiUnavailable","refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.unmade"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "settled.unmade"

  @applicantAnalysis-ccb640 @applicantAnalysis-29
  Scenario: 29 from employer to settled.refused
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":"notAllowed","left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.refused"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "settled.refused"

  @applicantAnalysis-4f186b @applicantAnalysis-30
  Scenario: 30 from employer to settled.refused
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":"notAllowed","left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.refused"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "settled.refused"

  @applicantAnalysis-bc3412 @applicantAnalysis-31
  Scenario: 31 from employer to settled.usedUp
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":0,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.usedUp"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "settled.usedUp"

  @applicantAnalysis-b78c99 @applicantAnalysis-32
  Scenario: 32 from employer to settled.usedUp
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":0,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.usedUp"
    When analysis.changed happens
    Then it is in "looking"
    When lookAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "settled.usedUp"

  @applicantAnalysis-932185 @applicantAnalysis-33
  Scenario: 33 from employer to loading
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.requested happens
    Then it is in "asking"
    When askAnalysis fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "askOffline"
    When analysis.dropped happens
    Then it is in "loading"

  @applicantAnalysis-4bfa40 @applicantAnalysis-34
  Scenario: 34 from employer to asking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.requested happens
    Then it is in "asking"
    When askAnalysis fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "askOffline"
    When waitToAsk answers
    Then it is in "asking"

  @applicantAnalysis-15a16c @applicantAnalysis-35
  Scenario: 35 from employer to asking
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.requested happens
    Then it is in "asking"
    When askAnalysis fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askFailed"
    When analysis.requested happens
    Then it is in "asking"

  @applicantAnalysis-2ba0e0 @applicantAnalysis-36
  Scenario: 36 from employer to loading
    Given the applicantAnalysis flow with the input "employer"
    And it is in "loading"
    When readAnalysis answers {"analysis":null,"running":null,"failure":null,"refusal":null,"left":50,"renews_at":"2026-01-10T16:01:00Z"}
    Then it is in "settled.notAsked"
    When analysis.requested happens
    Then it is in "asking"
    When askAnalysis fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askFailed"
    When analysis.dropped happens
    Then it is in "loading"
