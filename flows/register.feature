@register
Feature: Register
  Makes a job seeker’s account and leads to the wizard, or back to where they came from.

  @register-47d5be @register-3
  Scenario: 3 from visitor to submitting
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"

  @register-b6307e @register-4
  Scenario: 4 from visitor to submitting
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"

  @register-89f022 @register-5
  Scenario: 5 from visitor to submitting
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"

  @register-eb3bbf @register-6
  Scenario: 6 from visitor to filling
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "filling"

  @register-9d97ae @register-7
  Scenario: 7 from visitor to submitting
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"

  @register-d7afa1 @register-8
  Scenario: 8 from seeker to already
    Given the register flow with the input "seeker"
    And it is in "already"

  @register-284e15 @register-12
  Scenario: 12 from visitor to submitting
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":false,"failure":"phoneFault","fault":"phone.invalid"}
    Then it is in "invalidPhone"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"

  @register-b018ae @register-13
  Scenario: 13 from visitor to already
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "already"

  @register-62689b @register-14
  Scenario: 14 from visitor to done
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "verifyingEmail"
    When emailVerification answers {"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana…
    Then it is in "done"

  @register-e14be9 @register-15
  Scenario: 15 from visitor to done
    Given the register flow with the input "visitor"
    And it is in "filling"
    When details.submitted happens with {"details":{"email":"ana@example.com","password":"waymark-demo-1","first_name":"Ana","last_name":"Reyes","terms_and_con…
    Then it is in "submitting"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "verifyingEmail"
    When emailVerification answers {"user":null}
    Then it is in "done"
