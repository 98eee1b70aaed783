@phoneVerification
Feature: Prove a mobile number
  Proves that a mobile number is one’s own, by a code sent there.

  @phoneVerification-420e47 @phoneVerification-1
  Scenario: 1 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-4f212c @phoneVerification-2
  Scenario: 2 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-39e2e5 @phoneVerification-3
  Scenario: 3 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-92e3e3 @phoneVerification-6
  Scenario: 6 from member to readingNumber
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askingNumber.unread"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"

  @phoneVerification-f3c1a5 @phoneVerification-7
  Scenario: 7 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askingNumber.unread"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-ed724a @phoneVerification-8
  Scenario: 8 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-984502 @phoneVerification-9
  Scenario: 9 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-624f3b @phoneVerification-10
  Scenario: 10 from member to readingNumber
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "askingNumber.notSent"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"

  @phoneVerification-dff08c @phoneVerification-11
  Scenario: 11 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "askingNumber.notSent"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-1b625b @phoneVerification-12
  Scenario: 12 from member to readingNumber
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"refused","message":"Not to this country."}
    Then it is in "askingNumber.refused"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"

  @phoneVerification-7aea21 @phoneVerification-13
  Scenario: 13 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"refused","message":"Not to this country."}
    Then it is in "askingNumber.refused"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-accb2d @phoneVerification-14
  Scenario: 14 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-198bfb @phoneVerification-15
  Scenario: 15 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-3ca559 @phoneVerification-16
  Scenario: 16 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "askingNumber.fresh"

  @phoneVerification-0af92c @phoneVerification-17
  Scenario: 17 from member to readingNumber
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askingNumber.failed"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"

  @phoneVerification-61a46c @phoneVerification-18
  Scenario: 18 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askingNumber.failed"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-3bfaaf @phoneVerification-19
  Scenario: 19 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-f026cc @phoneVerification-21
  Scenario: 21 from member to tooMany
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"

  @phoneVerification-da9a99 @phoneVerification-22
  Scenario: 22 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.fresh" and "entering.resend.resendable"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-dcdae6 @phoneVerification-23
  Scenario: 23 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.fresh" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-891768 @phoneVerification-24
  Scenario: 24 from member to sending
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.fresh" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @phoneVerification-64856f @phoneVerification-25
  Scenario: 25 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.fresh" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-5a9074 @phoneVerification-26
  Scenario: 26 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-5e91a1 @phoneVerification-27
  Scenario: 27 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-a6ecd5 @phoneVerification-28
  Scenario: 28 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-55416f @phoneVerification-29
  Scenario: 29 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-c618cd @phoneVerification-30
  Scenario: 30 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-9d87a6 @phoneVerification-31
  Scenario: 31 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-c91e40 @phoneVerification-32
  Scenario: 32 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-64e071 @phoneVerification-33
  Scenario: 33 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-4006e6 @phoneVerification-34
  Scenario: 34 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-22cff3 @phoneVerification-35
  Scenario: 35 from member to readingNumber
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"taken"}
    Then it is in "askingNumber.taken"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"

  @phoneVerification-b7bec4 @phoneVerification-36
  Scenario: 36 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"taken"}
    Then it is in "askingNumber.taken"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-dcadba @phoneVerification-37
  Scenario: 37 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-11a11d @phoneVerification-38
  Scenario: 38 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-daee23 @phoneVerification-39
  Scenario: 39 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-c9aec4 @phoneVerification-40
  Scenario: 40 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.wrong" and "entering.resend.resendable"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-45013a @phoneVerification-41
  Scenario: 41 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.wrong" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-7804f2 @phoneVerification-42
  Scenario: 42 from member to sending
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.wrong" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @phoneVerification-927815 @phoneVerification-43
  Scenario: 43 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.wrong" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-116086 @phoneVerification-44
  Scenario: 44 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.expired" and "entering.resend.resendable"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-8aa540 @phoneVerification-45
  Scenario: 45 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.expired" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-4dfe47 @phoneVerification-46
  Scenario: 46 from member to sending
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.expired" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @phoneVerification-b239a8 @phoneVerification-47
  Scenario: 47 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.expired" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-9520cd @phoneVerification-48
  Scenario: 48 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.used" and "entering.resend.resendable"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-6dee84 @phoneVerification-49
  Scenario: 49 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.used" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-f449b3 @phoneVerification-50
  Scenario: 50 from member to sending
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.used" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @phoneVerification-f8506a @phoneVerification-51
  Scenario: 51 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.used" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-acba26 @phoneVerification-52
  Scenario: 52 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.failed" and "entering.resend.resendable"
    When number.changed happens
    Then it is in "askingNumber.fresh"

  @phoneVerification-5dfc57 @phoneVerification-53
  Scenario: 53 from member to verifying
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.failed" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @phoneVerification-1791e1 @phoneVerification-54
  Scenario: 54 from member to sending
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.failed" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @phoneVerification-651657 @phoneVerification-55
  Scenario: 55 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.failed" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-7ce907 @phoneVerification-56
  Scenario: 56 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-e7238c @phoneVerification-57
  Scenario: 57 from member to sending
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "sending"

  @phoneVerification-d138ec @phoneVerification-58
  Scenario: 58 from member to askingNumber.fresh
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "askingNumber.fresh"

  @phoneVerification-1a52ae @phoneVerification-59
  Scenario: 59 from member to proving
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @phoneVerification-0ca1b8 @phoneVerification-60
  Scenario: 60 from member to readingNumber
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "askingNumber.invalid"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"

  @phoneVerification-ccd989 @phoneVerification-61
  Scenario: 61 from member to closed
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "askingNumber.invalid"
    When verification.closed happens
    Then it is in "closed"

  @phoneVerification-661461 @phoneVerification-62
  Scenario: 62 from member to verified
    Given the phoneVerification flow with the input "member"
    And it is in "askingNumber.fresh"
    When number.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "readingNumber"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyPhone answers {"ok":true,"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","e…
    Then it is in "verified"
