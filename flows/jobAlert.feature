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

  @jobAlert-8573d1 @jobAlert-10164
  Scenario: 10164 from seeker to closed
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

  @jobAlert-4caaee @jobAlert-10165
  Scenario: 10165 from seeker to closed
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

  @jobAlert-fd77f0 @jobAlert-10166
  Scenario: 10166 from seeker to closed
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

  @jobAlert-d67df4 @jobAlert-10167
  Scenario: 10167 from seeker to closed
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

  @jobAlert-7e27c9 @jobAlert-10168
  Scenario: 10168 from seeker to managing.loading
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

  @jobAlert-492e22 @jobAlert-10169
  Scenario: 10169 from seeker to closed
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

  @jobAlert-7d7a43 @jobAlert-10170
  Scenario: 10170 from seeker to closed
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

  @jobAlert-17f051 @jobAlert-10171
  Scenario: 10171 from seeker to created.active
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

  @jobAlert-9572f1 @jobAlert-10172
  Scenario: 10172 from seeker to created.active
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

  @jobAlert-027e97 @jobAlert-10173
  Scenario: 10173 from seeker to managing.loading
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

  @jobAlert-3ccf29 @jobAlert-10174
  Scenario: 10174 from seeker to notUpdated.failed
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

  @jobAlert-447d49 @jobAlert-10175
  Scenario: 10175 from seeker to closed
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

  @jobAlert-7b378a @jobAlert-10176
  Scenario: 10176 from seeker to updating
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

  @jobAlert-403dba @jobAlert-10177
  Scenario: 10177 from seeker to updating
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

  @jobAlert-163ff4 @jobAlert-10178
  Scenario: 10178 from seeker to closed
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

  @jobAlert-a67989 @jobAlert-10179
  Scenario: 10179 from seeker to closed
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

  @jobAlert-f1bed8 @jobAlert-10180
  Scenario: 10180 from seeker to managing.loading
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

  @jobAlert-39a0aa @jobAlert-10181
  Scenario: 10181 from seeker to managing.loading
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

  @jobAlert-4f7703 @jobAlert-10182
  Scenario: 10182 from seeker to closed
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

  @jobAlert-09d5f9 @jobAlert-10183
  Scenario: 10183 from seeker to editing.settling
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

  @jobAlert-115737 @jobAlert-10184
  Scenario: 10184 from seeker to editing.settling
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

  @jobAlert-4e90c2 @jobAlert-10185
  Scenario: 10185 from seeker to updating
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

  @jobAlert-b982c5 @jobAlert-10186
  Scenario: 10186 from seeker to closed
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

  @jobAlert-7fc239 @jobAlert-10187
  Scenario: 10187 from seeker to editing.rehearsing
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

  @jobAlert-3f5c3e @jobAlert-10188
  Scenario: 10188 from seeker to editing.settling
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

  @jobAlert-34d785 @jobAlert-10189
  Scenario: 10189 from seeker to closed
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

  @jobAlert-e5ae7f @jobAlert-10190
  Scenario: 10190 from seeker to editing.settling
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

  @jobAlert-c401da @jobAlert-10191
  Scenario: 10191 from seeker to editing.settling
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

  @jobAlert-f7c316 @jobAlert-10192
  Scenario: 10192 from seeker to updating
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

  @jobAlert-267d60 @jobAlert-10193
  Scenario: 10193 from seeker to closed
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

  @jobAlert-928408 @jobAlert-10194
  Scenario: 10194 from seeker to updating
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

  @jobAlert-11c9d6 @jobAlert-10195
  Scenario: 10195 from seeker to closed
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

  @jobAlert-c54307 @jobAlert-10196
  Scenario: 10196 from seeker to updating
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

  @jobAlert-64f8f0 @jobAlert-10197
  Scenario: 10197 from seeker to closed
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

  @jobAlert-d470d6 @jobAlert-10198
  Scenario: 10198 from seeker to managing.listed
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

  @jobAlert-8f0d02 @jobAlert-10199
  Scenario: 10199 from seeker to managing.listed
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

  @jobAlert-e387d7 @jobAlert-10200
  Scenario: 10200 from seeker to managing.listed
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

  @jobAlert-1db7e2 @jobAlert-10201
  Scenario: 10201 from seeker to managing.listed
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

  @jobAlert-450f8d @jobAlert-10202
  Scenario: 10202 from seeker to managing.listed
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

  @jobAlert-8c3a57 @jobAlert-10203
  Scenario: 10203 from seeker to editing.settling
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

  @jobAlert-b7ff7c @jobAlert-10204
  Scenario: 10204 from seeker to editing.settling
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

  @jobAlert-eba435 @jobAlert-10205
  Scenario: 10205 from seeker to editing.invalid
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

  @jobAlert-701586 @jobAlert-10206
  Scenario: 10206 from seeker to closed
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

  @jobAlert-c527c2 @jobAlert-10207
  Scenario: 10207 from seeker to editing.settling
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

  @jobAlert-b7f34a @jobAlert-10208
  Scenario: 10208 from seeker to editing.settling
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

  @jobAlert-40d82c @jobAlert-10209
  Scenario: 10209 from seeker to editing.invalid
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

  @jobAlert-880102 @jobAlert-10210
  Scenario: 10210 from seeker to closed
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

  @jobAlert-c86df6 @jobAlert-10211
  Scenario: 10211 from seeker to editing.rehearsing
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

  @jobAlert-d7e5ce @jobAlert-10212
  Scenario: 10212 from seeker to updating
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

  @jobAlert-ab8c61 @jobAlert-10213
  Scenario: 10213 from seeker to editing.rehearsing
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

  @jobAlert-ce5eb0 @jobAlert-10214
  Scenario: 10214 from seeker to editing.rehearsed
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

  @jobAlert-0c09d1 @jobAlert-10215
  Scenario: 10215 from seeker to managing.listed
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

  @jobAlert-beb081 @jobAlert-10216
  Scenario: 10216 from seeker to managing.listed
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

  @jobAlert-bc46f3 @jobAlert-10217
  Scenario: 10217 from seeker to managing.listed
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

  @jobAlert-24cbc9 @jobAlert-10218
  Scenario: 10218 from seeker to managing.listed
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

  @jobAlert-194df9 @jobAlert-10219
  Scenario: 10219 from seeker to managing.listed
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

  @jobAlert-3b70f0 @jobAlert-10220
  Scenario: 10220 from seeker to editing.rehearsed
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

  @jobAlert-5b60ca @jobAlert-10221
  Scenario: 10221 from seeker to editing.rehearsed
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

  @jobAlert-ff190b @jobAlert-10222
  Scenario: 10222 from seeker to managing.listed
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

  @jobAlert-2ef1b8 @jobAlert-10223
  Scenario: 10223 from seeker to managing.listed
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

  @jobAlert-2116df @jobAlert-10224
  Scenario: 10224 from seeker to closed
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

  @jobAlert-c58480 @jobAlert-10225
  Scenario: 10225 from seeker to updating
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

  @jobAlert-8943f1 @jobAlert-10226
  Scenario: 10226 from seeker to confirmingDelete.asking
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

  @jobAlert-910aa8 @jobAlert-10227
  Scenario: 10227 from seeker to managing.listed
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

  @jobAlert-70e723 @jobAlert-10228
  Scenario: 10228 from seeker to managing.listed
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

  @jobAlert-8b0bd0 @jobAlert-10229
  Scenario: 10229 from seeker to deleting
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

  @jobAlert-56fd0f @jobAlert-10230
  Scenario: 10230 from seeker to editing.rehearsing
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

  @jobAlert-4a1a37 @jobAlert-10231
  Scenario: 10231 from seeker to updating
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

  @jobAlert-a8f1aa @jobAlert-10232
  Scenario: 10232 from seeker to updating
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

  @jobAlert-d6702c @jobAlert-10233
  Scenario: 10233 from seeker to confirmingDelete.asking
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

  @jobAlert-af2786 @jobAlert-10234
  Scenario: 10234 from seeker to managing.listed
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

  @jobAlert-ce616c @jobAlert-10235
  Scenario: 10235 from seeker to managing.undoable
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

  @jobAlert-c20f39 @jobAlert-10236
  Scenario: 10236 from seeker to managing.undoable
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

  @jobAlert-fd4cc4 @jobAlert-10237
  Scenario: 10237 from visitor to closed
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

  @jobAlert-4fd3c4 @jobAlert-10238
  Scenario: 10238 from visitor to closed
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

  @jobAlert-667aa9 @jobAlert-10239
  Scenario: 10239 from visitor to closed
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

  @jobAlert-10d046 @jobAlert-10240
  Scenario: 10240 from visitor to closed
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

  @jobAlert-19a8fc @jobAlert-10241
  Scenario: 10241 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.snoozed happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-7858dc @jobAlert-10242
  Scenario: 10242 from settings to updating
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.paused happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "updating"

  @jobAlert-abcc8d @jobAlert-10243
  Scenario: 10243 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"accountant","location":"cebu-city","filters":{},"frequency":"Daily","email":""}}
    Then it is in "creating.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-684bbd @jobAlert-10244
  Scenario: 10244 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.requested happens with {"draft":{"keywords":"","location":null,"filters":{},"frequency":"Daily","email":"ana@example.com"}}
    Then it is in "creating.blank"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-41971c @jobAlert-10245
  Scenario: 10245 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.edited happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "editing.rehearsing"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-b6d85a @jobAlert-10246
  Scenario: 10246 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-02c353 @jobAlert-10247
  Scenario: 10247 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":true,"updated":{"alert":{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5…
    Then it is in "managing.listed"

  @jobAlert-a701e4 @jobAlert-10248
  Scenario: 10248 from settings to managing.loading
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert answers {"ok":false,"failure":"gone"}
    Then it is in "managing.loading"

  @jobAlert-9bb413 @jobAlert-10249
  Scenario: 10249 from settings to notUpdated.failed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When alert.enabled happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e02"}
    Then it is in "updating"
    When updateAlert fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notUpdated.failed"

  @jobAlert-9a0d12 @jobAlert-10250
  Scenario: 10250 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.dismissed happens
    Then it is in "managing.listed"

  @jobAlert-12bfc7 @jobAlert-10251
  Scenario: 10251 from settings to managing.listed
    Given the jobAlert flow with the input "settings"
    And it is in "managing.loading"
    When listAlerts answers [{"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01","user_id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","country_id":167,"keywor…
    Then it is in "managing.listed"
    When delete.requested happens with {"id":"a1f7b7a0-3a52-4a8e-9f7e-0c1f6d2b7e01"}
    Then it is in "confirmingDelete.asking"
    When alert.kept happens
    Then it is in "managing.listed"

  @jobAlert-a0cc49 @jobAlert-10252
  Scenario: 10252 from settings to managing.loading
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

  @jobAlert-905b4d @jobAlert-10253
  Scenario: 10253 from settings to managing.loading
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

  @jobAlert-8bf969 @jobAlert-10254
  Scenario: 10254 from settings to managing.loading
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

  @jobAlert-21b814 @jobAlert-10255
  Scenario: 10255 from settings to managing.loading
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

  @jobAlert-b6ea39 @jobAlert-10256
  Scenario: 10256 from settings to managing.loading
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

  @jobAlert-d037df @jobAlert-10257
  Scenario: 10257 from settings to managing.loading
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

  @jobAlert-3e9471 @jobAlert-10258
  Scenario: 10258 from settings to managing.listed
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

  @jobAlert-999a3d @jobAlert-10259
  Scenario: 10259 from settings to managing.listed
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

  @jobAlert-6c4a03 @jobAlert-10260
  Scenario: 10260 from settings to managing.listed
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

  @jobAlert-df2034 @jobAlert-10261
  Scenario: 10261 from settings to managing.listed
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

  @jobAlert-c14040 @jobAlert-10262
  Scenario: 10262 from settings to editing.settling
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

  @jobAlert-54a7b3 @jobAlert-10263
  Scenario: 10263 from settings to editing.settling
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

  @jobAlert-045d5f @jobAlert-10264
  Scenario: 10264 from settings to updating
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

  @jobAlert-9c72bd @jobAlert-10265
  Scenario: 10265 from settings to managing.listed
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

  @jobAlert-9f85a6 @jobAlert-10266
  Scenario: 10266 from settings to editing.rehearsing
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

  @jobAlert-e5259a @jobAlert-10267
  Scenario: 10267 from settings to editing.settling
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

  @jobAlert-e0413d @jobAlert-10268
  Scenario: 10268 from settings to managing.listed
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

  @jobAlert-3b5f74 @jobAlert-10269
  Scenario: 10269 from settings to editing.settling
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

  @jobAlert-7b9673 @jobAlert-10270
  Scenario: 10270 from settings to editing.settling
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

  @jobAlert-b52eaf @jobAlert-10271
  Scenario: 10271 from settings to updating
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

  @jobAlert-eed100 @jobAlert-10272
  Scenario: 10272 from settings to managing.listed
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

  @jobAlert-580c56 @jobAlert-10273
  Scenario: 10273 from settings to updating
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

  @jobAlert-ab8e02 @jobAlert-10274
  Scenario: 10274 from settings to managing.listed
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

  @jobAlert-04d3cf @jobAlert-10275
  Scenario: 10275 from settings to updating
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

  @jobAlert-ca76a4 @jobAlert-10276
  Scenario: 10276 from settings to managing.listed
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

  @jobAlert-fe1760 @jobAlert-10277
  Scenario: 10277 from settings to managing.loading
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

  @jobAlert-c1a1a3 @jobAlert-10278
  Scenario: 10278 from settings to created.active
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

  @jobAlert-4f2383 @jobAlert-10279
  Scenario: 10279 from settings to created.active
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

  @jobAlert-fbeac5 @jobAlert-10280
  Scenario: 10280 from settings to managing.listed
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

  @jobAlert-f0cc7e @jobAlert-10281
  Scenario: 10281 from settings to managing.listed
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

  @jobAlert-e9ecb2 @jobAlert-10282
  Scenario: 10282 from settings to managing.listed
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

  @jobAlert-0c8a35 @jobAlert-10283
  Scenario: 10283 from settings to managing.listed
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

  @jobAlert-33ec08 @jobAlert-10284
  Scenario: 10284 from settings to managing.listed
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

  @jobAlert-95bfa1 @jobAlert-10285
  Scenario: 10285 from settings to managing.listed
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

  @jobAlert-c85994 @jobAlert-10286
  Scenario: 10286 from settings to managing.listed
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

  @jobAlert-712496 @jobAlert-10287
  Scenario: 10287 from settings to managing.listed
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

  @jobAlert-1c1cd8 @jobAlert-10288
  Scenario: 10288 from settings to managing.listed
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

  @jobAlert-36016e @jobAlert-10289
  Scenario: 10289 from settings to managing.listed
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

  @jobAlert-103d4a @jobAlert-10290
  Scenario: 10290 from settings to managing.listed
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

  @jobAlert-c33943 @jobAlert-10291
  Scenario: 10291 from settings to managing.listed
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

  @jobAlert-95465f @jobAlert-10292
  Scenario: 10292 from settings to managing.listed
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

  @jobAlert-279bd7 @jobAlert-10293
  Scenario: 10293 from settings to managing.listed
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

  @jobAlert-dc5af9 @jobAlert-10294
  Scenario: 10294 from settings to editing.settling
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

  @jobAlert-22b289 @jobAlert-10295
  Scenario: 10295 from settings to editing.settling
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

  @jobAlert-4b33ee @jobAlert-10296
  Scenario: 10296 from settings to editing.invalid
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

  @jobAlert-32c388 @jobAlert-10297
  Scenario: 10297 from settings to managing.listed
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

  @jobAlert-4ab9e6 @jobAlert-10298
  Scenario: 10298 from settings to editing.settling
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

  @jobAlert-69d0eb @jobAlert-10299
  Scenario: 10299 from settings to editing.settling
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

  @jobAlert-8822cc @jobAlert-10300
  Scenario: 10300 from settings to editing.invalid
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

  @jobAlert-e357d0 @jobAlert-10301
  Scenario: 10301 from settings to managing.listed
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

  @jobAlert-c16763 @jobAlert-10302
  Scenario: 10302 from settings to editing.rehearsing
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

  @jobAlert-31e99f @jobAlert-10303
  Scenario: 10303 from settings to updating
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

  @jobAlert-95b3d9 @jobAlert-10304
  Scenario: 10304 from settings to editing.rehearsing
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

  @jobAlert-15ec88 @jobAlert-10305
  Scenario: 10305 from settings to editing.rehearsed
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

  @jobAlert-56de1a @jobAlert-10306
  Scenario: 10306 from settings to creating.rehearsing
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

  @jobAlert-048693 @jobAlert-10307
  Scenario: 10307 from settings to creating.rehearsing
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

  @jobAlert-5c3d25 @jobAlert-10308
  Scenario: 10308 from settings to creating.blank
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

  @jobAlert-4893b0 @jobAlert-10309
  Scenario: 10309 from settings to updating
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

  @jobAlert-7a70d4 @jobAlert-10310
  Scenario: 10310 from settings to confirmingDelete.asking
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

  @jobAlert-c5828c @jobAlert-10311
  Scenario: 10311 from settings to managing.listed
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

  @jobAlert-d4351e @jobAlert-10312
  Scenario: 10312 from settings to managing.listed
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

  @jobAlert-1b23f2 @jobAlert-10313
  Scenario: 10313 from settings to deleting
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

  @jobAlert-2faca5 @jobAlert-10314
  Scenario: 10314 from settings to editing.rehearsing
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

  @jobAlert-d6f833 @jobAlert-10315
  Scenario: 10315 from settings to updating
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

  @jobAlert-205f99 @jobAlert-10316
  Scenario: 10316 from settings to updating
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

  @jobAlert-82c2bb @jobAlert-10317
  Scenario: 10317 from settings to confirmingDelete.asking
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

  @jobAlert-b62567 @jobAlert-10318
  Scenario: 10318 from settings to managing.loading
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

  @jobAlert-ab03bd @jobAlert-10319
  Scenario: 10319 from settings to managing.loading
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

  @jobAlert-6a1e54 @jobAlert-10320
  Scenario: 10320 from settings to managing.loading
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

  @jobAlert-8ae7ef @jobAlert-10321
  Scenario: 10321 from settings to managing.loading
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

  @jobAlert-b3b75d @jobAlert-10322
  Scenario: 10322 from settings to managing.loading
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

  @jobAlert-934a43 @jobAlert-10323
  Scenario: 10323 from settings to editing.rehearsed
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

  @jobAlert-5602a4 @jobAlert-10324
  Scenario: 10324 from settings to editing.rehearsed
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

  @jobAlert-438837 @jobAlert-10325
  Scenario: 10325 from settings to managing.listed
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

  @jobAlert-912ab4 @jobAlert-10326
  Scenario: 10326 from settings to managing.undoable
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

  @jobAlert-c044b3 @jobAlert-10327
  Scenario: 10327 from settings to managing.undoable
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

  @jobAlert-07dd57 @jobAlert-10328
  Scenario: 10328 from settings to managing.loading
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

  @jobAlert-15762f @jobAlert-10329
  Scenario: 10329 from settings to managing.loading
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
