@jobAlert
Feature: Job alerts
  Sends the new jobs of a search: made in one step or by e-mail, rehearsed before, changed, snoozed and deleted.

  @jobAlert-cd96ff @jobAlert-1
  Scenario: 1 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-19a2d5 @jobAlert-2
  Scenario: 2 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-e2f26a @jobAlert-3
  Scenario: 3 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-d618c0 @jobAlert-4
  Scenario: 4 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-54f4fc @jobAlert-5
  Scenario: 5 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-9d7aa7 @jobAlert-6
  Scenario: 6 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-a54c7d @jobAlert-7
  Scenario: 7 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-aaa768 @jobAlert-8
  Scenario: 8 from seeker to saving
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-ce35d3 @jobAlert-9
  Scenario: 9 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-12bc2c @jobAlert-12
  Scenario: 12 from seeker to creating.invalid
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-804708 @jobAlert-14
  Scenario: 14 from seeker to creating.blank
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.blank"

  @jobAlert-79e9c8 @jobAlert-15
  Scenario: 15 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-88b6fd @jobAlert-16
  Scenario: 16 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-6f3c56 @jobAlert-17
  Scenario: 17 from seeker to creating.invalid
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-089ea5 @jobAlert-18
  Scenario: 18 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-6e3e07 @jobAlert-19
  Scenario: 19 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-5c7839 @jobAlert-20
  Scenario: 20 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-021659 @jobAlert-21
  Scenario: 21 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-f81616 @jobAlert-22
  Scenario: 22 from seeker to creating.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-febc0f @jobAlert-23
  Scenario: 23 from seeker to creating.invalid
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-3796ce @jobAlert-24
  Scenario: 24 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-d51a87 @jobAlert-31
  Scenario: 31 from seeker to saving
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-0e578d @jobAlert-37
  Scenario: 37 from seeker to creating.rehearsed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsed"

  @jobAlert-29f7fb @jobAlert-42
  Scenario: 42 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.kept happens
    Then it is in "closed"

  @jobAlert-b97b6d @jobAlert-43
  Scenario: 43 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.kept happens
    Then it is in "closed"

  @jobAlert-3a1ae0 @jobAlert-44
  Scenario: 44 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.kept happens
    Then it is in "closed"

  @jobAlert-8284c0 @jobAlert-45
  Scenario: 45 from seeker to creating.rehearsed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.retried happens
    Then it is in "creating.rehearsed"

  @jobAlert-bc20a8 @jobAlert-46
  Scenario: 46 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-5f39f0 @jobAlert-47
  Scenario: 47 from seeker to creating.rehearsed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "creating.rehearsed"

  @jobAlert-43344e @jobAlert-48
  Scenario: 48 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "full"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-78c4d7 @jobAlert-51
  Scenario: 51 from seeker to saving
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "creating.invalid"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-37990f @jobAlert-53
  Scenario: 53 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-fdc537 @jobAlert-54
  Scenario: 54 from seeker to saving
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @jobAlert-94ab0f @jobAlert-55
  Scenario: 55 from seeker to saving
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When alert.retried happens
    Then it is in "saving"

  @jobAlert-bc873b @jobAlert-56
  Scenario: 56 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-c44e62 @jobAlert-68
  Scenario: 68 from seeker to creating.rehearsing
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.retried happens
    Then it is in "creating.rehearsing"

  @jobAlert-520a54 @jobAlert-70
  Scenario: 70 from seeker to creating.rehearsing
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "creating.rehearsing"

  @jobAlert-70e59b @jobAlert-82
  Scenario: 82 from seeker to saving
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-25a6d1 @jobAlert-86
  Scenario: 86 from seeker to saving
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-65bfef @jobAlert-88
  Scenario: 88 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-fc7885 @jobAlert-90
  Scenario: 90 from seeker to created.active
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"

  @jobAlert-e6f541 @jobAlert-91
  Scenario: 91 from seeker to managing.loading
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"gone"}
    Then it is in "managing.loading"

  @jobAlert-ce880f @jobAlert-92
  Scenario: 92 from seeker to notUpdated.failed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"

  @jobAlert-2c58b7 @jobAlert-98
  Scenario: 98 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-f69da5 @jobAlert-99
  Scenario: 99 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers []
    Then it is in "managing.empty"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-89a7ee @jobAlert-100
  Scenario: 100 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "managing.offline"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-19b8e0 @jobAlert-101
  Scenario: 101 from seeker to managing.loading
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "managing.offline"
    When waitForConnection answers
    Then it is in "managing.loading"

  @jobAlert-9451b4 @jobAlert-102
  Scenario: 102 from seeker to managing.loading
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.unloadable"
    When alert.retried happens
    Then it is in "managing.loading"

  @jobAlert-5ecef8 @jobAlert-103
  Scenario: 103 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.unloadable"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-a3cc18 @jobAlert-104
  Scenario: 104 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-25da0c @jobAlert-105
  Scenario: 105 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-1a510b @jobAlert-106
  Scenario: 106 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "updating"

  @jobAlert-3d40ad @jobAlert-107
  Scenario: 107 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-2e30f9 @jobAlert-108
  Scenario: 108 from seeker to editing.rehearsing
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.rehearsing"

  @jobAlert-cb1763 @jobAlert-114
  Scenario: 114 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-664c31 @jobAlert-115
  Scenario: 115 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-d604c5 @jobAlert-116
  Scenario: 116 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-aa5b67 @jobAlert-117
  Scenario: 117 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-14f37c @jobAlert-118
  Scenario: 118 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When draft.submitted happens
    Then it is in "updating"

  @jobAlert-43a37a @jobAlert-119
  Scenario: 119 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-1c823d @jobAlert-146
  Scenario: 146 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.retried happens
    Then it is in "updating"

  @jobAlert-a3cd02 @jobAlert-147
  Scenario: 147 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-6d2bab @jobAlert-148
  Scenario: 148 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "notUpdated.failed"
    When alert.retried happens
    Then it is in "updating"

  @jobAlert-124a4d @jobAlert-149
  Scenario: 149 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-06113c @jobAlert-204
  Scenario: 204 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-b60c5a @jobAlert-205
  Scenario: 205 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-712509 @jobAlert-206
  Scenario: 206 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-9d0d62 @jobAlert-211
  Scenario: 211 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-797f57 @jobAlert-212
  Scenario: 212 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-da086f @jobAlert-214
  Scenario: 214 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-87c1c4 @jobAlert-215
  Scenario: 215 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-894f62 @jobAlert-216
  Scenario: 216 from seeker to editing.invalid
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When draft.submitted happens
    Then it is in "editing.invalid"

  @jobAlert-c9a663 @jobAlert-217
  Scenario: 217 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-b6aa42 @jobAlert-218
  Scenario: 218 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-4e889c @jobAlert-219
  Scenario: 219 from seeker to editing.settling
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-b16649 @jobAlert-220
  Scenario: 220 from seeker to editing.invalid
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When draft.submitted happens
    Then it is in "editing.invalid"

  @jobAlert-1bc023 @jobAlert-221
  Scenario: 221 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-dc7803 @jobAlert-223
  Scenario: 223 from seeker to editing.rehearsing
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "editing.rehearsing"

  @jobAlert-18c996 @jobAlert-226
  Scenario: 226 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "editing.invalid"
    When draft.submitted happens
    Then it is in "updating"

  @jobAlert-a4cde8 @jobAlert-229
  Scenario: 229 from seeker to editing.rehearsing
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "editing.rehearsing"

  @jobAlert-a79b10 @jobAlert-234
  Scenario: 234 from seeker to editing.rehearsed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.rehearsed"

  @jobAlert-915902 @jobAlert-403
  Scenario: 403 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-063a76 @jobAlert-411
  Scenario: 411 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-cf2aa2 @jobAlert-415
  Scenario: 415 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-a69c82 @jobAlert-419
  Scenario: 419 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-a21a80 @jobAlert-421
  Scenario: 421 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-8035a2 @jobAlert-448
  Scenario: 448 from seeker to editing.rehearsed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "editing.rehearsed"

  @jobAlert-df5d89 @jobAlert-454
  Scenario: 454 from seeker to editing.rehearsed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "editing.rehearsed"

  @jobAlert-a14fd0 @jobAlert-738
  Scenario: 738 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-a389d9 @jobAlert-742
  Scenario: 742 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-2d735f @jobAlert-770
  Scenario: 770 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-ea1438 @jobAlert-771
  Scenario: 771 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-93401b @jobAlert-772
  Scenario: 772 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-d3710a @jobAlert-773
  Scenario: 773 from seeker to deleting
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @jobAlert-cfd818 @jobAlert-1016
  Scenario: 1016 from seeker to managing.listed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When undo.requested happens
    Then it is in "restoring"
    When restoreAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-c1d8fd @jobAlert-1017
  Scenario: 1017 from seeker to managing.undoable
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When undo.requested happens
    Then it is in "restoring"
    When restoreAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "managing.undoable"

  @jobAlert-2b262e @jobAlert-1018
  Scenario: 1018 from seeker to managing.undoable
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When undo.requested happens
    Then it is in "restoring"
    When restoreAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.undoable"

  @jobAlert-6f55dd @jobAlert-1780
  Scenario: 1780 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-ec3e51 @jobAlert-1784
  Scenario: 1784 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-f92d0b @jobAlert-1785
  Scenario: 1785 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-409ff7 @jobAlert-1786
  Scenario: 1786 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-0d445c @jobAlert-1787
  Scenario: 1787 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-5b452a @jobAlert-1788
  Scenario: 1788 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-7ae975 @jobAlert-1789
  Scenario: 1789 from visitor to registeringHidden
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.submitted happens
    Then it is in "registeringHidden"

  @jobAlert-55393a @jobAlert-1790
  Scenario: 1790 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-129057 @jobAlert-1791
  Scenario: 1791 from visitor to creating.rehearsing
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsing"

  @jobAlert-41f3fa @jobAlert-1794
  Scenario: 1794 from visitor to creating.invalid
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-1c1e29 @jobAlert-1796
  Scenario: 1796 from visitor to creating.blank
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.blank"

  @jobAlert-188a59 @jobAlert-1797
  Scenario: 1797 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-4963bc @jobAlert-1798
  Scenario: 1798 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-b673d2 @jobAlert-1799
  Scenario: 1799 from visitor to creating.invalid
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-aa8c3c @jobAlert-1800
  Scenario: 1800 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-503f24 @jobAlert-1801
  Scenario: 1801 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-509a4b @jobAlert-1802
  Scenario: 1802 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-06903d @jobAlert-1803
  Scenario: 1803 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-3e45de @jobAlert-1804
  Scenario: 1804 from visitor to creating.settling
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-ff5db4 @jobAlert-1805
  Scenario: 1805 from visitor to creating.invalid
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-48a02e @jobAlert-1806
  Scenario: 1806 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-153f60 @jobAlert-1812
  Scenario: 1812 from visitor to registeringHidden
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.submitted happens
    Then it is in "registeringHidden"

  @jobAlert-b225b9 @jobAlert-1822
  Scenario: 1822 from visitor to creating.rehearsed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsed"

  @jobAlert-12cdb1 @jobAlert-1827
  Scenario: 1827 from visitor to tooMany
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"

  @jobAlert-35e128 @jobAlert-1828
  Scenario: 1828 from visitor to creating.invalid
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "creating.invalid"

  @jobAlert-6cbe92 @jobAlert-1829
  Scenario: 1829 from visitor to offline
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @jobAlert-612876 @jobAlert-1830
  Scenario: 1830 from visitor to failed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @jobAlert-83c12c @jobAlert-1831
  Scenario: 1831 from visitor to creating.rehearsing
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.retried happens
    Then it is in "creating.rehearsing"

  @jobAlert-c76d9a @jobAlert-1832
  Scenario: 1832 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-517bd8 @jobAlert-1833
  Scenario: 1833 from visitor to creating.rehearsing
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "creating.rehearsing"

  @jobAlert-adf487 @jobAlert-1836
  Scenario: 1836 from visitor to registeringHidden
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "creating.invalid"
    When draft.submitted happens
    Then it is in "registeringHidden"

  @jobAlert-3f6ad1 @jobAlert-1838
  Scenario: 1838 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-075928 @jobAlert-1839
  Scenario: 1839 from visitor to registeringHidden
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "registeringHidden"

  @jobAlert-68fd50 @jobAlert-1840
  Scenario: 1840 from visitor to registeringHidden
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When alert.retried happens
    Then it is in "registeringHidden"

  @jobAlert-cd884e @jobAlert-1841
  Scenario: 1841 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-d93389 @jobAlert-1842
  Scenario: 1842 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.kept happens
    Then it is in "closed"

  @jobAlert-b2a8bc @jobAlert-1843
  Scenario: 1843 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.kept happens
    Then it is in "closed"

  @jobAlert-7f5041 @jobAlert-1844
  Scenario: 1844 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.kept happens
    Then it is in "closed"

  @jobAlert-d512fd @jobAlert-1845
  Scenario: 1845 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "full"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-367c45 @jobAlert-1850
  Scenario: 1850 from visitor to creating.rehearsed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.retried happens
    Then it is in "creating.rehearsed"

  @jobAlert-1dc85a @jobAlert-1852
  Scenario: 1852 from visitor to creating.rehearsed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "creating.rehearsed"

  @jobAlert-376ed0 @jobAlert-3563
  Scenario: 3563 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-a46366 @jobAlert-3567
  Scenario: 3567 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-ce4f3d @jobAlert-3568
  Scenario: 3568 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-4c9eb7 @jobAlert-3569
  Scenario: 3569 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-49e3b0 @jobAlert-3570
  Scenario: 3570 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "managing.offline"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"

  @jobAlert-b08811 @jobAlert-3571
  Scenario: 3571 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "managing.offline"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"

  @jobAlert-2ba13f @jobAlert-3572
  Scenario: 3572 from settings to creating.blank
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "managing.offline"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"

  @jobAlert-8fad06 @jobAlert-3573
  Scenario: 3573 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "managing.offline"
    When waitForConnection answers
    Then it is in "managing.loading"

  @jobAlert-5d8adb @jobAlert-3574
  Scenario: 3574 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.unloadable"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"

  @jobAlert-49e360 @jobAlert-3575
  Scenario: 3575 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.unloadable"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"

  @jobAlert-e71c0f @jobAlert-3576
  Scenario: 3576 from settings to creating.blank
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.unloadable"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"

  @jobAlert-498075 @jobAlert-3577
  Scenario: 3577 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.unloadable"
    When alert.retried happens
    Then it is in "managing.loading"

  @jobAlert-909d26 @jobAlert-3578
  Scenario: 3578 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-8500e2 @jobAlert-3579
  Scenario: 3579 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-aa86f8 @jobAlert-3580
  Scenario: 3580 from settings to saving
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-1657cf @jobAlert-3581
  Scenario: 3581 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-6aeb22 @jobAlert-3582
  Scenario: 3582 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsing"

  @jobAlert-729726 @jobAlert-3585
  Scenario: 3585 from settings to creating.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-a59d39 @jobAlert-3587
  Scenario: 3587 from settings to creating.blank
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.blank"

  @jobAlert-0ff8b4 @jobAlert-3588
  Scenario: 3588 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-1985bb @jobAlert-3589
  Scenario: 3589 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-46d0af @jobAlert-3590
  Scenario: 3590 from settings to creating.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-de81de @jobAlert-3591
  Scenario: 3591 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-d268b8 @jobAlert-3592
  Scenario: 3592 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-d65e05 @jobAlert-3593
  Scenario: 3593 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-4540fe @jobAlert-3594
  Scenario: 3594 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-914ec2 @jobAlert-3595
  Scenario: 3595 from settings to creating.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"

  @jobAlert-abe491 @jobAlert-3596
  Scenario: 3596 from settings to creating.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-13e12c @jobAlert-3597
  Scenario: 3597 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-070c55 @jobAlert-3603
  Scenario: 3603 from settings to saving
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-a2592e @jobAlert-3609
  Scenario: 3609 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-24ebd0 @jobAlert-3615
  Scenario: 3615 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-af09aa @jobAlert-3616
  Scenario: 3616 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-c1678e @jobAlert-3617
  Scenario: 3617 from settings to notUpdated.failed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"

  @jobAlert-81d57b @jobAlert-3621
  Scenario: 3621 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-8f46f7 @jobAlert-3622
  Scenario: 3622 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-b25173 @jobAlert-3635
  Scenario: 3635 from settings to creating.rehearsed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When untilSettled · 400 ms has passed
    Then it is in "creating.rehearsed"

  @jobAlert-ddb732 @jobAlert-3640
  Scenario: 3640 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.kept happens
    Then it is in "managing.loading"

  @jobAlert-4112fa @jobAlert-3641
  Scenario: 3641 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"

  @jobAlert-f0b277 @jobAlert-3642
  Scenario: 3642 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.kept happens
    Then it is in "managing.loading"

  @jobAlert-122a6a @jobAlert-3643
  Scenario: 3643 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.managed happens
    Then it is in "managing.loading"

  @jobAlert-49b45e @jobAlert-3644
  Scenario: 3644 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.kept happens
    Then it is in "managing.loading"

  @jobAlert-a34fd3 @jobAlert-3645
  Scenario: 3645 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.managed happens
    Then it is in "managing.loading"

  @jobAlert-de8e84 @jobAlert-3646
  Scenario: 3646 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.retried happens
    Then it is in "creating.rehearsing"

  @jobAlert-6a0c79 @jobAlert-3647
  Scenario: 3647 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-96406d @jobAlert-3648
  Scenario: 3648 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "creating.rehearsing"

  @jobAlert-70166e @jobAlert-3649
  Scenario: 3649 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "full"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-813209 @jobAlert-3652
  Scenario: 3652 from settings to saving
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "creating.invalid"
    When draft.submitted happens
    Then it is in "saving"

  @jobAlert-a885f4 @jobAlert-3654
  Scenario: 3654 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-4dab93 @jobAlert-3655
  Scenario: 3655 from settings to saving
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @jobAlert-abd9c9 @jobAlert-3656
  Scenario: 3656 from settings to saving
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When alert.retried happens
    Then it is in "saving"

  @jobAlert-ac76f6 @jobAlert-3657
  Scenario: 3657 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-2d71b2 @jobAlert-3661
  Scenario: 3661 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.settling"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-5244a8 @jobAlert-3671
  Scenario: 3671 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "creating.invalid"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-f868ff @jobAlert-3673
  Scenario: 3673 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-b98b1b @jobAlert-3677
  Scenario: 3677 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "creating.uncounted"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-77cd7d @jobAlert-3689
  Scenario: 3689 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-43da85 @jobAlert-3690
  Scenario: 3690 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-a99a9e @jobAlert-3691
  Scenario: 3691 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "updating"

  @jobAlert-36008c @jobAlert-3692
  Scenario: 3692 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-105a24 @jobAlert-3693
  Scenario: 3693 from settings to editing.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.rehearsing"

  @jobAlert-07cc2f @jobAlert-3704
  Scenario: 3704 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-680a2c @jobAlert-3705
  Scenario: 3705 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-7f5e18 @jobAlert-3706
  Scenario: 3706 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-2aa81b @jobAlert-3707
  Scenario: 3707 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-f59001 @jobAlert-3708
  Scenario: 3708 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When draft.submitted happens
    Then it is in "updating"

  @jobAlert-427743 @jobAlert-3709
  Scenario: 3709 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-2d8774 @jobAlert-3711
  Scenario: 3711 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.retried happens
    Then it is in "updating"

  @jobAlert-ecfafc @jobAlert-3712
  Scenario: 3712 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-73d8c2 @jobAlert-3713
  Scenario: 3713 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "notUpdated.failed"
    When alert.retried happens
    Then it is in "updating"

  @jobAlert-eaf263 @jobAlert-3714
  Scenario: 3714 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-3b3b1a @jobAlert-3763
  Scenario: 3763 from settings to created.active
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"

  @jobAlert-829c13 @jobAlert-3780
  Scenario: 3780 from settings to creating.rehearsed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.retried happens
    Then it is in "creating.rehearsed"

  @jobAlert-3860e3 @jobAlert-3782
  Scenario: 3782 from settings to creating.rehearsed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "creating.rehearsed"

  @jobAlert-f015ce @jobAlert-3801
  Scenario: 3801 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-6fb01c @jobAlert-3802
  Scenario: 3802 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-19ebc6 @jobAlert-3803
  Scenario: 3803 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.listed"

  @jobAlert-2311f5 @jobAlert-3805
  Scenario: 3805 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-f39b36 @jobAlert-3806
  Scenario: 3806 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-e9f860 @jobAlert-3807
  Scenario: 3807 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.managed happens
    Then it is in "managing.listed"

  @jobAlert-8244f6 @jobAlert-3808
  Scenario: 3808 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-5b07e9 @jobAlert-3809
  Scenario: 3809 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-e55dd1 @jobAlert-3810
  Scenario: 3810 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.managed happens
    Then it is in "managing.listed"

  @jobAlert-905c34 @jobAlert-3812
  Scenario: 3812 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-3c3fa8 @jobAlert-3814
  Scenario: 3814 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "full"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-db11d7 @jobAlert-3815
  Scenario: 3815 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "full"
    When alert.managed happens
    Then it is in "managing.listed"

  @jobAlert-2fac7e @jobAlert-3820
  Scenario: 3820 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-951bab @jobAlert-3823
  Scenario: 3823 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-8e1296 @jobAlert-3824
  Scenario: 3824 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-07708a @jobAlert-3825
  Scenario: 3825 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-0c75a9 @jobAlert-3826
  Scenario: 3826 from settings to editing.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When draft.submitted happens
    Then it is in "editing.invalid"

  @jobAlert-383e58 @jobAlert-3827
  Scenario: 3827 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-420d37 @jobAlert-3828
  Scenario: 3828 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-c6fcc1 @jobAlert-3829
  Scenario: 3829 from settings to editing.settling
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"

  @jobAlert-ce091b @jobAlert-3830
  Scenario: 3830 from settings to editing.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When draft.submitted happens
    Then it is in "editing.invalid"

  @jobAlert-266e0b @jobAlert-3831
  Scenario: 3831 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-921aeb @jobAlert-3836
  Scenario: 3836 from settings to editing.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "editing.rehearsing"

  @jobAlert-cda5bf @jobAlert-3839
  Scenario: 3839 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "editing.invalid"
    When draft.submitted happens
    Then it is in "updating"

  @jobAlert-3f2217 @jobAlert-3842
  Scenario: 3842 from settings to editing.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "editing.rehearsing"

  @jobAlert-fe0ace @jobAlert-3854
  Scenario: 3854 from settings to editing.rehearsed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.rehearsed"

  @jobAlert-3b0bf9 @jobAlert-3897
  Scenario: 3897 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-b4a689 @jobAlert-3898
  Scenario: 3898 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-112a28 @jobAlert-3899
  Scenario: 3899 from settings to deleting
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @jobAlert-f5d314 @jobAlert-3950
  Scenario: 3950 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-8806f4 @jobAlert-3960
  Scenario: 3960 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-a5e45a @jobAlert-3964
  Scenario: 3964 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.uncounted"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-bbb178 @jobAlert-4002
  Scenario: 4002 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"invalid","fields":{"email":["Please enter a valid email address"]}}
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-40f63d @jobAlert-4107
  Scenario: 4107 from settings to editing.rehearsed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "editing.rehearsed"

  @jobAlert-7cf9ea @jobAlert-4113
  Scenario: 4113 from settings to editing.rehearsed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "editing.rehearsed"
    When draft.submitted happens
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"
    When alert.dismissed happens
    Then it is in "editing.rehearsed"

  @jobAlert-187f68 @jobAlert-4245
  Scenario: 4245 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When undo.requested happens
    Then it is in "restoring"
    When restoreAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-2f7194 @jobAlert-4246
  Scenario: 4246 from settings to managing.undoable
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When undo.requested happens
    Then it is in "restoring"
    When restoreAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "managing.undoable"

  @jobAlert-b20ede @jobAlert-4247
  Scenario: 4247 from settings to managing.undoable
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When undo.requested happens
    Then it is in "restoring"
    When restoreAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "managing.undoable"

  @jobAlert-cd745e @jobAlert-4336
  Scenario: 4336 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When draft.submitted happens
    Then it is in "editing.invalid"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-5d8f06 @jobAlert-4340
  Scenario: 4340 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When draft.changed happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "editing.settling"
    When untilSettled · 400 ms has passed
    Then it is in "editing.blank"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-f0b47a @jobAlert-9859
  Scenario: 9859 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-f8ab31 @jobAlert-9860
  Scenario: 9860 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-dad9d1 @jobAlert-9890
  Scenario: 9890 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-f94622 @jobAlert-9921
  Scenario: 9921 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-41b4e8 @jobAlert-9922
  Scenario: 9922 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-59f11c @jobAlert-9958
  Scenario: 9958 from seeker to creating.invalid
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-8dbe0d @jobAlert-9959
  Scenario: 9959 from seeker to creating.invalid
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-7095c2 @jobAlert-9960
  Scenario: 9960 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-5fc76e @jobAlert-9961
  Scenario: 9961 from seeker to managing.loading
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":null,"status":"unconfirmed","is_new":true}}
    Then it is in "created.unconfirmed"
    When alert.managed happens
    Then it is in "managing.loading"

  @jobAlert-b2f51c @jobAlert-9962
  Scenario: 9962 from seeker to closed
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-a8c76c @jobAlert-9963
  Scenario: 9963 from seeker to managing.loading
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.managed happens
    Then it is in "managing.loading"

  @jobAlert-d5e0e2 @jobAlert-9964
  Scenario: 9964 from seeker to managing.loading
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "full"
    When alert.managed happens
    Then it is in "managing.loading"

  @jobAlert-10ea86 @jobAlert-9965
  Scenario: 9965 from seeker to created.active
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"

  @jobAlert-6f9198 @jobAlert-9966
  Scenario: 9966 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.snoozed happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-084599 @jobAlert-9967
  Scenario: 9967 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"

  @jobAlert-e0a8de @jobAlert-9968
  Scenario: 9968 from seeker to confirmingDelete.asking
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"

  @jobAlert-81e9a8 @jobAlert-9969
  Scenario: 9969 from seeker to editing.rehearsing
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"

  @jobAlert-f4e247 @jobAlert-9970
  Scenario: 9970 from seeker to updating
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.snoozed happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-0ec1ab @jobAlert-9971
  Scenario: 9971 from seeker to confirmingDelete.asking
    Given the jobAlert flow with the input "seeker"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.atOnce"
    When rehearseAtOnce answers {"jobs":12,"more":false}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.managed happens
    Then it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"

  @jobAlert-69c1a9 @jobAlert-9972
  Scenario: 9972 from visitor to creating.invalid
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-b69d4d @jobAlert-9973
  Scenario: 9973 from visitor to creating.invalid
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-f70895 @jobAlert-9974
  Scenario: 9974 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-f96667 @jobAlert-9975
  Scenario: 9975 from visitor to closed
    Given the jobAlert flow with the input "visitor"
    And it is in "closed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "registeringHidden"
    When registerHidden answers {"ok":true}
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.dismissed happens
    Then it is in "closed"

  @jobAlert-78cfd3 @jobAlert-9976
  Scenario: 9976 from settings to creating.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-089ddf @jobAlert-9977
  Scenario: 9977 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.snoozed happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-6c6841 @jobAlert-9978
  Scenario: 9978 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers []
    Then it is in "managing.empty"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"

  @jobAlert-396250 @jobAlert-9979
  Scenario: 9979 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers []
    Then it is in "managing.empty"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"

  @jobAlert-57561b @jobAlert-9980
  Scenario: 9980 from settings to creating.blank
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers []
    Then it is in "managing.empty"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"

  @jobAlert-cb664a @jobAlert-9981
  Scenario: 9981 from settings to creating.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When rehearse answers {"jobs":12,"more":false}
    Then it is in "creating.rehearsed"
    When draft.submitted happens
    Then it is in "creating.invalid"

  @jobAlert-49c3c9 @jobAlert-9982
  Scenario: 9982 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-9cd939 @jobAlert-9983
  Scenario: 9983 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"gone"}
    Then it is in "managing.loading"

  @jobAlert-48980a @jobAlert-9984
  Scenario: 9984 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-930c35 @jobAlert-9985
  Scenario: 9985 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-c9bfcf @jobAlert-9986
  Scenario: 9986 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":false,"failure":"tooManyAlerts"}
    Then it is in "full"
    When alert.managed happens
    Then it is in "managing.loading"

  @jobAlert-f90ec9 @jobAlert-9987
  Scenario: 9987 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.loading"

  @jobAlert-6aca34 @jobAlert-9988
  Scenario: 9988 from settings to created.active
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.active"

  @jobAlert-a34bb9 @jobAlert-9989
  Scenario: 9989 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"

  @jobAlert-d7ba65 @jobAlert-9990
  Scenario: 9990 from settings to creating.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"

  @jobAlert-7e3b43 @jobAlert-9991
  Scenario: 9991 from settings to creating.blank
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"

  @jobAlert-406274 @jobAlert-9992
  Scenario: 9992 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"

  @jobAlert-94e971 @jobAlert-9993
  Scenario: 9993 from settings to confirmingDelete.asking
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"

  @jobAlert-1f57c3 @jobAlert-9994
  Scenario: 9994 from settings to editing.rehearsing
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"

  @jobAlert-48f01f @jobAlert-9995
  Scenario: 9995 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When alert.snoozed happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-820eef @jobAlert-9996
  Scenario: 9996 from settings to confirmingDelete.asking
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteAlert answers
    Then it is in "managing.undoable"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"

  @jobAlert-f1b7ef @jobAlert-9997
  Scenario: 9997 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":"ana@example.com"},"i…
    Then it is in "creating.rehearsing"
    When draft.submitted happens
    Then it is in "saving"
    When saveAlert answers {"ok":true,"created":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "created.asleep"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "notUpdated.tooMany"
    When alert.dismissed happens
    Then it is in "managing.loading"
