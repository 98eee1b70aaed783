@login
Feature: Log in
  Signs a job seeker in with a password or a one-time code by e-mail, and knows where to go then.

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
    Then it is in "identify.invalid"
    When email.submitted happens with {"email":"ana@example.com"}
    Then it is in "methods"

  @login-9b4f19 @login-6
  Scenario: 6 from visitor to identify.invalid
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalid"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalid"

  @login-b1dbae @login-7
  Scenario: 7 from visitor to identify.editing
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalid"
    When account.changed happens
    Then it is in "identify.editing"

  @login-151d9b @login-8
  Scenario: 8 from visitor to cancelled
    Given the login flow with the input "visitor"
    And it is in "identify.editing"
    When email.submitted happens with {"email":"ana"}
    Then it is in "identify.invalid"
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

  @login-0a2780 @login-19
  Scenario: 19 from visitor to done
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

  @login-fe91d5 @login-35
  Scenario: 35 from visitor to identify.editing
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
    When account.changed happens
    Then it is in "identify.editing"

  @login-a3d88e @login-36
  Scenario: 36 from visitor to cancelled
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

  @login-e4aa0c @login-48
  Scenario: 48 from visitor to done
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
