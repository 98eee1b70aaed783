@wizard
Feature: Complete a profile
  Leads through the four steps of a new profile; left anywhere, it goes on there on any device.

  @wizard-6205dc @wizard-1
  Scenario: 1 from newcomer to preferences.needed
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"preferences","preferences":0}
    Then it is in "preferences.needed"
    When preferences.counted happens with {"count":0}
    Then it is in "preferences.needed"

  @wizard-2e6592 @wizard-2
  Scenario: 2 from newcomer to experience
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"about","preferences":1}
    Then it is in "about"
    When step.finished happens
    Then it is in "experience"

  @wizard-fcceff @wizard-3
  Scenario: 3 from newcomer to preferences.ready
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"about","preferences":1}
    Then it is in "about"
    When step.left happens
    Then it is in "preferences.ready"

  @wizard-fc6a25 @wizard-4
  Scenario: 4 from newcomer to education
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"experience","preferences":1}
    Then it is in "experience"
    When step.finished happens
    Then it is in "education"

  @wizard-b75724 @wizard-5
  Scenario: 5 from newcomer to about
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"experience","preferences":1}
    Then it is in "experience"
    When step.left happens
    Then it is in "about"

  @wizard-f2820c @wizard-6
  Scenario: 6 from newcomer to experience
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"education","preferences":1}
    Then it is in "education"
    When step.left happens
    Then it is in "experience"

  @wizard-67e9c4 @wizard-7
  Scenario: 7 from newcomer to loading
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unreachable"
    When waitToLoad answers
    Then it is in "loading"

  @wizard-d55096 @wizard-8
  Scenario: 8 from newcomer to loading
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When wizard.retried happens
    Then it is in "loading"

  @wizard-fc6fb5 @wizard-9
  Scenario: 9 from newcomer to preferences.ready
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"preferences","preferences":0}
    Then it is in "preferences.needed"
    When preferences.counted happens with {"count":1}
    Then it is in "preferences.ready"
    When preferences.counted happens with {"count":1}
    Then it is in "preferences.ready"

  @wizard-05b28b @wizard-10
  Scenario: 10 from newcomer to preferences.needed
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"preferences","preferences":0}
    Then it is in "preferences.needed"
    When preferences.counted happens with {"count":1}
    Then it is in "preferences.ready"
    When preferences.counted happens with {"count":0}
    Then it is in "preferences.needed"

  @wizard-333e24 @wizard-11
  Scenario: 11 from newcomer to about
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"preferences","preferences":0}
    Then it is in "preferences.needed"
    When preferences.counted happens with {"count":1}
    Then it is in "preferences.ready"
    When step.finished happens
    Then it is in "about"

  @wizard-fa98fb @wizard-13
  Scenario: 13 from newcomer to loading
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"education","preferences":1}
    Then it is in "education"
    When step.finished happens
    Then it is in "completing"
    When completeProfile answers {"ok":false,"failure":"unfinished"}
    Then it is in "unfinished"
    When step.left happens
    Then it is in "loading"

  @wizard-c60825 @wizard-14
  Scenario: 14 from newcomer to education
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"education","preferences":1}
    Then it is in "education"
    When step.finished happens
    Then it is in "completing"
    When completeProfile fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When step.left happens
    Then it is in "education"

  @wizard-f2a83d @wizard-15
  Scenario: 15 from newcomer to completing
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"education","preferences":1}
    Then it is in "education"
    When step.finished happens
    Then it is in "completing"
    When completeProfile fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "completing"

  @wizard-ec462d @wizard-16
  Scenario: 16 from newcomer to education
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"education","preferences":1}
    Then it is in "education"
    When step.finished happens
    Then it is in "completing"
    When completeProfile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When step.left happens
    Then it is in "education"

  @wizard-b6b297 @wizard-17
  Scenario: 17 from newcomer to completing
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"education","preferences":1}
    Then it is in "education"
    When step.finished happens
    Then it is in "completing"
    When completeProfile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When wizard.retried happens
    Then it is in "completing"

  @wizard-0045ce @wizard-18
  Scenario: 18 from newcomer to done
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When loadWizard answers {"step":"education","preferences":1}
    Then it is in "education"
    When step.finished happens
    Then it is in "completing"
    When completeProfile answers {"ok":true,"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","e…
    Then it is in "done"

  @wizard-eb2a27 @wizard-19
  Scenario: 19 from newcomer to loading
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When writing.changed happens with {"isWriting":true}
    Then it is in "loading"

  @wizard-ef3227 @wizard-20
  Scenario: 20 from newcomer to loading
    Given the wizard flow with the input "newcomer"
    And it is in "loading"
    When writing.changed happens with {"isWriting":false}
    Then it is in "loading"
