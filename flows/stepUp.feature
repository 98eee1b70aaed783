@stepUp
Feature: Prove it is you
  Asks again who one is before a way in changes: by the second factor where it is on, else by password or mailed code.

  @stepUp-937e0b @stepUp-1
  Scenario: 1 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-5bc68e @stepUp-2
  Scenario: 2 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":true,"methods":["password","code"]}
    Then it is in "proven"

  @stepUp-ef458b @stepUp-3
  Scenario: 3 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-fd9e5a @stepUp-4
  Scenario: 4 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-534a91 @stepUp-5
  Scenario: 5 from member to unsent
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsent"

  @stepUp-44c494 @stepUp-6
  Scenario: 6 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-45ef29 @stepUp-7
  Scenario: 7 from member to learning
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.retried happens
    Then it is in "learning"

  @stepUp-f5a950 @stepUp-8
  Scenario: 8 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-65d8b9 @stepUp-9
  Scenario: 9 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When method.changed happens
    Then it is in "sending"

  @stepUp-945518 @stepUp-10
  Scenario: 10 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-03e5a9 @stepUp-11
  Scenario: 11 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":true}
    Then it is in "proven"

  @stepUp-0d44bd @stepUp-12
  Scenario: 12 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-cf06f2 @stepUp-13
  Scenario: 13 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-569693 @stepUp-14
  Scenario: 14 from member to unsent
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsent"

  @stepUp-e44129 @stepUp-15
  Scenario: 15 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-0d927f @stepUp-16
  Scenario: 16 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-3a5b51 @stepUp-17
  Scenario: 17 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-79690f @stepUp-18
  Scenario: 18 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-39ea9b @stepUp-19
  Scenario: 19 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "sending"

  @stepUp-917ef7 @stepUp-20
  Scenario: 20 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-057d83 @stepUp-21
  Scenario: 21 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":true}
    Then it is in "proven"

  @stepUp-22e3cf @stepUp-22
  Scenario: 22 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-2010fe @stepUp-23
  Scenario: 23 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When method.changed happens
    Then it is in "sending"

  @stepUp-9172e4 @stepUp-24
  Scenario: 24 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-989db8 @stepUp-25
  Scenario: 25 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-94859a @stepUp-26
  Scenario: 26 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When method.changed happens
    Then it is in "sending"

  @stepUp-2d324a @stepUp-27
  Scenario: 27 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-146df0 @stepUp-28
  Scenario: 28 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When method.changed happens
    Then it is in "sending"

  @stepUp-44dff6 @stepUp-29
  Scenario: 29 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-dafdd0 @stepUp-30
  Scenario: 30 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":true,"methods":["password","code"]}
    Then it is in "proven"

  @stepUp-32e746 @stepUp-31
  Scenario: 31 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"

  @stepUp-81b8ed @stepUp-32
  Scenario: 32 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"

  @stepUp-708f47 @stepUp-33
  Scenario: 33 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"

  @stepUp-f8b7f2 @stepUp-34
  Scenario: 34 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When method.changed happens
    Then it is in "sending"

  @stepUp-12be5e @stepUp-35
  Scenario: 35 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-185bea @stepUp-36
  Scenario: 36 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "asking.fresh"

  @stepUp-dbad7c @stepUp-37
  Scenario: 37 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-d707cc @stepUp-38
  Scenario: 38 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When method.changed happens
    Then it is in "sending"

  @stepUp-fb1e0a @stepUp-39
  Scenario: 39 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-d84699 @stepUp-40
  Scenario: 40 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-40f90a @stepUp-41
  Scenario: 41 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-f1fee8 @stepUp-42
  Scenario: 42 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-761101 @stepUp-43
  Scenario: 43 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-a0d8fe @stepUp-44
  Scenario: 44 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-c270ec @stepUp-45
  Scenario: 45 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-b2cc76 @stepUp-46
  Scenario: 46 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "sending"

  @stepUp-ab9b8c @stepUp-47
  Scenario: 47 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-cb904c @stepUp-48
  Scenario: 48 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":true}
    Then it is in "proven"

  @stepUp-bf40d0 @stepUp-49
  Scenario: 49 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-3dd5f1 @stepUp-50
  Scenario: 50 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"

  @stepUp-653990 @stepUp-51
  Scenario: 51 from member to unsent
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsent"

  @stepUp-a89b3f @stepUp-52
  Scenario: 52 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-b64716 @stepUp-53
  Scenario: 53 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-b2743e @stepUp-54
  Scenario: 54 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-3ba8ac @stepUp-55
  Scenario: 55 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-222ca4 @stepUp-56
  Scenario: 56 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-7fdef3 @stepUp-57
  Scenario: 57 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":true,"methods":["password","code"]}
    Then it is in "proven"

  @stepUp-436f2a @stepUp-58
  Scenario: 58 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"

  @stepUp-b242f1 @stepUp-59
  Scenario: 59 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"

  @stepUp-b22c61 @stepUp-60
  Scenario: 60 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"

  @stepUp-5281d9 @stepUp-61
  Scenario: 61 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-0d075e @stepUp-62
  Scenario: 62 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "asking.fresh"

  @stepUp-05ba9d @stepUp-63
  Scenario: 63 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-4e2146 @stepUp-64
  Scenario: 64 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-e2817b @stepUp-65
  Scenario: 65 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When method.changed happens
    Then it is in "sending"

  @stepUp-15fe3b @stepUp-66
  Scenario: 66 from member to learning
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.retried happens
    Then it is in "learning"

  @stepUp-b289d6 @stepUp-67
  Scenario: 67 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-2d8317 @stepUp-68
  Scenario: 68 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-43a2c0 @stepUp-69
  Scenario: 69 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-692a89 @stepUp-70
  Scenario: 70 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":true}
    Then it is in "proven"

  @stepUp-8b50de @stepUp-71
  Scenario: 71 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-07a836 @stepUp-72
  Scenario: 72 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-73e2a0 @stepUp-73
  Scenario: 73 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"

  @stepUp-4474dc @stepUp-74
  Scenario: 74 from member to unsent
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsent"

  @stepUp-54a5b6 @stepUp-75
  Scenario: 75 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"

  @stepUp-3cc3c8 @stepUp-76
  Scenario: 76 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-6f7558 @stepUp-77
  Scenario: 77 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-cb20c9 @stepUp-78
  Scenario: 78 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-59ae3d @stepUp-79
  Scenario: 79 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-e3cfdf @stepUp-80
  Scenario: 80 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-945cb3 @stepUp-81
  Scenario: 81 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-bf80c3 @stepUp-82
  Scenario: 82 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-55441c @stepUp-83
  Scenario: 83 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-842fc3 @stepUp-84
  Scenario: 84 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":true,"methods":["password","code"]}
    Then it is in "proven"

  @stepUp-ba0f08 @stepUp-85
  Scenario: 85 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"

  @stepUp-9b5fd0 @stepUp-86
  Scenario: 86 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"

  @stepUp-c8fb46 @stepUp-87
  Scenario: 87 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-958eec @stepUp-88
  Scenario: 88 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "sending"

  @stepUp-33d187 @stepUp-89
  Scenario: 89 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-e73cbf @stepUp-90
  Scenario: 90 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-6667d1 @stepUp-91
  Scenario: 91 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-7dc40a @stepUp-92
  Scenario: 92 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-8fa72b @stepUp-93
  Scenario: 93 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-d808d0 @stepUp-94
  Scenario: 94 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-cafd1d @stepUp-95
  Scenario: 95 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-37acf2 @stepUp-96
  Scenario: 96 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-8ec52a @stepUp-97
  Scenario: 97 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When untilRetry has passed
    Then it is in "asking.fresh"

  @stepUp-cac1d2 @stepUp-98
  Scenario: 98 from member to learning
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.retried happens
    Then it is in "learning"

  @stepUp-a234f5 @stepUp-99
  Scenario: 99 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-2aefc3 @stepUp-100
  Scenario: 100 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-b11eb2 @stepUp-101
  Scenario: 101 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-5e07ab @stepUp-102
  Scenario: 102 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-b81733 @stepUp-103
  Scenario: 103 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-f21098 @stepUp-104
  Scenario: 104 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-16c183 @stepUp-105
  Scenario: 105 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-853578 @stepUp-106
  Scenario: 106 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-e199ab @stepUp-107
  Scenario: 107 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-6e00b6 @stepUp-108
  Scenario: 108 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-214382 @stepUp-109
  Scenario: 109 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-d62d8c @stepUp-110
  Scenario: 110 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":true,"methods":["password","code"]}
    Then it is in "proven"

  @stepUp-8a63d5 @stepUp-111
  Scenario: 111 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"

  @stepUp-e72d84 @stepUp-112
  Scenario: 112 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"

  @stepUp-76d426 @stepUp-113
  Scenario: 113 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"

  @stepUp-1e4713 @stepUp-114
  Scenario: 114 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-acc6ed @stepUp-115
  Scenario: 115 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-067832 @stepUp-116
  Scenario: 116 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "sending"

  @stepUp-0ad888 @stepUp-117
  Scenario: 117 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-602300 @stepUp-118
  Scenario: 118 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-a04c82 @stepUp-119
  Scenario: 119 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-fde8ff @stepUp-120
  Scenario: 120 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-d84c4a @stepUp-121
  Scenario: 121 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-f8c403 @stepUp-122
  Scenario: 122 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-26a120 @stepUp-123
  Scenario: 123 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"notSent"}
    Then it is in "unsent"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-84e7ea @stepUp-124
  Scenario: 124 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-7a0b0d @stepUp-125
  Scenario: 125 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When code.resendRequested happens
    Then it is in "sending"

  @stepUp-2db589 @stepUp-126
  Scenario: 126 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-7e2162 @stepUp-127
  Scenario: 127 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-5d64f9 @stepUp-128
  Scenario: 128 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When code.resendRequested happens
    Then it is in "sending"
    When sendProofCode answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "asking.early"
    When untilRetry has passed
    Then it is in "asking.fresh"

  @stepUp-9e92bd @stepUp-129
  Scenario: 129 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When method.changed happens
    Then it is in "sending"

  @stepUp-64e043 @stepUp-130
  Scenario: 130 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-5c949a @stepUp-131
  Scenario: 131 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":true}
    Then it is in "proven"

  @stepUp-f109ae @stepUp-132
  Scenario: 132 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-8b2974 @stepUp-133
  Scenario: 133 from member to learning
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.retried happens
    Then it is in "learning"

  @stepUp-6bd7bf @stepUp-134
  Scenario: 134 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-d2af59 @stepUp-135
  Scenario: 135 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-ca61ac @stepUp-136
  Scenario: 136 from member to learning
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.retried happens
    Then it is in "learning"

  @stepUp-4d17ba @stepUp-137
  Scenario: 137 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-bc3dc7 @stepUp-138
  Scenario: 138 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-3c5eba @stepUp-139
  Scenario: 139 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When method.changed happens
    Then it is in "sending"

  @stepUp-806c8c @stepUp-140
  Scenario: 140 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-a1f6e2 @stepUp-141
  Scenario: 141 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-55355f @stepUp-142
  Scenario: 142 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When method.changed happens
    Then it is in "sending"

  @stepUp-e3266f @stepUp-143
  Scenario: 143 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-a591a8 @stepUp-144
  Scenario: 144 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When method.changed happens
    Then it is in "sending"

  @stepUp-95c92c @stepUp-145
  Scenario: 145 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-ff57c9 @stepUp-146
  Scenario: 146 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":true,"methods":["password","code"]}
    Then it is in "proven"

  @stepUp-8e640f @stepUp-147
  Scenario: 147 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"

  @stepUp-1a019f @stepUp-148
  Scenario: 148 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"

  @stepUp-9e1120 @stepUp-149
  Scenario: 149 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"

  @stepUp-11180d @stepUp-150
  Scenario: 150 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When method.changed happens
    Then it is in "sending"

  @stepUp-229b24 @stepUp-151
  Scenario: 151 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-ffe8d6 @stepUp-152
  Scenario: 152 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "asking.fresh"

  @stepUp-c0653f @stepUp-153
  Scenario: 153 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-c8e652 @stepUp-154
  Scenario: 154 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When method.changed happens
    Then it is in "sending"

  @stepUp-9bf927 @stepUp-155
  Scenario: 155 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-c5771a @stepUp-156
  Scenario: 156 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-189473 @stepUp-157
  Scenario: 157 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":true}
    Then it is in "proven"

  @stepUp-d5477e @stepUp-158
  Scenario: 158 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When method.changed happens
    Then it is in "sending"

  @stepUp-89920e @stepUp-159
  Scenario: 159 from member to learning
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.retried happens
    Then it is in "learning"

  @stepUp-060e00 @stepUp-160
  Scenario: 160 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-0a5e43 @stepUp-161
  Scenario: 161 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-5e669d @stepUp-162
  Scenario: 162 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"wrong"}
    Then it is in "asking.wrong"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-de240f @stepUp-163
  Scenario: 163 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-01e56d @stepUp-164
  Scenario: 164 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"expired"}
    Then it is in "asking.expired"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-16f8c0 @stepUp-165
  Scenario: 165 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-5879d7 @stepUp-166
  Scenario: 166 from member to proven
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":true,"methods":["password","code"]}
    Then it is in "proven"

  @stepUp-5c9b29 @stepUp-167
  Scenario: 167 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"

  @stepUp-d6c1e1 @stepUp-168
  Scenario: 168 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"

  @stepUp-597965 @stepUp-169
  Scenario: 169 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"

  @stepUp-cd5450 @stepUp-170
  Scenario: 170 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-dae0e9 @stepUp-171
  Scenario: 171 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "tooMany"
    When untilRetry has passed
    Then it is in "asking.fresh"

  @stepUp-e3927f @stepUp-172
  Scenario: 172 from member to checking
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"

  @stepUp-1c9214 @stepUp-173
  Scenario: 173 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-f51b89 @stepUp-174
  Scenario: 174 from member to learning
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.retried happens
    Then it is in "learning"

  @stepUp-e6636d @stepUp-175
  Scenario: 175 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unlearned"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-38c61e @stepUp-176
  Scenario: 176 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-18786f @stepUp-177
  Scenario: 177 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-e65f98 @stepUp-178
  Scenario: 178 from member to unprovable
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When leaveToSignIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unprovable"

  @stepUp-9855cb @stepUp-179
  Scenario: 179 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When method.changed happens
    Then it is in "sending"

  @stepUp-5921c9 @stepUp-180
  Scenario: 180 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-cd61be @stepUp-181
  Scenario: 181 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-f51523 @stepUp-182
  Scenario: 182 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When method.changed happens
    Then it is in "sending"

  @stepUp-11c94d @stepUp-183
  Scenario: 183 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-66b158 @stepUp-184
  Scenario: 184 from member to unprovable
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When leaveToSignIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unprovable"

  @stepUp-c43c70 @stepUp-185
  Scenario: 185 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-cdd592 @stepUp-186
  Scenario: 186 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-c4e71e @stepUp-187
  Scenario: 187 from member to unprovable
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When leaveToSignIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unprovable"

  @stepUp-760c27 @stepUp-188
  Scenario: 188 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-080ddf @stepUp-189
  Scenario: 189 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-2f0685 @stepUp-190
  Scenario: 190 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-3c1751 @stepUp-191
  Scenario: 191 from member to unprovable
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When leaveToSignIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unprovable"

  @stepUp-12fb9e @stepUp-192
  Scenario: 192 from member to asking.fresh
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When method.changed happens
    Then it is in "asking.fresh"

  @stepUp-f189dd @stepUp-193
  Scenario: 193 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-3cc99c @stepUp-194
  Scenario: 194 from member to unprovable
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When leaveToSignIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unprovable"

  @stepUp-9e0a3a @stepUp-195
  Scenario: 195 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When method.changed happens
    Then it is in "sending"

  @stepUp-00ec56 @stepUp-196
  Scenario: 196 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-7297b3 @stepUp-197
  Scenario: 197 from member to sending
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When method.changed happens
    Then it is in "sending"

  @stepUp-4b750a @stepUp-198
  Scenario: 198 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-831923 @stepUp-199
  Scenario: 199 from member to unprovable
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["password","code"]}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When method.changed happens
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When leaveToSignIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unprovable"

  @stepUp-eb9dab @stepUp-200
  Scenario: 200 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-56a38d @stepUp-201
  Scenario: 201 from member to abandoned
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When proof.dismissed happens
    Then it is in "abandoned"

  @stepUp-ff39be @stepUp-202
  Scenario: 202 from member to unprovable
    Given the stepUp flow with the input "member"
    And it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["code"]}
    Then it is in "sending"
    When sendProofCode answers {"ok":true,"challengeId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":["totp"]}
    Then it is in "asking.fresh"
    When proof.submitted happens with {"text":"123456"}
    Then it is in "checking"
    When checkProof answers {"ok":false,"failure":"changed"}
    Then it is in "learning"
    When learnProof answers {"isFresh":false,"methods":[]}
    Then it is in "unprovable"
    When login.requested happens
    Then it is in "leaving"
    When leaveToSignIn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unprovable"
