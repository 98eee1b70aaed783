@login
Feature: Log in
  Signs in by password, code, link, QR code, social network or passkey, with a second factor where it is on, and knows where to go then.

  @login-848356 @login-1
  Scenario: 1 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When account.changed happens
    Then it is in "identify.editing"

  @login-69ff32 @login-2
  Scenario: 2 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-de0c22 @login-3
  Scenario: 3 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When account.changed happens
    Then it is in "identify.editing"

  @login-00f893 @login-4
  Scenario: 4 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-be1e2a @login-5
  Scenario: 5 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"

  @login-9b4f19 @login-6
  Scenario: 6 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"

  @login-b1dbae @login-7
  Scenario: 7 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When account.changed happens
    Then it is in "identify.editing"

  @login-151d9b @login-8
  Scenario: 8 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-0fff95 @login-9
  Scenario: 9 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When method.changed happens
    Then it is in "methods"

  @login-3c0975 @login-10
  Scenario: 10 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When account.changed happens
    Then it is in "identify.editing"

  @login-0860f0 @login-11
  Scenario: 11 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-eec3c8 @login-12
  Scenario: 12 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When method.changed happens
    Then it is in "methods"

  @login-deda4a @login-13
  Scenario: 13 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When account.changed happens
    Then it is in "identify.editing"

  @login-b2cc6c @login-14
  Scenario: 14 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-84b31e @login-15
  Scenario: 15 from visitor to code.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.unsent"

  @login-0f84ea @login-16
  Scenario: 16 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When method.changed happens
    Then it is in "methods"

  @login-30af98 @login-17
  Scenario: 17 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When account.changed happens
    Then it is in "identify.editing"

  @login-df47a6 @login-18
  Scenario: 18 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-608d29 @login-20
  Scenario: 20 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-a3b7ac @login-21
  Scenario: 21 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-f976f3 @login-22
  Scenario: 22 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-8c6a97 @login-23
  Scenario: 23 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-707e59 @login-24
  Scenario: 24 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-b5356a @login-25
  Scenario: 25 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-28116c @login-26
  Scenario: 26 from visitor to code.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"
    When untilRetry has passed
    Then it is in "code.unsent"

  @login-e84e25 @login-27
  Scenario: 27 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-77a23f @login-28
  Scenario: 28 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When method.changed happens
    Then it is in "methods"

  @login-b0f9ae @login-29
  Scenario: 29 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When account.changed happens
    Then it is in "identify.editing"

  @login-801585 @login-30
  Scenario: 30 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":false,"failure":"notSent"}
    Then it is in "code.unsent"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-57a5e3 @login-31
  Scenario: 31 from visitor to password.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"

  @login-be7591 @login-32
  Scenario: 32 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When method.changed happens
    Then it is in "methods"

  @login-dd0918 @login-33
  Scenario: 33 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When account.changed happens
    Then it is in "identify.editing"

  @login-7386e8 @login-34
  Scenario: 34 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"invalid"}
    Then it is in "password.invalid"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a9ce1b @login-37
  Scenario: 37 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-31a76c @login-38
  Scenario: 38 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-cf1c58 @login-39
  Scenario: 39 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ef945a @login-40
  Scenario: 40 from visitor to password.entering
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "password.tooMany"
    When untilRetry has passed
    Then it is in "password.entering"

  @login-17012d @login-41
  Scenario: 41 from visitor to password.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"

  @login-7e6ed6 @login-42
  Scenario: 42 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When method.changed happens
    Then it is in "methods"

  @login-f25509 @login-43
  Scenario: 43 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When account.changed happens
    Then it is in "identify.editing"

  @login-baf9f9 @login-44
  Scenario: 44 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "password.serverError"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-817a45 @login-45
  Scenario: 45 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When method.changed happens
    Then it is in "methods"

  @login-f2f733 @login-46
  Scenario: 46 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When account.changed happens
    Then it is in "identify.editing"

  @login-87aa9a @login-47
  Scenario: 47 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-73e23c @login-49
  Scenario: 49 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-f51d4c @login-50
  Scenario: 50 from visitor to code.tooMany
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "code.tooMany"

  @login-ab9e15 @login-51
  Scenario: 51 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-53f327 @login-52
  Scenario: 52 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-81d6bb @login-53
  Scenario: 53 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-d3627f @login-54
  Scenario: 54 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-5b82bd @login-55
  Scenario: 55 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-df37a0 @login-56
  Scenario: 56 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-127d33 @login-57
  Scenario: 57 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-6c0025 @login-58
  Scenario: 58 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-5b4832 @login-59
  Scenario: 59 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-62110f @login-60
  Scenario: 60 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-087aec @login-61
  Scenario: 61 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-586af8 @login-62
  Scenario: 62 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-188244 @login-63
  Scenario: 63 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-f33525 @login-64
  Scenario: 64 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-ee9e19 @login-65
  Scenario: 65 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-c2b682 @login-66
  Scenario: 66 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-3ed95d @login-67
  Scenario: 67 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-f7caa0 @login-68
  Scenario: 68 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-4094a2 @login-69
  Scenario: 69 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-040f2b @login-70
  Scenario: 70 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-b5d886 @login-71
  Scenario: 71 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-f09cdc @login-72
  Scenario: 72 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-330dc0 @login-73
  Scenario: 73 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-e0cff5 @login-74
  Scenario: 74 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-544351 @login-75
  Scenario: 75 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-5a6a9e @login-76
  Scenario: 76 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"wrong"}
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.wrong" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-cfa834 @login-77
  Scenario: 77 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-5365a0 @login-78
  Scenario: 78 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-007491 @login-79
  Scenario: 79 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-ea0c12 @login-80
  Scenario: 80 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-25e373 @login-81
  Scenario: 81 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"expired"}
    Then it is in "code.entering.answer.expired" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.expired" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-47985d @login-82
  Scenario: 82 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-d8055a @login-83
  Scenario: 83 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-cbbc65 @login-84
  Scenario: 84 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-87cfe0 @login-85
  Scenario: 85 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-61c06e @login-86
  Scenario: 86 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":false,"failure":"used"}
    Then it is in "code.entering.answer.used" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.used" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-520e7d @login-87
  Scenario: 87 from visitor to code.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"

  @login-dab7b1 @login-88
  Scenario: 88 from visitor to code.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When code.resendRequested happens
    Then it is in "code.sending"

  @login-5c7403 @login-89
  Scenario: 89 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-f96a16 @login-90
  Scenario: 90 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-a1738f @login-91
  Scenario: 91 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "code.entering.answer.failed" and "code.entering.resend.coolingDown"
    When untilResend has passed
    Then it is in "code.entering.answer.failed" and "code.entering.resend.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-7117ff @login-92
  Scenario: 92 from known to methods
    Given the login flow with the input "known"
    And it is in "methods"

  @login-d7afa1 @login-93
  Scenario: 93 from seeker to already
    Given the login flow with the input "seeker"
    And it is in "already"

  @login-faacf2 @login-94
  Scenario: 94 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"

  @login-10f1f2 @login-95
  Scenario: 95 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-a550b4 @login-96
  Scenario: 96 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-94e2d4 @login-97
  Scenario: 97 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-5b6942 @login-98
  Scenario: 98 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-451872 @login-99
  Scenario: 99 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"

  @login-2e9f07 @login-100
  Scenario: 100 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"

  @login-986c7f @login-101
  Scenario: 101 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"

  @login-fe28e2 @login-102
  Scenario: 102 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-c7ae16 @login-103
  Scenario: 103 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-410817 @login-104
  Scenario: 104 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-1aeea9 @login-105
  Scenario: 105 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When account.changed happens
    Then it is in "identify.editing"

  @login-231a9a @login-106
  Scenario: 106 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-1e3845 @login-107
  Scenario: 107 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-a28e70 @login-108
  Scenario: 108 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":true,"phone":"+639171234567"}
    Then it is in "methods"

  @login-020d5f @login-109
  Scenario: 109 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When method.changed happens
    Then it is in "identify.editing"

  @login-369409 @login-110
  Scenario: 110 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When account.changed happens
    Then it is in "identify.editing"

  @login-2590a1 @login-111
  Scenario: 111 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-2205c6 @login-112
  Scenario: 112 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When method.changed happens
    Then it is in "identify.editing"

  @login-ee207e @login-113
  Scenario: 113 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When account.changed happens
    Then it is in "identify.editing"

  @login-535dd6 @login-114
  Scenario: 114 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ad76a4 @login-115
  Scenario: 115 from visitor to social.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "social.failed"

  @login-de2b6c @login-116
  Scenario: 116 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When method.changed happens
    Then it is in "identify.editing"

  @login-8ae68a @login-117
  Scenario: 117 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When account.changed happens
    Then it is in "identify.editing"

  @login-291ebf @login-118
  Scenario: 118 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-cc0e22 @login-119
  Scenario: 119 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"

  @login-c93933 @login-120
  Scenario: 120 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When method.changed happens
    Then it is in "identify.editing"

  @login-dd6324 @login-121
  Scenario: 121 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When account.changed happens
    Then it is in "identify.editing"

  @login-56cb86 @login-122
  Scenario: 122 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-ffec68 @login-124
  Scenario: 124 from visitor to passkey.tooMany
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"

  @login-5fdaea @login-125
  Scenario: 125 from visitor to passkey.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"

  @login-a0d3dc @login-126
  Scenario: 126 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When method.changed happens
    Then it is in "methods"

  @login-6215c4 @login-127
  Scenario: 127 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When account.changed happens
    Then it is in "identify.editing"

  @login-c099b0 @login-128
  Scenario: 128 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-7bf884 @login-129
  Scenario: 129 from visitor to magicLink.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unsent"

  @login-debaf7 @login-130
  Scenario: 130 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When method.changed happens
    Then it is in "methods"

  @login-ba634c @login-131
  Scenario: 131 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When method.changed happens
    Then it is in "methods"

  @login-9ce0fa @login-132
  Scenario: 132 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When method.changed happens
    Then it is in "methods"

  @login-30727f @login-142
  Scenario: 142 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"

  @login-d7ed58 @login-143
  Scenario: 143 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"

  @login-f2dbc7 @login-144
  Scenario: 144 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"

  @login-02c4f6 @login-145
  Scenario: 145 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-551dcf @login-146
  Scenario: 146 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-544283 @login-147
  Scenario: 147 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-21b199 @login-148
  Scenario: 148 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When account.changed happens
    Then it is in "identify.editing"

  @login-9976bd @login-149
  Scenario: 149 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-0ec418 @login-150
  Scenario: 150 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.unreadPhone"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-d02a44 @login-151
  Scenario: 151 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When method.changed happens
    Then it is in "identify.editing"

  @login-fade29 @login-152
  Scenario: 152 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When account.changed happens
    Then it is in "identify.editing"

  @login-755eeb @login-153
  Scenario: 153 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-7598e6 @login-154
  Scenario: 154 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When untilQrExpiry has passed
    Then it is in "qr.expired"

  @login-1433c4 @login-155
  Scenario: 155 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When method.changed happens
    Then it is in "identify.editing"

  @login-0dc75d @login-156
  Scenario: 156 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-c3ca00 @login-157
  Scenario: 157 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-8bbf66 @login-158
  Scenario: 158 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When untilRetry has passed
    Then it is in "qr.loading"

  @login-524493 @login-159
  Scenario: 159 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When qr.refreshed happens
    Then it is in "qr.loading"

  @login-b05300 @login-160
  Scenario: 160 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-f65173 @login-161
  Scenario: 161 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-fc7273 @login-162
  Scenario: 162 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-8a72a1 @login-163
  Scenario: 163 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-528ff2 @login-164
  Scenario: 164 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-9dfc4c @login-165
  Scenario: 165 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-95de19 @login-166
  Scenario: 166 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-4fa5e0 @login-167
  Scenario: 167 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-319413 @login-168
  Scenario: 168 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When method.changed happens
    Then it is in "identify.editing"

  @login-965c70 @login-169
  Scenario: 169 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When account.changed happens
    Then it is in "identify.editing"

  @login-460851 @login-170
  Scenario: 170 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-23f255 @login-171
  Scenario: 171 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When method.changed happens
    Then it is in "identify.editing"

  @login-f61c57 @login-172
  Scenario: 172 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-12e704 @login-173
  Scenario: 173 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-51c0b4 @login-174
  Scenario: 174 from visitor to social.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When untilRetry has passed
    Then it is in "social.failed"

  @login-eb672e @login-175
  Scenario: 175 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-5f840e @login-176
  Scenario: 176 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When method.changed happens
    Then it is in "identify.editing"

  @login-992d6a @login-177
  Scenario: 177 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When account.changed happens
    Then it is in "identify.editing"

  @login-009bc9 @login-178
  Scenario: 178 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-cd83a5 @login-179
  Scenario: 179 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When method.changed happens
    Then it is in "identify.editing"

  @login-814846 @login-180
  Scenario: 180 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-f466c6 @login-181
  Scenario: 181 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a4d53d @login-182
  Scenario: 182 from visitor to passkey.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When untilRetry has passed
    Then it is in "passkey.failed"

  @login-885279 @login-183
  Scenario: 183 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-547373 @login-184
  Scenario: 184 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-2d0985 @login-185
  Scenario: 185 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-d9f6c4 @login-186
  Scenario: 186 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-186c9f @login-187
  Scenario: 187 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-1b0395 @login-188
  Scenario: 188 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When method.changed happens
    Then it is in "identify.editing"

  @login-bdfc42 @login-189
  Scenario: 189 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When account.changed happens
    Then it is in "identify.editing"

  @login-3fb3e2 @login-190
  Scenario: 190 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-0c5e8b @login-191
  Scenario: 191 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"
    When account.changed happens
    Then it is in "identify.editing"

  @login-a3f5be @login-192
  Scenario: 192 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-bb977c @login-193
  Scenario: 193 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-ea300b @login-194
  Scenario: 194 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-3b1461 @login-196
  Scenario: 196 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-c93aea @login-197
  Scenario: 197 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When method.changed happens
    Then it is in "methods"

  @login-643382 @login-198
  Scenario: 198 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When account.changed happens
    Then it is in "identify.editing"

  @login-a86afa @login-199
  Scenario: 199 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a18dd1 @login-201
  Scenario: 201 from visitor to magicLink.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkExpiry has passed
    Then it is in "magicLink.expired"

  @login-1432c5 @login-202
  Scenario: 202 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-9673b1 @login-203
  Scenario: 203 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When account.changed happens
    Then it is in "identify.editing"

  @login-de82c4 @login-204
  Scenario: 204 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-5a33aa @login-205
  Scenario: 205 from visitor to magicLink.unsent
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.tooMany"
    When untilRetry has passed
    Then it is in "magicLink.unsent"

  @login-a69a8e @login-206
  Scenario: 206 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-0a29ec @login-207
  Scenario: 207 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When method.changed happens
    Then it is in "methods"

  @login-a5519e @login-208
  Scenario: 208 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When account.changed happens
    Then it is in "identify.editing"

  @login-b4831d @login-209
  Scenario: 209 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":false,"failure":"notSent"}
    Then it is in "magicLink.unsent"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-e15038 @login-210
  Scenario: 210 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When method.changed happens
    Then it is in "methods"

  @login-9ce447 @login-211
  Scenario: 211 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "qr.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-86a54a @login-212
  Scenario: 212 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.failed"
    When method.changed happens
    Then it is in "methods"

  @login-86d1b3 @login-213
  Scenario: 213 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"unavailable"}
    Then it is in "social.failed"
    When method.changed happens
    Then it is in "methods"

  @login-e6bf85 @login-214
  Scenario: 214 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"
    When method.changed happens
    Then it is in "methods"

  @login-140814 @login-215
  Scenario: 215 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"
    When leaveForSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-3e0663 @login-216
  Scenario: 216 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When method.changed happens
    Then it is in "methods"

  @login-65d6dc @login-217
  Scenario: 217 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When method.changed happens
    Then it is in "methods"

  @login-afa264 @login-218
  Scenario: 218 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When method.changed happens
    Then it is in "methods"

  @login-e71f82 @login-219
  Scenario: 219 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When method.changed happens
    Then it is in "methods"

  @login-eda6e9 @login-220
  Scenario: 220 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When method.changed happens
    Then it is in "identify.editing"

  @login-5eb0cf @login-221
  Scenario: 221 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When account.changed happens
    Then it is in "identify.editing"

  @login-927c39 @login-222
  Scenario: 222 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c9b878 @login-223
  Scenario: 223 from visitor to qr.approved.claiming
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When watchScanned answers "approved"
    Then it is in "qr.approved.claiming"

  @login-7fc148 @login-224
  Scenario: 224 from visitor to qr.denied
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When watchScanned answers "denied"
    Then it is in "qr.denied"

  @login-c11f4a @login-225
  Scenario: 225 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When watchScanned answers "expired"
    Then it is in "qr.expired"

  @login-e55534 @login-226
  Scenario: 226 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When untilQrExpiry has passed
    Then it is in "qr.expired"

  @login-738148 @login-227
  Scenario: 227 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When method.changed happens
    Then it is in "identify.editing"

  @login-9ecd91 @login-228
  Scenario: 228 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When account.changed happens
    Then it is in "identify.editing"

  @login-023fef @login-229
  Scenario: 229 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c0d6f5 @login-231
  Scenario: 231 from visitor to qr.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr answers {"ok":false,"failure":"expired"}
    Then it is in "qr.expired"

  @login-476246 @login-232
  Scenario: 232 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-5b62cd @login-233
  Scenario: 233 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When qr.refreshed happens
    Then it is in "qr.loading"

  @login-5b594c @login-234
  Scenario: 234 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When method.changed happens
    Then it is in "identify.editing"

  @login-011a89 @login-235
  Scenario: 235 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When account.changed happens
    Then it is in "identify.editing"

  @login-78c7fb @login-236
  Scenario: 236 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-9fd503 @login-237
  Scenario: 237 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When qr.refreshed happens
    Then it is in "qr.loading"

  @login-09cfe8 @login-238
  Scenario: 238 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When method.changed happens
    Then it is in "identify.editing"

  @login-ff6760 @login-239
  Scenario: 239 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When account.changed happens
    Then it is in "identify.editing"

  @login-edb300 @login-240
  Scenario: 240 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-f401d2 @login-241
  Scenario: 241 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-4528d6 @login-242
  Scenario: 242 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When account.changed happens
    Then it is in "abandoning"

  @login-df22c1 @login-243
  Scenario: 243 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-7a0bf9 @login-244
  Scenario: 244 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-eb05e2 @login-246
  Scenario: 246 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-f09a43 @login-247
  Scenario: 247 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When method.changed happens
    Then it is in "methods"

  @login-3d2919 @login-248
  Scenario: 248 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When account.changed happens
    Then it is in "identify.editing"

  @login-628e06 @login-249
  Scenario: 249 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c42257 @login-250
  Scenario: 250 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-d52c0c @login-251
  Scenario: 251 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When method.changed happens
    Then it is in "methods"

  @login-b1508d @login-252
  Scenario: 252 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When account.changed happens
    Then it is in "identify.editing"

  @login-d1120b @login-253
  Scenario: 253 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-32f9b4 @login-254
  Scenario: 254 from visitor to magicLink.sending
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When link.resendRequested happens
    Then it is in "magicLink.sending"

  @login-de7a14 @login-255
  Scenario: 255 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When method.changed happens
    Then it is in "methods"

  @login-7b9d94 @login-256
  Scenario: 256 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When account.changed happens
    Then it is in "identify.editing"

  @login-10cdf2 @login-257
  Scenario: 257 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-4b1203 @login-259
  Scenario: 259 from visitor to magicLink.openedElsewhere
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When watchMagicLink answers {"ok":false,"failure":"elsewhere"}
    Then it is in "magicLink.openedElsewhere"

  @login-6e8693 @login-260
  Scenario: 260 from visitor to magicLink.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When watchMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"

  @login-11fbc4 @login-261
  Scenario: 261 from visitor to magicLink.expired
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When untilLinkExpiry has passed
    Then it is in "magicLink.expired"

  @login-9b03f1 @login-262
  Scenario: 262 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "scanned"
    Then it is in "qr.scanned"
    When method.changed happens
    Then it is in "methods"

  @login-3412ef @login-263
  Scenario: 263 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When method.changed happens
    Then it is in "methods"

  @login-55b593 @login-264
  Scenario: 264 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "denied"
    Then it is in "qr.denied"
    When method.changed happens
    Then it is in "methods"

  @login-db2aeb @login-265
  Scenario: 265 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "expired"
    Then it is in "qr.expired"
    When method.changed happens
    Then it is in "methods"

  @login-0c7080 @login-266
  Scenario: 266 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When method.changed happens
    Then it is in "methods"

  @login-ec9694 @login-267
  Scenario: 267 from visitor to qr.approved.claiming
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When qr.claimRetried happens
    Then it is in "qr.approved.claiming"

  @login-54f19b @login-268
  Scenario: 268 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-168845 @login-269
  Scenario: 269 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-ca64c1 @login-270
  Scenario: 270 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-c464d0 @login-271
  Scenario: 271 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When account.changed happens
    Then it is in "abandoning"

  @login-29bac3 @login-272
  Scenario: 272 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-25800b @login-275
  Scenario: 275 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"

  @login-9af520 @login-276
  Scenario: 276 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"

  @login-92e50e @login-277
  Scenario: 277 from visitor to choosingAccount.failed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosingAccount.failed"

  @login-f49228 @login-278
  Scenario: 278 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-fd0526 @login-279
  Scenario: 279 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When account.changed happens
    Then it is in "abandoning"
    When account.changed happens
    Then it is in "abandoning"

  @login-153a98 @login-280
  Scenario: 280 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When account.changed happens
    Then it is in "abandoning"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-eea326 @login-281
  Scenario: 281 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When account.changed happens
    Then it is in "abandoning"
    When abandonLogin answers
    Then it is in "identify.editing"

  @login-715f8b @login-282
  Scenario: 282 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When untilLapse has passed
    Then it is in "lapsed"
    When account.changed happens
    Then it is in "abandoning"

  @login-d66ca6 @login-283
  Scenario: 283 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-f00734 @login-284
  Scenario: 284 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When account.changed happens
    Then it is in "abandoning"

  @login-8a7681 @login-285
  Scenario: 285 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-a52262 @login-286
  Scenario: 286 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When account.changed happens
    Then it is in "abandoning"

  @login-0afa11 @login-287
  Scenario: 287 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-4894fe @login-290
  Scenario: 290 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"

  @login-d1018c @login-291
  Scenario: 291 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-e2246b @login-292
  Scenario: 292 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-b91a48 @login-293
  Scenario: 293 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-cc99e2 @login-294
  Scenario: 294 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When account.changed happens
    Then it is in "abandoning"

  @login-da3f82 @login-295
  Scenario: 295 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-65a8f6 @login-296
  Scenario: 296 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-fc553b @login-297
  Scenario: 297 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "qr.approved.unclaimed"
    When method.changed happens
    Then it is in "methods"

  @login-0690da @login-298
  Scenario: 298 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When account.changed happens
    Then it is in "abandoning"

  @login-0932c9 @login-299
  Scenario: 299 from visitor to choosingAccount.opening
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"

  @login-2b3f72 @login-300
  Scenario: 300 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-008e52 @login-301
  Scenario: 301 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-d21117 @login-302
  Scenario: 302 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "choosingAccount.failed"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-459a4e @login-303
  Scenario: 303 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-240c7e @login-304
  Scenario: 304 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When account.changed happens
    Then it is in "abandoning"

  @login-a8bef3 @login-305
  Scenario: 305 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-97fd5a @login-306
  Scenario: 306 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "passkey.cancelled"
    When account.changed happens
    Then it is in "abandoning"

  @login-d05ef7 @login-307
  Scenario: 307 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-e3e1bb @login-308
  Scenario: 308 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "passkey.tooMany"
    When account.changed happens
    Then it is in "abandoning"

  @login-b0d061 @login-309
  Scenario: 309 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-b37e06 @login-310
  Scenario: 310 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "passkey.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-b4e427 @login-311
  Scenario: 311 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-2373a1 @login-312
  Scenario: 312 from visitor to twoFactor.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"

  @login-a3e00d @login-313
  Scenario: 313 from visitor to twoFactor.recovering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"

  @login-d4b5a2 @login-314
  Scenario: 314 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When account.changed happens
    Then it is in "abandoning"

  @login-ae17e4 @login-315
  Scenario: 315 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-b8d9f4 @login-316
  Scenario: 316 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.entering.wrong"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-8196f6 @login-317
  Scenario: 317 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-5577e3 @login-318
  Scenario: 318 from visitor to twoFactor.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"

  @login-5557e3 @login-319
  Scenario: 319 from visitor to twoFactor.recovering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"

  @login-97869e @login-320
  Scenario: 320 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When account.changed happens
    Then it is in "abandoning"

  @login-debea5 @login-321
  Scenario: 321 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-1584a4 @login-322
  Scenario: 322 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.entering.used"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-fe1208 @login-323
  Scenario: 323 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-603cb8 @login-324
  Scenario: 324 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When account.changed happens
    Then it is in "abandoning"

  @login-b882c2 @login-325
  Scenario: 325 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-fe42a9 @login-326
  Scenario: 326 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-6c3959 @login-327
  Scenario: 327 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"
    When untilRetry has passed
    Then it is in "twoFactor.entering.fresh"

  @login-d321bc @login-328
  Scenario: 328 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-d9970d @login-329
  Scenario: 329 from visitor to twoFactor.verifying
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"

  @login-04dd13 @login-330
  Scenario: 330 from visitor to twoFactor.recovering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"

  @login-fa220e @login-331
  Scenario: 331 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-12cf54 @login-332
  Scenario: 332 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a6f9ad @login-333
  Scenario: 333 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.entering.failed"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-9f1947 @login-334
  Scenario: 334 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-eb5591 @login-335
  Scenario: 335 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When account.changed happens
    Then it is in "abandoning"

  @login-8e4b74 @login-336
  Scenario: 336 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-2bb946 @login-338
  Scenario: 338 from visitor to suspended
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-3cbbeb @login-339
  Scenario: 339 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"lapsed"}
    Then it is in "lapsed"

  @login-c6c290 @login-340
  Scenario: 340 from visitor to twoFactor.tooMany
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "twoFactor.tooMany"

  @login-ae128c @login-341
  Scenario: 341 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-02ef9b @login-342
  Scenario: 342 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When method.changed happens
    Then it is in "twoFactor.entering.fresh"

  @login-06d11f @login-343
  Scenario: 343 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When passkey.chosen happens
    Then it is in "passkey.asking"
    When askPasskey answers {"ok":true,"assertion":{"id":"credential-1"}}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "passkey.refused"
    When account.changed happens
    Then it is in "abandoning"

  @login-a69a5e @login-344
  Scenario: 344 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-0e125a @login-345
  Scenario: 345 from visitor to twoFactor.verifyingRecovery
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"

  @login-0da70c @login-346
  Scenario: 346 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-91bccb @login-347
  Scenario: 347 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When account.changed happens
    Then it is in "abandoning"

  @login-ea3911 @login-348
  Scenario: 348 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-620849 @login-349
  Scenario: 349 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"wrong"}
    Then it is in "twoFactor.recovering.wrong"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-ff977b @login-350
  Scenario: 350 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-b03347 @login-351
  Scenario: 351 from visitor to twoFactor.verifyingRecovery
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"

  @login-3f8425 @login-352
  Scenario: 352 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-48f2a2 @login-353
  Scenario: 353 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When account.changed happens
    Then it is in "abandoning"

  @login-e7510c @login-354
  Scenario: 354 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-b2ca86 @login-355
  Scenario: 355 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":false,"failure":"used"}
    Then it is in "twoFactor.recovering.used"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-27cca7 @login-356
  Scenario: 356 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-5bb5d2 @login-357
  Scenario: 357 from visitor to twoFactor.verifyingRecovery
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"

  @login-d8d659 @login-358
  Scenario: 358 from visitor to twoFactor.entering.fresh
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When authenticator.chosen happens
    Then it is in "twoFactor.entering.fresh"

  @login-f2ceb1 @login-359
  Scenario: 359 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When account.changed happens
    Then it is in "abandoning"

  @login-a08e35 @login-360
  Scenario: 360 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-be7a2c @login-361
  Scenario: 361 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "twoFactor.recovering.failed"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-be0907 @login-362
  Scenario: 362 from choosing to choosingAccount.choosing
    Given the login flow with the input "choosing"
    And it is in "choosingAccount.choosing"

  @login-7f083f @login-363
  Scenario: 363 from halfIn to twoFactor.entering.fresh
    Given the login flow with the input "halfIn"
    And it is in "twoFactor.entering.fresh"

  @login-474086 @login-364
  Scenario: 364 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When method.changed happens
    Then it is in "identify.editing"

  @login-bd4e71 @login-365
  Scenario: 365 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When account.changed happens
    Then it is in "identify.editing"

  @login-820be5 @login-366
  Scenario: 366 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-b250de @login-368
  Scenario: 368 from linked to suspended
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-8a378f @login-369
  Scenario: 369 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When link.resendRequested happens
    Then it is in "identify.editing"

  @login-9be4a2 @login-370
  Scenario: 370 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"expired"}
    Then it is in "magicLink.expired"
    When method.changed happens
    Then it is in "identify.editing"

  @login-c207b2 @login-371
  Scenario: 371 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When link.resendRequested happens
    Then it is in "identify.editing"

  @login-8a16af @login-372
  Scenario: 372 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When method.changed happens
    Then it is in "identify.editing"

  @login-facdcf @login-373
  Scenario: 373 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When account.changed happens
    Then it is in "identify.editing"

  @login-dd066f @login-374
  Scenario: 374 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"used"}
    Then it is in "magicLink.used"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-5621a9 @login-375
  Scenario: 375 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When method.changed happens
    Then it is in "identify.editing"

  @login-1440ab @login-376
  Scenario: 376 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When account.changed happens
    Then it is in "identify.editing"

  @login-0323d4 @login-377
  Scenario: 377 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-893301 @login-378
  Scenario: 378 from linked to magicLink.unredeemed
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "magicLink.blocked"
    When untilRetry has passed
    Then it is in "magicLink.unredeemed"

  @login-2dc945 @login-379
  Scenario: 379 from linked to magicLink.redeeming
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When link.retried happens
    Then it is in "magicLink.redeeming"

  @login-8815c0 @login-380
  Scenario: 380 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When method.changed happens
    Then it is in "identify.editing"

  @login-076478 @login-381
  Scenario: 381 from linked to identify.editing
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When account.changed happens
    Then it is in "identify.editing"

  @login-494672 @login-382
  Scenario: 382 from linked to cancelled
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "magicLink.unredeemed"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-6ac7b6 @login-383
  Scenario: 383 from waiting to identify.editing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When account.changed happens
    Then it is in "identify.editing"

  @login-22d7db @login-384
  Scenario: 384 from waiting to cancelled
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-5a62c6 @login-385
  Scenario: 385 from waiting to twoFactor.entering.fresh
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],"expires_at":"2026-01…
    Then it is in "twoFactor.entering.fresh"

  @login-02a700 @login-386
  Scenario: 386 from waiting to choosingAccount.choosing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11…
    Then it is in "choosingAccount.choosing"

  @login-56191e @login-388
  Scenario: 388 from waiting to identify.editing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"none","user":null,"pending":null,"now":"2026-01-10T09:00:00Z"}
    Then it is in "identify.editing"

  @login-2d688f @login-389
  Scenario: 389 from waiting to identify.editing
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "identify.editing"

  @login-57d756 @login-390
  Scenario: 390 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When method.changed happens
    Then it is in "identify.editing"

  @login-a622ae @login-391
  Scenario: 391 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When account.changed happens
    Then it is in "identify.editing"

  @login-631d22 @login-392
  Scenario: 392 from returned to cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a2365b @login-394
  Scenario: 394 from returned to social.cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"cancelled"}
    Then it is in "social.cancelled"

  @login-3a8655 @login-395
  Scenario: 395 from returned to suspended
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"

  @login-92f976 @login-396
  Scenario: 396 from returned to social.tooMany
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "social.tooMany"

  @login-302ebf @login-397
  Scenario: 397 from returned to social.failed
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "social.failed"

  @login-68e784 @login-398
  Scenario: 398 from returned to social.redirecting
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-e9ddd7 @login-399
  Scenario: 399 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When method.changed happens
    Then it is in "identify.editing"

  @login-a4d32b @login-400
  Scenario: 400 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When account.changed happens
    Then it is in "identify.editing"

  @login-15ae98 @login-401
  Scenario: 401 from returned to cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"invalidCredentials"}
    Then it is in "social.invalidCredentials"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-37bba6 @login-402
  Scenario: 402 from returned to social.redirecting
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When social.retried happens
    Then it is in "social.redirecting"

  @login-ef9577 @login-403
  Scenario: 403 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When method.changed happens
    Then it is in "identify.editing"

  @login-ee7f77 @login-404
  Scenario: 404 from returned to identify.editing
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When account.changed happens
    Then it is in "identify.editing"

  @login-159cff @login-405
  Scenario: 405 from returned to cancelled
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":false,"failure":"accountExists"}
    Then it is in "social.accountExists"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-a53317 @login-406
  Scenario: 406 from visitor to choosingAccount.opening
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"

  @login-7480ca @login-407
  Scenario: 407 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-565c3b @login-408
  Scenario: 408 from visitor to lapsed
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":false,"failure":"suspended"}
    Then it is in "choosingAccount.suspended"
    When untilLapse has passed
    Then it is in "lapsed"

  @login-93b391 @login-409
  Scenario: 409 from visitor to abandoning
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":false,"failure":"suspended"}
    Then it is in "suspended"
    When account.changed happens
    Then it is in "abandoning"

  @login-1fa5cf @login-410
  Scenario: 410 from visitor to methods
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"

  @login-bafa98 @login-411
  Scenario: 411 from visitor to identify.invalidEmail
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalidEmail"

  @login-fb8da4 @login-412
  Scenario: 412 from visitor to identify.readingPhone
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"

  @login-11c536 @login-413
  Scenario: 413 from visitor to qr.loading
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When qr.chosen happens
    Then it is in "qr.loading"

  @login-943c2c @login-414
  Scenario: 414 from visitor to social.redirecting
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When social.chosen happens with {"provider":"google"}
    Then it is in "social.redirecting"

  @login-956f3d @login-415
  Scenario: 415 from visitor to passkey.asking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When passkey.chosen happens
    Then it is in "passkey.asking"

  @login-85c7d9 @login-416
  Scenario: 416 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When account.changed happens
    Then it is in "identify.editing"

  @login-48d0bc @login-417
  Scenario: 417 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When login.cancelled happens
    Then it is in "cancelled"

  @login-de2bd0 @login-418
  Scenario: 418 from visitor to passkey.checking
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When phone.submitted happens with {"text":"917 123 4567","countryCode":"ph"}
    Then it is in "identify.readingPhone"
    When readPhone answers {"ok":false,"failure":"phone.tooFewDigits"}
    Then it is in "identify.invalidPhone"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"

  @login-aa9148 @login-419
  Scenario: 419 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When offerPasskey answers {"id":"credential-1"}
    Then it is in "passkey.checking"
    When checkPasskey answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-05f0eb @login-420
  Scenario: 420 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-122ad6 @login-421
  Scenario: 421 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When watchMagicLink answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-4175ba @login-422
  Scenario: 422 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When qr.chosen happens
    Then it is in "qr.loading"
    When createQr answers {"ok":true,"qr":{"text":"https://waymark.test/qr","expires_at":"2026-01-10T09:02:00Z"}}
    Then it is in "qr.showing"
    When watchShown answers "approved"
    Then it is in "qr.approved.claiming"
    When claimQr answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-813d93 @login-423
  Scenario: 423 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When code.chosen happens
    Then it is in "code.sending"
    When requestCode answers {"ok":true,"challenge":{"challenge_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","expires_at":"2026-01-10T09:10:00Z","rese…
    Then it is in "code.entering.answer.fresh" and "code.entering.resend.coolingDown"
    When code.submitted happens with {"code":"123456"}
    Then it is in "code.verifying"
    When verifyCode answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-95d602 @login-424
  Scenario: 424 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When link.chosen happens
    Then it is in "magicLink.sending"
    When requestMagicLink answers {"ok":true,"link":{"expires_at":"2026-01-10T09:10:00Z","resend_at":"2026-01-10T09:01:00Z"}}
    Then it is in "magicLink.sent.coolingDown"
    When untilLinkResend has passed
    Then it is in "magicLink.sent.resendable"
    When watchMagicLink answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-c2394a @login-425
  Scenario: 425 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-94bbc0 @login-426
  Scenario: 426 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"choosingAccount","accounts":[{"id":"0b6e7c1e-2f0a-4…
    Then it is in "choosingAccount.choosing"
    When accountChoice.made happens with {"accountId":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11"}
    Then it is in "choosingAccount.opening"
    When chooseAccount answers {"ok":true,"session":{"kind":"recruiter","user":{"active_key":2,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name…
    Then it is in "done"

  @login-5b6230 @login-427
  Scenario: 427 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When secondFactor.submitted happens with {"code":"654321"}
    Then it is in "twoFactor.verifying"
    When verifyCodeOfTwo answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-d7433b @login-428
  Scenario: 428 from visitor to done
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"
    When password.chosen happens
    Then it is in "password.entering"
    When password.submitted happens with {"password":"waymark-demo-1"}
    Then it is in "password.checking"
    When checkPassword answers {"ok":true,"session":{"kind":"guest","user":null,"pending":{"step":"twoFactor","methods":["totp","recovery","passkey"],…
    Then it is in "twoFactor.entering.fresh"
    When recovery.chosen happens
    Then it is in "twoFactor.recovering.fresh"
    When recovery.submitted happens with {"recoveryCode":"k3vd-9x2m"}
    Then it is in "twoFactor.verifyingRecovery"
    When verifyRecoveryCode answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-ee1588 @login-429
  Scenario: 429 from linked to done
    Given the login flow with the input "linked"
    And it is in "magicLink.redeeming"
    When redeemMagicLink answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"

  @login-6ff20d @login-430
  Scenario: 430 from waiting to done
    Given the login flow with the input "waiting"
    And it is in "resuming"
    When resumeLogin answers {"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Rey…
    Then it is in "done"

  @login-2b13f3 @login-431
  Scenario: 431 from returned to done
    Given the login flow with the input "returned"
    And it is in "social.returning"
    When finishSocial answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "done"
