@emailVerification
Feature: Prove an e-mail address
  Proves that the address of an account is its owner’s, by a code mailed there.

  @emailVerification-420e47 @emailVerification-1
  Scenario: 1 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-0e1a9f @emailVerification-2
  Scenario: 2 from member to unsent
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsent"

  @emailVerification-eac741 @emailVerification-3
  Scenario: 3 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-b0721c @emailVerification-4
  Scenario: 4 from member to sending
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When code.resendRequested happens
    Then it is in "sending"

  @emailVerification-a4e17f @emailVerification-5
  Scenario: 5 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-a339b1 @emailVerification-6
  Scenario: 6 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-dba34a @emailVerification-7
  Scenario: 7 from member to unsent
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "unsent"

  @emailVerification-e3bd9f @emailVerification-8
  Scenario: 8 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-be7bd8 @emailVerification-10
  Scenario: 10 from member to tooMany
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"

  @emailVerification-1d3582 @emailVerification-11
  Scenario: 11 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.fresh" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-e86615 @emailVerification-12
  Scenario: 12 from member to sending
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.fresh" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @emailVerification-9a5cd5 @emailVerification-13
  Scenario: 13 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.fresh" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-98ef9f @emailVerification-14
  Scenario: 14 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-f7eb47 @emailVerification-15
  Scenario: 15 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-3594a7 @emailVerification-16
  Scenario: 16 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-0d1700 @emailVerification-17
  Scenario: 17 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-7752a1 @emailVerification-18
  Scenario: 18 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-d7252f @emailVerification-19
  Scenario: 19 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-45c45c @emailVerification-20
  Scenario: 20 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-1703f4 @emailVerification-21
  Scenario: 21 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-e180aa @emailVerification-22
  Scenario: 22 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.wrong" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-5735f4 @emailVerification-23
  Scenario: 23 from member to sending
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.wrong" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @emailVerification-bace61 @emailVerification-24
  Scenario: 24 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"wrong"}
    Then it is in "entering.answer.wrong" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.wrong" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-3a61fd @emailVerification-25
  Scenario: 25 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.expired" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-4219c6 @emailVerification-26
  Scenario: 26 from member to sending
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.expired" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @emailVerification-05ccdb @emailVerification-27
  Scenario: 27 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"expired"}
    Then it is in "entering.answer.expired" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.expired" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-fc56d7 @emailVerification-28
  Scenario: 28 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.used" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-106009 @emailVerification-29
  Scenario: 29 from member to sending
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.used" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @emailVerification-c73662 @emailVerification-30
  Scenario: 30 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":false,"failure":"used"}
    Then it is in "entering.answer.used" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.used" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-2ae46f @emailVerification-31
  Scenario: 31 from member to verifying
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.failed" and "entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"

  @emailVerification-2218cf @emailVerification-32
  Scenario: 32 from member to sending
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.failed" and "entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "sending"

  @emailVerification-3b3bf8 @emailVerification-33
  Scenario: 33 from member to closed
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "entering.answer.failed" and "entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "entering.answer.failed" and "entering.resend.resendable"
    When verification.closed happens
    Then it is in "closed"

  @emailVerification-fc7e72 @emailVerification-34
  Scenario: 34 from member to verified
    Given the emailVerification flow with the input "member"
    And it is in "sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "entering.answer.fresh" and "entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "verifying"
    When verifyEmail answers {"ok":true,"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","e…
    Then it is in "verified"
