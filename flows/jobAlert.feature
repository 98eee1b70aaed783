@jobAlert
Feature: Job alerts
  Sends the new jobs of a search: made in one step or by e-mail, rehearsed before, changed, snoozed, paused and deleted.

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

  @jobAlert-78cfd3 @jobAlert-9976
  Scenario: 9976 from settings to creating.invalid
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When draft.submitted happens
    Then it is in "creating.invalid"

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

  @jobAlert-c7e9f8 @jobAlert-9998
  Scenario: 9998 from seeker to closed
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

  @jobAlert-41df98 @jobAlert-9999
  Scenario: 9999 from seeker to closed
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

  @jobAlert-017b1e @jobAlert-10000
  Scenario: 10000 from seeker to closed
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

  @jobAlert-445fce @jobAlert-10001
  Scenario: 10001 from seeker to closed
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

  @jobAlert-58ecf2 @jobAlert-10002
  Scenario: 10002 from seeker to managing.loading
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

  @jobAlert-d17d40 @jobAlert-10003
  Scenario: 10003 from seeker to closed
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

  @jobAlert-f79807 @jobAlert-10004
  Scenario: 10004 from seeker to closed
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

  @jobAlert-d462a9 @jobAlert-10005
  Scenario: 10005 from seeker to created.active
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

  @jobAlert-7357ff @jobAlert-10006
  Scenario: 10006 from seeker to created.active
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

  @jobAlert-3f0a3e @jobAlert-10007
  Scenario: 10007 from seeker to managing.loading
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

  @jobAlert-08f32a @jobAlert-10008
  Scenario: 10008 from seeker to notUpdated.failed
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

  @jobAlert-4a7f4a @jobAlert-10009
  Scenario: 10009 from seeker to closed
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

  @jobAlert-edd874 @jobAlert-10010
  Scenario: 10010 from seeker to updating
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

  @jobAlert-4cdc74 @jobAlert-10011
  Scenario: 10011 from seeker to updating
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
    When alert.paused happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-78a883 @jobAlert-10012
  Scenario: 10012 from seeker to closed
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

  @jobAlert-3158be @jobAlert-10013
  Scenario: 10013 from seeker to closed
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

  @jobAlert-bdf08d @jobAlert-10014
  Scenario: 10014 from seeker to managing.loading
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

  @jobAlert-096075 @jobAlert-10015
  Scenario: 10015 from seeker to managing.loading
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

  @jobAlert-a2f84a @jobAlert-10016
  Scenario: 10016 from seeker to closed
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

  @jobAlert-234f0f @jobAlert-10017
  Scenario: 10017 from seeker to editing.settling
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

  @jobAlert-e5e1f9 @jobAlert-10018
  Scenario: 10018 from seeker to editing.settling
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

  @jobAlert-98e755 @jobAlert-10019
  Scenario: 10019 from seeker to updating
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

  @jobAlert-98cf10 @jobAlert-10020
  Scenario: 10020 from seeker to closed
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

  @jobAlert-ef31a1 @jobAlert-10021
  Scenario: 10021 from seeker to editing.rehearsing
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

  @jobAlert-76bed8 @jobAlert-10022
  Scenario: 10022 from seeker to editing.settling
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

  @jobAlert-0bb1ab @jobAlert-10023
  Scenario: 10023 from seeker to closed
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

  @jobAlert-663802 @jobAlert-10024
  Scenario: 10024 from seeker to editing.settling
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

  @jobAlert-aadb46 @jobAlert-10025
  Scenario: 10025 from seeker to editing.settling
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

  @jobAlert-82cb3d @jobAlert-10026
  Scenario: 10026 from seeker to updating
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

  @jobAlert-4222f9 @jobAlert-10027
  Scenario: 10027 from seeker to closed
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

  @jobAlert-89c0a3 @jobAlert-10028
  Scenario: 10028 from seeker to updating
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

  @jobAlert-2fa0ce @jobAlert-10029
  Scenario: 10029 from seeker to closed
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

  @jobAlert-b19adb @jobAlert-10030
  Scenario: 10030 from seeker to updating
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

  @jobAlert-bdb07a @jobAlert-10031
  Scenario: 10031 from seeker to closed
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

  @jobAlert-b522b1 @jobAlert-10032
  Scenario: 10032 from seeker to managing.listed
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

  @jobAlert-fd1f3b @jobAlert-10033
  Scenario: 10033 from seeker to managing.listed
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

  @jobAlert-8026aa @jobAlert-10034
  Scenario: 10034 from seeker to managing.listed
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

  @jobAlert-584c08 @jobAlert-10035
  Scenario: 10035 from seeker to managing.listed
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

  @jobAlert-5bf85a @jobAlert-10036
  Scenario: 10036 from seeker to managing.listed
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

  @jobAlert-99d227 @jobAlert-10037
  Scenario: 10037 from seeker to editing.settling
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

  @jobAlert-cb326e @jobAlert-10038
  Scenario: 10038 from seeker to editing.settling
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

  @jobAlert-f5bb1c @jobAlert-10039
  Scenario: 10039 from seeker to editing.invalid
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

  @jobAlert-d969da @jobAlert-10040
  Scenario: 10040 from seeker to closed
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

  @jobAlert-839008 @jobAlert-10041
  Scenario: 10041 from seeker to editing.settling
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

  @jobAlert-7fe2ee @jobAlert-10042
  Scenario: 10042 from seeker to editing.settling
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

  @jobAlert-c5564a @jobAlert-10043
  Scenario: 10043 from seeker to editing.invalid
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

  @jobAlert-1f339c @jobAlert-10044
  Scenario: 10044 from seeker to closed
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

  @jobAlert-93181d @jobAlert-10045
  Scenario: 10045 from seeker to editing.rehearsing
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

  @jobAlert-ccbd32 @jobAlert-10046
  Scenario: 10046 from seeker to updating
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

  @jobAlert-4b24e4 @jobAlert-10047
  Scenario: 10047 from seeker to editing.rehearsing
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

  @jobAlert-767a4a @jobAlert-10048
  Scenario: 10048 from seeker to editing.rehearsed
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

  @jobAlert-32de21 @jobAlert-10049
  Scenario: 10049 from seeker to managing.listed
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

  @jobAlert-fafd51 @jobAlert-10050
  Scenario: 10050 from seeker to managing.listed
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

  @jobAlert-3fb28b @jobAlert-10051
  Scenario: 10051 from seeker to managing.listed
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

  @jobAlert-5f9fa6 @jobAlert-10052
  Scenario: 10052 from seeker to managing.listed
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

  @jobAlert-26eda4 @jobAlert-10053
  Scenario: 10053 from seeker to managing.listed
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

  @jobAlert-9e4b45 @jobAlert-10054
  Scenario: 10054 from seeker to editing.rehearsed
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

  @jobAlert-6d2434 @jobAlert-10055
  Scenario: 10055 from seeker to editing.rehearsed
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

  @jobAlert-501992 @jobAlert-10056
  Scenario: 10056 from seeker to managing.listed
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

  @jobAlert-80cc40 @jobAlert-10057
  Scenario: 10057 from seeker to managing.listed
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

  @jobAlert-55c415 @jobAlert-10058
  Scenario: 10058 from seeker to closed
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

  @jobAlert-95df51 @jobAlert-10059
  Scenario: 10059 from seeker to updating
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

  @jobAlert-c362bb @jobAlert-10060
  Scenario: 10060 from seeker to confirmingDelete.asking
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

  @jobAlert-698af5 @jobAlert-10061
  Scenario: 10061 from seeker to managing.listed
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

  @jobAlert-4f4a6a @jobAlert-10062
  Scenario: 10062 from seeker to managing.listed
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

  @jobAlert-7cf7bd @jobAlert-10063
  Scenario: 10063 from seeker to deleting
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

  @jobAlert-a8c4cb @jobAlert-10064
  Scenario: 10064 from seeker to editing.rehearsing
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

  @jobAlert-a9fff8 @jobAlert-10065
  Scenario: 10065 from seeker to updating
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

  @jobAlert-a19ea3 @jobAlert-10066
  Scenario: 10066 from seeker to updating
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
    When alert.paused happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-437a2e @jobAlert-10067
  Scenario: 10067 from seeker to confirmingDelete.asking
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

  @jobAlert-3e077d @jobAlert-10068
  Scenario: 10068 from seeker to managing.listed
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

  @jobAlert-7ee674 @jobAlert-10069
  Scenario: 10069 from seeker to managing.undoable
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

  @jobAlert-c111d4 @jobAlert-10070
  Scenario: 10070 from seeker to managing.undoable
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

  @jobAlert-1cef18 @jobAlert-10071
  Scenario: 10071 from visitor to closed
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

  @jobAlert-5a5f46 @jobAlert-10072
  Scenario: 10072 from visitor to closed
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

  @jobAlert-685ab7 @jobAlert-10073
  Scenario: 10073 from visitor to closed
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

  @jobAlert-3c15ba @jobAlert-10074
  Scenario: 10074 from visitor to closed
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

  @jobAlert-5bbec6 @jobAlert-10075
  Scenario: 10075 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.snoozed happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-f662d4 @jobAlert-10076
  Scenario: 10076 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.paused happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-1774ff @jobAlert-10077
  Scenario: 10077 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-0cf5e8 @jobAlert-10078
  Scenario: 10078 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-ace143 @jobAlert-10079
  Scenario: 10079 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-191459 @jobAlert-10080
  Scenario: 10080 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-5c695e @jobAlert-10081
  Scenario: 10081 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-fc9851 @jobAlert-10082
  Scenario: 10082 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"gone"}
    Then it is in "managing.loading"

  @jobAlert-2a8c87 @jobAlert-10083
  Scenario: 10083 from settings to notUpdated.failed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"

  @jobAlert-375c35 @jobAlert-10084
  Scenario: 10084 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-0ef85a @jobAlert-10085
  Scenario: 10085 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-2a36f5 @jobAlert-10086
  Scenario: 10086 from settings to managing.loading
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

  @jobAlert-647d9f @jobAlert-10087
  Scenario: 10087 from settings to managing.loading
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

  @jobAlert-b95bfb @jobAlert-10088
  Scenario: 10088 from settings to managing.loading
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

  @jobAlert-6cc2d1 @jobAlert-10089
  Scenario: 10089 from settings to managing.loading
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

  @jobAlert-bb9fff @jobAlert-10090
  Scenario: 10090 from settings to managing.loading
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

  @jobAlert-b3b1ad @jobAlert-10091
  Scenario: 10091 from settings to managing.loading
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

  @jobAlert-def6e3 @jobAlert-10092
  Scenario: 10092 from settings to managing.listed
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

  @jobAlert-74f45c @jobAlert-10093
  Scenario: 10093 from settings to managing.listed
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

  @jobAlert-dece9b @jobAlert-10094
  Scenario: 10094 from settings to managing.listed
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

  @jobAlert-d5911a @jobAlert-10095
  Scenario: 10095 from settings to managing.listed
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

  @jobAlert-7e4c79 @jobAlert-10096
  Scenario: 10096 from settings to editing.settling
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

  @jobAlert-fc7d8f @jobAlert-10097
  Scenario: 10097 from settings to editing.settling
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

  @jobAlert-0b4fae @jobAlert-10098
  Scenario: 10098 from settings to updating
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

  @jobAlert-054196 @jobAlert-10099
  Scenario: 10099 from settings to managing.listed
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

  @jobAlert-95cce1 @jobAlert-10100
  Scenario: 10100 from settings to editing.rehearsing
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

  @jobAlert-6111ef @jobAlert-10101
  Scenario: 10101 from settings to editing.settling
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

  @jobAlert-5f551f @jobAlert-10102
  Scenario: 10102 from settings to managing.listed
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

  @jobAlert-345849 @jobAlert-10103
  Scenario: 10103 from settings to editing.settling
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

  @jobAlert-2428ec @jobAlert-10104
  Scenario: 10104 from settings to editing.settling
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

  @jobAlert-f516df @jobAlert-10105
  Scenario: 10105 from settings to updating
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

  @jobAlert-c40b64 @jobAlert-10106
  Scenario: 10106 from settings to managing.listed
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

  @jobAlert-aecc11 @jobAlert-10107
  Scenario: 10107 from settings to updating
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

  @jobAlert-eaf114 @jobAlert-10108
  Scenario: 10108 from settings to managing.listed
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

  @jobAlert-b7d2da @jobAlert-10109
  Scenario: 10109 from settings to updating
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

  @jobAlert-404499 @jobAlert-10110
  Scenario: 10110 from settings to managing.listed
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

  @jobAlert-2827ec @jobAlert-10111
  Scenario: 10111 from settings to managing.loading
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

  @jobAlert-2a871f @jobAlert-10112
  Scenario: 10112 from settings to created.active
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

  @jobAlert-63e587 @jobAlert-10113
  Scenario: 10113 from settings to created.active
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

  @jobAlert-1e5079 @jobAlert-10114
  Scenario: 10114 from settings to managing.listed
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

  @jobAlert-fda286 @jobAlert-10115
  Scenario: 10115 from settings to managing.listed
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

  @jobAlert-31b08f @jobAlert-10116
  Scenario: 10116 from settings to managing.listed
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

  @jobAlert-d6f817 @jobAlert-10117
  Scenario: 10117 from settings to managing.listed
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

  @jobAlert-58f019 @jobAlert-10118
  Scenario: 10118 from settings to managing.listed
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

  @jobAlert-88e0e0 @jobAlert-10119
  Scenario: 10119 from settings to managing.listed
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

  @jobAlert-b3e0b0 @jobAlert-10120
  Scenario: 10120 from settings to managing.listed
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

  @jobAlert-00ee01 @jobAlert-10121
  Scenario: 10121 from settings to managing.listed
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

  @jobAlert-65d8fe @jobAlert-10122
  Scenario: 10122 from settings to managing.listed
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

  @jobAlert-0252ce @jobAlert-10123
  Scenario: 10123 from settings to managing.listed
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

  @jobAlert-1b6d14 @jobAlert-10124
  Scenario: 10124 from settings to managing.listed
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

  @jobAlert-460300 @jobAlert-10125
  Scenario: 10125 from settings to managing.listed
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

  @jobAlert-43488c @jobAlert-10126
  Scenario: 10126 from settings to managing.listed
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

  @jobAlert-526294 @jobAlert-10127
  Scenario: 10127 from settings to managing.listed
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

  @jobAlert-9432ea @jobAlert-10128
  Scenario: 10128 from settings to editing.settling
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

  @jobAlert-240719 @jobAlert-10129
  Scenario: 10129 from settings to editing.settling
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

  @jobAlert-03efed @jobAlert-10130
  Scenario: 10130 from settings to editing.invalid
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

  @jobAlert-044cc7 @jobAlert-10131
  Scenario: 10131 from settings to managing.listed
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

  @jobAlert-8c6495 @jobAlert-10132
  Scenario: 10132 from settings to editing.settling
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

  @jobAlert-89ebc4 @jobAlert-10133
  Scenario: 10133 from settings to editing.settling
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

  @jobAlert-f792d7 @jobAlert-10134
  Scenario: 10134 from settings to editing.invalid
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

  @jobAlert-b0924f @jobAlert-10135
  Scenario: 10135 from settings to managing.listed
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

  @jobAlert-2c55a4 @jobAlert-10136
  Scenario: 10136 from settings to editing.rehearsing
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

  @jobAlert-3f3e1f @jobAlert-10137
  Scenario: 10137 from settings to updating
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

  @jobAlert-01c23c @jobAlert-10138
  Scenario: 10138 from settings to editing.rehearsing
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

  @jobAlert-ff952c @jobAlert-10139
  Scenario: 10139 from settings to editing.rehearsed
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

  @jobAlert-3c879d @jobAlert-10140
  Scenario: 10140 from settings to creating.rehearsing
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

  @jobAlert-58be2f @jobAlert-10141
  Scenario: 10141 from settings to creating.rehearsing
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

  @jobAlert-f7e938 @jobAlert-10142
  Scenario: 10142 from settings to creating.blank
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

  @jobAlert-ad63c6 @jobAlert-10143
  Scenario: 10143 from settings to updating
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

  @jobAlert-fd9106 @jobAlert-10144
  Scenario: 10144 from settings to confirmingDelete.asking
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

  @jobAlert-d21732 @jobAlert-10145
  Scenario: 10145 from settings to managing.listed
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

  @jobAlert-98296c @jobAlert-10146
  Scenario: 10146 from settings to managing.listed
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

  @jobAlert-14687f @jobAlert-10147
  Scenario: 10147 from settings to deleting
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

  @jobAlert-58bff8 @jobAlert-10148
  Scenario: 10148 from settings to editing.rehearsing
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

  @jobAlert-9620b3 @jobAlert-10149
  Scenario: 10149 from settings to updating
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

  @jobAlert-d9c7b2 @jobAlert-10150
  Scenario: 10150 from settings to updating
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
    When alert.paused happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-3cf6e7 @jobAlert-10151
  Scenario: 10151 from settings to confirmingDelete.asking
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

  @jobAlert-23a0f7 @jobAlert-10152
  Scenario: 10152 from settings to managing.loading
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

  @jobAlert-a049b5 @jobAlert-10153
  Scenario: 10153 from settings to managing.loading
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

  @jobAlert-6868b7 @jobAlert-10154
  Scenario: 10154 from settings to managing.loading
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

  @jobAlert-a56f7b @jobAlert-10155
  Scenario: 10155 from settings to managing.loading
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

  @jobAlert-d9ea10 @jobAlert-10156
  Scenario: 10156 from settings to managing.loading
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

  @jobAlert-a28749 @jobAlert-10157
  Scenario: 10157 from settings to editing.rehearsed
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

  @jobAlert-47fbc9 @jobAlert-10158
  Scenario: 10158 from settings to editing.rehearsed
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

  @jobAlert-649665 @jobAlert-10159
  Scenario: 10159 from settings to managing.listed
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

  @jobAlert-5bebdd @jobAlert-10160
  Scenario: 10160 from settings to managing.undoable
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

  @jobAlert-993b9b @jobAlert-10161
  Scenario: 10161 from settings to managing.undoable
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

  @jobAlert-de1c61 @jobAlert-10162
  Scenario: 10162 from settings to managing.loading
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

  @jobAlert-7ae04b @jobAlert-10163
  Scenario: 10163 from settings to managing.loading
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
