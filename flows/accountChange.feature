@accountChange
Feature: Change the account
  Changes the e-mail address or password, gives a copy of everything, or deletes the account, each after a proof of who one is.

  @accountChange-fc1efa @accountChange-1
  Scenario: 1 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"

  @accountChange-9398e7 @accountChange-2
  Scenario: 2 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-cbfba4 @accountChange-3
  Scenario: 3 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-05ff11 @accountChange-4
  Scenario: 4 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"

  @accountChange-58d9b8 @accountChange-5
  Scenario: 5 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"

  @accountChange-8740ba @accountChange-6
  Scenario: 6 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"

  @accountChange-d67989 @accountChange-7
  Scenario: 7 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"

  @accountChange-1e460e @accountChange-8
  Scenario: 8 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @accountChange-221966 @accountChange-9
  Scenario: 9 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"

  @accountChange-a445e7 @accountChange-10
  Scenario: 10 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"

  @accountChange-0230a7 @accountChange-11
  Scenario: 11 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"

  @accountChange-15db4d @accountChange-12
  Scenario: 12 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"

  @accountChange-51c174 @accountChange-13
  Scenario: 13 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-d26b40 @accountChange-14
  Scenario: 14 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"

  @accountChange-4dd3ed @accountChange-15
  Scenario: 15 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"

  @accountChange-952986 @accountChange-16
  Scenario: 16 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"

  @accountChange-90e018 @accountChange-17
  Scenario: 17 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"

  @accountChange-2a3c4f @accountChange-18
  Scenario: 18 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @accountChange-c14c53 @accountChange-19
  Scenario: 19 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @accountChange-b0a2ce @accountChange-20
  Scenario: 20 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":true}
    Then it is in "saved"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-352c02 @accountChange-23
  Scenario: 23 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-ef4039 @accountChange-24
  Scenario: 24 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-1c12ea @accountChange-25
  Scenario: 25 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-ebed62 @accountChange-26
  Scenario: 26 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-898ec7 @accountChange-27
  Scenario: 27 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-c117ed @accountChange-28
  Scenario: 28 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-ef4b29 @accountChange-29
  Scenario: 29 from seeker to proving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"

  @accountChange-96862b @accountChange-30
  Scenario: 30 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":true}
    Then it is in "saved"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-0bb6d8 @accountChange-33
  Scenario: 33 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-ca3b44 @accountChange-34
  Scenario: 34 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-f99265 @accountChange-35
  Scenario: 35 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-e23799 @accountChange-36
  Scenario: 36 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-669c0b @accountChange-37
  Scenario: 37 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-ed5f16 @accountChange-38
  Scenario: 38 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-fadd9d @accountChange-39
  Scenario: 39 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":true}
    Then it is in "saved"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-0459f4 @accountChange-42
  Scenario: 42 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-c57fb7 @accountChange-43
  Scenario: 43 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-2ea959 @accountChange-44
  Scenario: 44 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-47ce6c @accountChange-45
  Scenario: 45 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-f43d39 @accountChange-46
  Scenario: 46 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-de019d @accountChange-47
  Scenario: 47 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-0b6c10 @accountChange-48
  Scenario: 48 from seeker to leaving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":true}
    Then it is in "saved"
    When change.dismissed happens
    Then it is in "leaving"

  @accountChange-2c000a @accountChange-51
  Scenario: 51 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-3b772e @accountChange-52
  Scenario: 52 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"tooMany"}
    Then it is in "editing.tooMany"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-94c57b @accountChange-53
  Scenario: 53 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-ce1392 @accountChange-54
  Scenario: 54 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"notSent"}
    Then it is in "editing.notSent"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-027cfb @accountChange-55
  Scenario: 55 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-b288ed @accountChange-56
  Scenario: 56 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-3f9af6 @accountChange-65
  Scenario: 65 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-2e0d97 @accountChange-66
  Scenario: 66 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"export"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-3b796b @accountChange-67
  Scenario: 67 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-d8bb62 @accountChange-68
  Scenario: 68 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"email"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-482b81 @accountChange-69
  Scenario: 69 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-08cc45 @accountChange-70
  Scenario: 70 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"password"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.dismissed happens
    Then it is in "closed"

  @accountChange-bc4145 @accountChange-71
  Scenario: 71 from seeker to saving
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"

  @accountChange-3292e6 @accountChange-72
  Scenario: 72 from seeker to closed
    Given the accountChange flow with the input "seeker"
    And it is in "closed"
    When change.requested happens with {"what":"deletion"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "editing.fresh"
    When change.submitted happens with {"values":{"email":"new@example.com","newPassword":"another horse 22","confirmation":"ana@example.com"}}
    Then it is in "saving"
    When makeChange answers {"ok":false,"failure":"invalid","fields":{"email":["This Email address has been used."],"new_password":["Use at least 8…
    Then it is in "editing.invalid"
    When change.dismissed happens
    Then it is in "closed"
