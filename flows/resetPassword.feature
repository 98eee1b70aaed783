@resetPassword
Feature: Reset the password
  Chooses a new password by a code from the mail, and signs in with it.

  @resetPassword-be1e2a @resetPassword-1
  Scenario: 1 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"

  @resetPassword-9b4f19 @resetPassword-2
  Scenario: 2 from visitor to askingEmail.invalid
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"

  @resetPassword-b517d9 @resetPassword-3
  Scenario: 3 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-71a5c8 @resetPassword-4
  Scenario: 4 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "askingEmail.notSent"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"

  @resetPassword-cd47a7 @resetPassword-5
  Scenario: 5 from visitor to askingEmail.invalid
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "askingEmail.notSent"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"

  @resetPassword-031ab5 @resetPassword-6
  Scenario: 6 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-68be2b @resetPassword-7
  Scenario: 7 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "askingEmail.fresh"

  @resetPassword-f25dd2 @resetPassword-8
  Scenario: 8 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askingEmail.failed"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"

  @resetPassword-a562c5 @resetPassword-9
  Scenario: 9 from visitor to askingEmail.invalid
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "askingEmail.failed"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"

  @resetPassword-95aaf0 @resetPassword-10
  Scenario: 10 from visitor to tooMany
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"

  @resetPassword-c35f0f @resetPassword-11
  Scenario: 11 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.resendable"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-83702a @resetPassword-12
  Scenario: 12 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-6b17a3 @resetPassword-13
  Scenario: 13 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.resendable"
    When code.resendRequested happens
    Then it is in "sendingCode"

  @resetPassword-c445b8 @resetPassword-14
  Scenario: 14 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"wrong"}
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.coolingDown"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-4d64a0 @resetPassword-15
  Scenario: 15 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"wrong"}
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-e73c64 @resetPassword-16
  Scenario: 16 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"expired"}
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.coolingDown"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-4db7e0 @resetPassword-17
  Scenario: 17 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"expired"}
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-c04388 @resetPassword-18
  Scenario: 18 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"used"}
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.coolingDown"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-fe06b4 @resetPassword-19
  Scenario: 19 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"used"}
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-e940c0 @resetPassword-20
  Scenario: 20 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.coolingDown"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-7d3ec2 @resetPassword-21
  Scenario: 21 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-868920 @resetPassword-23
  Scenario: 23 from visitor to done
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "done"

  @resetPassword-bb46c0 @resetPassword-24
  Scenario: 24 from visitor to saving
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"short"}
    Then it is in "choosingPassword.tooShort"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"

  @resetPassword-3e8b66 @resetPassword-25
  Scenario: 25 from visitor to choosingPassword.tooShort
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"short"}
    Then it is in "choosingPassword.tooShort"
    When password.submitted happens with {"password":"short"}
    Then it is in "choosingPassword.tooShort"

  @resetPassword-8d7b5b @resetPassword-26
  Scenario: 26 from visitor to choosingPassword.tooLong
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"short"}
    Then it is in "choosingPassword.tooShort"
    When password.submitted happens with {"password":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "choosingPassword.tooLong"

  @resetPassword-a85bb5 @resetPassword-27
  Scenario: 27 from visitor to saving
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "choosingPassword.tooLong"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"

  @resetPassword-2f375e @resetPassword-28
  Scenario: 28 from visitor to choosingPassword.tooShort
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "choosingPassword.tooLong"
    When password.submitted happens with {"password":"short"}
    Then it is in "choosingPassword.tooShort"

  @resetPassword-73adaa @resetPassword-29
  Scenario: 29 from visitor to choosingPassword.tooLong
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "choosingPassword.tooLong"
    When password.submitted happens with {"password":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "choosingPassword.tooLong"

  @resetPassword-63fc21 @resetPassword-30
  Scenario: 30 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"wrong"}
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.resendable"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-765a0f @resetPassword-31
  Scenario: 31 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"wrong"}
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-7338df @resetPassword-32
  Scenario: 32 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"wrong"}
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.wrong" and "enteringCode.resend.resendable"
    When code.resendRequested happens
    Then it is in "sendingCode"

  @resetPassword-5b8738 @resetPassword-33
  Scenario: 33 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"expired"}
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.resendable"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-e091a1 @resetPassword-34
  Scenario: 34 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"expired"}
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-6fc793 @resetPassword-35
  Scenario: 35 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"expired"}
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.expired" and "enteringCode.resend.resendable"
    When code.resendRequested happens
    Then it is in "sendingCode"

  @resetPassword-774b28 @resetPassword-36
  Scenario: 36 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"used"}
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.resendable"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-eaf896 @resetPassword-37
  Scenario: 37 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"used"}
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-25d58c @resetPassword-38
  Scenario: 38 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":false,"failure":"used"}
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.used" and "enteringCode.resend.resendable"
    When code.resendRequested happens
    Then it is in "sendingCode"

  @resetPassword-1d9bae @resetPassword-39
  Scenario: 39 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.resendable"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-fd7bb7 @resetPassword-40
  Scenario: 40 from visitor to checkingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"

  @resetPassword-6795da @resetPassword-41
  Scenario: 41 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.coolingDown"
    When untilResend has passed
    Then it is in "enteringCode.answer.failed" and "enteringCode.resend.resendable"
    When code.resendRequested happens
    Then it is in "sendingCode"

  @resetPassword-98cd4a @resetPassword-42
  Scenario: 42 from visitor to sendingCode
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":false,"failure":"lapsed"}
    Then it is in "askingEmail.lapsed"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"

  @resetPassword-68f0bf @resetPassword-43
  Scenario: 43 from visitor to askingEmail.invalid
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":false,"failure":"lapsed"}
    Then it is in "askingEmail.lapsed"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"

  @resetPassword-16d7f3 @resetPassword-44
  Scenario: 44 from visitor to askingEmail.fresh
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-60b990 @resetPassword-45
  Scenario: 45 from visitor to saving
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosingPassword.failed"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"

  @resetPassword-bbbcb8 @resetPassword-46
  Scenario: 46 from visitor to choosingPassword.tooShort
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosingPassword.failed"
    When password.submitted happens with {"password":"short"}
    Then it is in "choosingPassword.tooShort"

  @resetPassword-327833 @resetPassword-47
  Scenario: 47 from visitor to choosingPassword.tooLong
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosingPassword.failed"
    When password.submitted happens with {"password":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "choosingPassword.tooLong"

  @resetPassword-1f85fe @resetPassword-48
  Scenario: 48 from linked to choosingPassword.fresh
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":true}
    Then it is in "choosingPassword.fresh"

  @resetPassword-1d11ab @resetPassword-49
  Scenario: 49 from linked to tooMany
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"

  @resetPassword-eb2ffb @resetPassword-50
  Scenario: 50 from linked to sendingCode
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":false,"failure":"wrong"}
    Then it is in "askingEmail.linkWrong"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"

  @resetPassword-ba3aa0 @resetPassword-51
  Scenario: 51 from linked to askingEmail.invalid
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":false,"failure":"wrong"}
    Then it is in "askingEmail.linkWrong"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"

  @resetPassword-51965c @resetPassword-52
  Scenario: 52 from linked to sendingCode
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":false,"failure":"expired"}
    Then it is in "askingEmail.linkExpired"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"

  @resetPassword-de8011 @resetPassword-53
  Scenario: 53 from linked to askingEmail.invalid
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":false,"failure":"expired"}
    Then it is in "askingEmail.linkExpired"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"

  @resetPassword-642e63 @resetPassword-54
  Scenario: 54 from linked to sendingCode
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":false,"failure":"used"}
    Then it is in "askingEmail.linkUsed"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"

  @resetPassword-6e29fb @resetPassword-55
  Scenario: 55 from linked to askingEmail.invalid
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink answers {"ok":false,"failure":"used"}
    Then it is in "askingEmail.linkUsed"
    When email.submitted happens with {"email":"ana"}
    Then it is in "askingEmail.invalid"

  @resetPassword-330002 @resetPassword-56
  Scenario: 56 from linked to askingEmail.fresh
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "linkUnchecked"
    When email.changed happens
    Then it is in "askingEmail.fresh"

  @resetPassword-0c49b5 @resetPassword-57
  Scenario: 57 from linked to exchangingLink
    Given the resetPassword flow with the input "linked"
    And it is in "exchangingLink"
    When exchangeLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "linkUnchecked"
    When link.retried happens
    Then it is in "exchangingLink"

  @resetPassword-7afbb3 @resetPassword-58
  Scenario: 58 from sent to enteringCode.answer.fresh and enteringCode.resend.coolingDown
    Given the resetPassword flow with the input "sent"
    And it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"

  @resetPassword-eabc01 @resetPassword-59
  Scenario: 59 from allowed to choosingPassword.fresh
    Given the resetPassword flow with the input "allowed"
    And it is in "choosingPassword.fresh"

  @resetPassword-360fc8 @resetPassword-60
  Scenario: 60 from visitor to saving
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":false,"failure":"refused","reason":"Your own name is guessed first"}
    Then it is in "choosingPassword.refused"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"

  @resetPassword-951a56 @resetPassword-61
  Scenario: 61 from visitor to choosingPassword.tooShort
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":false,"failure":"refused","reason":"Your own name is guessed first"}
    Then it is in "choosingPassword.refused"
    When password.submitted happens with {"password":"short"}
    Then it is in "choosingPassword.tooShort"

  @resetPassword-4cd035 @resetPassword-62
  Scenario: 62 from visitor to choosingPassword.tooLong
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":false,"failure":"refused","reason":"Your own name is guessed first"}
    Then it is in "choosingPassword.refused"
    When password.submitted happens with {"password":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "choosingPassword.tooLong"

  @resetPassword-c63f4d @resetPassword-63
  Scenario: 63 from visitor to done
    Given the resetPassword flow with the input "visitor"
    And it is in "askingEmail.fresh"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "sendingCode"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "enteringCode.answer.fresh" and "enteringCode.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "checkingCode"
    When checkCode answers {"ok":true}
    Then it is in "choosingPassword.fresh"
    When password.submitted happens with {"password":"another horse 22"}
    Then it is in "saving"
    When savePassword answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"
