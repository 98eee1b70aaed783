@twoFactorSetup
Feature: Set up the second factor
  Turns two-step sign-in on with an authenticator, gives recovery codes, and turns it off again.

  @twoFactorSetup-2bae03 @twoFactorSetup-1
  Scenario: 1 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @twoFactorSetup-1b5f6f @twoFactorSetup-2
  Scenario: 2 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-bc5ce5 @twoFactorSetup-3
  Scenario: 3 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When setup.dismissed happens
    Then it is in "on.idle"

  @twoFactorSetup-557b8a @twoFactorSetup-4
  Scenario: 4 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-e1e84c @twoFactorSetup-5
  Scenario: 5 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"

  @twoFactorSetup-3077f5 @twoFactorSetup-6
  Scenario: 6 from member to renewing
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When renewal.requested happens
    Then it is in "renewing"

  @twoFactorSetup-ad4c23 @twoFactorSetup-7
  Scenario: 7 from member to confirmingDisable
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When disable.requested happens
    Then it is in "confirmingDisable"

  @twoFactorSetup-8d11ff @twoFactorSetup-8
  Scenario: 8 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"

  @twoFactorSetup-a6b6af @twoFactorSetup-9
  Scenario: 9 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-48ad43 @twoFactorSetup-10
  Scenario: 10 from member to on.failed
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"

  @twoFactorSetup-b11a55 @twoFactorSetup-11
  Scenario: 11 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-3f300c @twoFactorSetup-12
  Scenario: 12 from member to enrolling
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "enrolling"

  @twoFactorSetup-049147 @twoFactorSetup-13
  Scenario: 13 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "off.idle"

  @twoFactorSetup-9bb9c3 @twoFactorSetup-14
  Scenario: 14 from member to enrolling
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "off.failed"
    When setup.requested happens
    Then it is in "enrolling"

  @twoFactorSetup-48fed9 @twoFactorSetup-15
  Scenario: 15 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-e0a540 @twoFactorSetup-16
  Scenario: 16 from member to renewing
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"

  @twoFactorSetup-bd5b2f @twoFactorSetup-17
  Scenario: 17 from member to showingCodes
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"

  @twoFactorSetup-a9a2f9 @twoFactorSetup-18
  Scenario: 18 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-28ad0a @twoFactorSetup-19
  Scenario: 19 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"

  @twoFactorSetup-855d1e @twoFactorSetup-20
  Scenario: 20 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"

  @twoFactorSetup-f98993 @twoFactorSetup-21
  Scenario: 21 from member to renewing
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When renewal.requested happens
    Then it is in "renewing"

  @twoFactorSetup-b40109 @twoFactorSetup-22
  Scenario: 22 from member to confirmingDisable
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When disable.requested happens
    Then it is in "confirmingDisable"

  @twoFactorSetup-f03dac @twoFactorSetup-23
  Scenario: 23 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When setup.dismissed happens
    Then it is in "on.idle"

  @twoFactorSetup-87261f @twoFactorSetup-24
  Scenario: 24 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-4a15e8 @twoFactorSetup-25
  Scenario: 25 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-2e1f14 @twoFactorSetup-26
  Scenario: 26 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-0dd6b3 @twoFactorSetup-27
  Scenario: 27 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-a0d75a @twoFactorSetup-28
  Scenario: 28 from member to confirming.fresh
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "confirming.fresh"

  @twoFactorSetup-3886d8 @twoFactorSetup-29
  Scenario: 29 from member to confirming.fresh
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "confirming.fresh"

  @twoFactorSetup-4835a2 @twoFactorSetup-30
  Scenario: 30 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-227365 @twoFactorSetup-31
  Scenario: 31 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-52fb9c @twoFactorSetup-32
  Scenario: 32 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @twoFactorSetup-3d21d6 @twoFactorSetup-33
  Scenario: 33 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"

  @twoFactorSetup-66c217 @twoFactorSetup-34
  Scenario: 34 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-13f979 @twoFactorSetup-35
  Scenario: 35 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-7417e6 @twoFactorSetup-36
  Scenario: 36 from member to on.failed
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"

  @twoFactorSetup-f36cd2 @twoFactorSetup-37
  Scenario: 37 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"

  @twoFactorSetup-5ffed5 @twoFactorSetup-38
  Scenario: 38 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"

  @twoFactorSetup-ca531e @twoFactorSetup-39
  Scenario: 39 from member to renewing
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When renewal.requested happens
    Then it is in "renewing"

  @twoFactorSetup-440e42 @twoFactorSetup-40
  Scenario: 40 from member to confirmingDisable
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When disable.requested happens
    Then it is in "confirmingDisable"

  @twoFactorSetup-095095 @twoFactorSetup-41
  Scenario: 41 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-3cd676 @twoFactorSetup-42
  Scenario: 42 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-f80db3 @twoFactorSetup-43
  Scenario: 43 from member to on.failed
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"

  @twoFactorSetup-a9307d @twoFactorSetup-44
  Scenario: 44 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When setup.dismissed happens
    Then it is in "on.idle"

  @twoFactorSetup-dc17e4 @twoFactorSetup-45
  Scenario: 45 from member to disabling
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"

  @twoFactorSetup-dcbce6 @twoFactorSetup-46
  Scenario: 46 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-942177 @twoFactorSetup-47
  Scenario: 47 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-2cd83f @twoFactorSetup-48
  Scenario: 48 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-169ec5 @twoFactorSetup-49
  Scenario: 49 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-c09440 @twoFactorSetup-50
  Scenario: 50 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @twoFactorSetup-6980e8 @twoFactorSetup-51
  Scenario: 51 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"

  @twoFactorSetup-5fb9d4 @twoFactorSetup-52
  Scenario: 52 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-6eee66 @twoFactorSetup-53
  Scenario: 53 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-1ab5f2 @twoFactorSetup-54
  Scenario: 54 from member to enrolling
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "off.failed"
    When setup.requested happens
    Then it is in "enrolling"

  @twoFactorSetup-39e75e @twoFactorSetup-55
  Scenario: 55 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-b2b7ad @twoFactorSetup-56
  Scenario: 56 from member to enrolling
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "off.failed"
    When setup.requested happens
    Then it is in "enrolling"

  @twoFactorSetup-33ea24 @twoFactorSetup-57
  Scenario: 57 from member to confirming.fresh
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When setup.dismissed happens
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"

  @twoFactorSetup-246906 @twoFactorSetup-58
  Scenario: 58 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When setup.dismissed happens
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-5df344 @twoFactorSetup-59
  Scenario: 59 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When setup.dismissed happens
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-f0692c @twoFactorSetup-60
  Scenario: 60 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-feb38a @twoFactorSetup-61
  Scenario: 61 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-042879 @twoFactorSetup-62
  Scenario: 62 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-a773d3 @twoFactorSetup-63
  Scenario: 63 from member to confirming.fresh
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "confirming.fresh"

  @twoFactorSetup-7f7bb9 @twoFactorSetup-64
  Scenario: 64 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"

  @twoFactorSetup-0afc53 @twoFactorSetup-65
  Scenario: 65 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"

  @twoFactorSetup-4e7594 @twoFactorSetup-66
  Scenario: 66 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-54f9b4 @twoFactorSetup-67
  Scenario: 67 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-cd04da @twoFactorSetup-68
  Scenario: 68 from member to showingCodes
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"

  @twoFactorSetup-4d325e @twoFactorSetup-69
  Scenario: 69 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-b4c334 @twoFactorSetup-70
  Scenario: 70 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-e9f809 @twoFactorSetup-71
  Scenario: 71 from member to showingCodes
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"

  @twoFactorSetup-26bd92 @twoFactorSetup-72
  Scenario: 72 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-64d6f6 @twoFactorSetup-73
  Scenario: 73 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-04f60e @twoFactorSetup-74
  Scenario: 74 from member to enrolling
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When setup.dismissed happens
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "off.failed"
    When setup.requested happens
    Then it is in "enrolling"

  @twoFactorSetup-339d72 @twoFactorSetup-75
  Scenario: 75 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @twoFactorSetup-520d00 @twoFactorSetup-76
  Scenario: 76 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-bf17c1 @twoFactorSetup-77
  Scenario: 77 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-f0f2e6 @twoFactorSetup-78
  Scenario: 78 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-ed5af2 @twoFactorSetup-79
  Scenario: 79 from member to confirming.fresh
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "confirming.fresh"

  @twoFactorSetup-1c58e1 @twoFactorSetup-80
  Scenario: 80 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-4ea065 @twoFactorSetup-81
  Scenario: 81 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-e23d48 @twoFactorSetup-82
  Scenario: 82 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-21589a @twoFactorSetup-83
  Scenario: 83 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"wrong"}
    Then it is in "confirming.wrong"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-382176 @twoFactorSetup-84
  Scenario: 84 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-b1c681 @twoFactorSetup-85
  Scenario: 85 from member to confirming.fresh
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "confirming.fresh"

  @twoFactorSetup-593c52 @twoFactorSetup-86
  Scenario: 86 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When setup.dismissed happens
    Then it is in "off.idle"

  @twoFactorSetup-913274 @twoFactorSetup-87
  Scenario: 87 from member to verifying
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":true,"codesLeft":8}
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @twoFactorSetup-5aee11 @twoFactorSetup-88
  Scenario: 88 from member to showingCodes
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"

  @twoFactorSetup-a33ad7 @twoFactorSetup-89
  Scenario: 89 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-a42284 @twoFactorSetup-90
  Scenario: 90 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-0c32ca @twoFactorSetup-91
  Scenario: 91 from member to on.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When setup.dismissed happens
    Then it is in "on.idle"

  @twoFactorSetup-fd7efb @twoFactorSetup-92
  Scenario: 92 from member to renewing
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When renewal.requested happens
    Then it is in "renewing"

  @twoFactorSetup-5fd0eb @twoFactorSetup-93
  Scenario: 93 from member to confirmingDisable
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When renewal.requested happens
    Then it is in "renewing"
    When renewCodes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
    When disable.requested happens
    Then it is in "confirmingDisable"

  @twoFactorSetup-aceb85 @twoFactorSetup-94
  Scenario: 94 from member to off.idle
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":true}
    Then it is in "off.idle"

  @twoFactorSetup-913c73 @twoFactorSetup-95
  Scenario: 95 from member to proving
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @twoFactorSetup-7f31c8 @twoFactorSetup-96
  Scenario: 96 from member to loading
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable answers {"ok":false,"failure":"changed"}
    Then it is in "loading"

  @twoFactorSetup-8b62b3 @twoFactorSetup-97
  Scenario: 97 from member to on.failed
    Given the twoFactorSetup flow with the input "member"
    And it is in "loading"
    When readTwoFactor answers {"isOn":false,"codesLeft":0}
    Then it is in "off.idle"
    When setup.requested happens
    Then it is in "enrolling"
    When enrol answers {"ok":true,"enrolment":{"secret":"JBSWY3DPEHPK3PXP","uri":"otpauth://totp/Waymark:ana?secret=JBSWY3DPEHPK3PXP"}}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "confirming.fresh"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When confirmCode answers {"ok":true,"codes":["abcde-fghjk","mnpqr-stuvw"]}
    Then it is in "showingCodes"
    When codes.kept happens
    Then it is in "on.idle"
    When disable.requested happens
    Then it is in "confirmingDisable"
    When disable.confirmed happens
    Then it is in "disabling"
    When disable fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "on.failed"
