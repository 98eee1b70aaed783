@sessionAssurance
Feature: Session assurance
  What was shown of who sits at a browser, and what that allows. The server runs it for every call that grants, raises, renews or ends a session, so that no route does so by itself.

  @sessionAssurance-09d447 @sessionAssurance-1
  Scenario: 1 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "signedIn.proven"

  @sessionAssurance-e1ec7c @sessionAssurance-2
  Scenario: 2 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"passkey","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "signedIn.proven"

  @sessionAssurance-6fa458 @sessionAssurance-3
  Scenario: 3 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"code","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":true,"hasSecondFactor":false}
    Then it is in "anonymous.none"

  @sessionAssurance-78980c @sessionAssurance-4
  Scenario: 4 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"qr","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-c9dff8 @sessionAssurance-5
  Scenario: 5 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"qr","provenAt":"2026-03-02T04:00:00Z","isLenderLive":false,"isSuspended":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-fce46b @sessionAssurance-6
  Scenario: 6 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"qr","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":true,"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-979ee2 @sessionAssurance-7
  Scenario: 7 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When proof.required happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-4c0e71 @sessionAssurance-8
  Scenario: 8 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When identity.proven happens with {"method":"password","at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-68ff76 @sessionAssurance-9
  Scenario: 9 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When address.proven happens with {"isFirst":true,"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-9e05eb @sessionAssurance-10
  Scenario: 10 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When password.reset happens with {"isFirst":true,"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-6d4d4c @sessionAssurance-11
  Scenario: 11 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When password.reset happens with {"isFirst":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-dc9ba9 @sessionAssurance-12
  Scenario: 12 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When password.changed happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-11877a @sessionAssurance-13
  Scenario: 13 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When others.ended happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-30afe0 @sessionAssurance-14
  Scenario: 14 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-f75ee3 @sessionAssurance-15
  Scenario: 15 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "signedIn.proven"

  @sessionAssurance-bfed0e @sessionAssurance-16
  Scenario: 16 from visit to identified.choosingAccount
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When account.identified happens with {"method":"code","accounts":2,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "identified.choosingAccount"

  @sessionAssurance-a83f6b @sessionAssurance-17
  Scenario: 17 from visit to identified.secondFactor
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "identified.secondFactor"

  @sessionAssurance-de7c4e @sessionAssurance-18
  Scenario: 18 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When account.identified happens with {"method":"passkey","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "signedIn.proven"

  @sessionAssurance-cfae69 @sessionAssurance-19
  Scenario: 19 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When session.lent happens with {"method":"qr","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-250a86 @sessionAssurance-20
  Scenario: 20 from visit to signedIn.authenticated
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"

  @sessionAssurance-1ccd52 @sessionAssurance-21
  Scenario: 21 from visit to anonymous.guest
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When session.used happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"

  @sessionAssurance-719107 @sessionAssurance-22
  Scenario: 22 from visit to ended
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.guest"
    When session.ended happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "ended"

  @sessionAssurance-a16eb9 @sessionAssurance-23
  Scenario: 23 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When guest.began happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-c93627 @sessionAssurance-24
  Scenario: 24 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-5d9414 @sessionAssurance-25
  Scenario: 25 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "signedIn.proven"

  @sessionAssurance-a5867e @sessionAssurance-26
  Scenario: 26 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When account.identified happens with {"method":"code","accounts":2,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "signedIn.proven"

  @sessionAssurance-4d83fe @sessionAssurance-27
  Scenario: 27 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "signedIn.proven"

  @sessionAssurance-6aee09 @sessionAssurance-28
  Scenario: 28 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When account.identified happens with {"method":"passkey","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "signedIn.proven"

  @sessionAssurance-1806c4 @sessionAssurance-29
  Scenario: 29 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When account.identified happens with {"method":"code","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":true,"hasSecondFactor":false}
    Then it is in "signedIn.proven"

  @sessionAssurance-dd5b09 @sessionAssurance-30
  Scenario: 30 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When session.lent happens with {"method":"qr","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-aa16b4 @sessionAssurance-31
  Scenario: 31 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.proven"

  @sessionAssurance-67034b @sessionAssurance-32
  Scenario: 32 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When session.lent happens with {"method":"qr","provenAt":"2026-03-02T04:00:00Z","isLenderLive":false,"isSuspended":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-978901 @sessionAssurance-33
  Scenario: 33 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When session.lent happens with {"method":"qr","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":true,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-c51931 @sessionAssurance-34
  Scenario: 34 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When proof.required happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-482e78 @sessionAssurance-35
  Scenario: 35 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When identity.proven happens with {"method":"password","at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-f0d79a @sessionAssurance-36
  Scenario: 36 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When address.proven happens with {"isFirst":true,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-05d77e @sessionAssurance-37
  Scenario: 37 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When password.changed happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-f73fb1 @sessionAssurance-38
  Scenario: 38 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When others.ended happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-7ac6e9 @sessionAssurance-39
  Scenario: 39 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When session.used happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-440b54 @sessionAssurance-40
  Scenario: 40 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When answer.repeated happens with {"isUnheard":true,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-18174b @sessionAssurance-41
  Scenario: 41 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When answer.repeated happens with {"isUnheard":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-4d8aaa @sessionAssurance-42
  Scenario: 42 from visit to signedIn.authenticated
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When time.passed happens with {"at":"2026-03-02T04:20:00Z"}
    Then it is in "signedIn.authenticated"

  @sessionAssurance-7b661c @sessionAssurance-43
  Scenario: 43 from visit to ended
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When time.passed happens with {"at":"2026-10-02T04:00:00Z"}
    Then it is in "ended"

  @sessionAssurance-9d169e @sessionAssurance-44
  Scenario: 44 from visit to ended
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When session.ended happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "ended"

  @sessionAssurance-952b9b @sessionAssurance-45
  Scenario: 45 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"code","accounts":2,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "identified.choosingAccount"
    When account.chosen happens with {"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "signedIn.proven"

  @sessionAssurance-7b0e3a @sessionAssurance-46
  Scenario: 46 from visit to identified.secondFactor
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"code","accounts":2,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "identified.choosingAccount"
    When account.chosen happens with {"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "identified.secondFactor"

  @sessionAssurance-79116b @sessionAssurance-47
  Scenario: 47 from visit to identified.choosingAccount
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"code","accounts":2,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "identified.choosingAccount"
    When account.chosen happens with {"at":"2026-03-02T04:00:00Z","isSuspended":true,"hasSecondFactor":false}
    Then it is in "identified.choosingAccount"

  @sessionAssurance-a9ce2f @sessionAssurance-48
  Scenario: 48 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"code","accounts":2,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "identified.choosingAccount"
    When login.abandoned happens
    Then it is in "anonymous.none"

  @sessionAssurance-123084 @sessionAssurance-49
  Scenario: 49 from visit to identified.choosingAccount
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"code","accounts":2,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":false}
    Then it is in "identified.choosingAccount"
    When proof.required happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "identified.choosingAccount"

  @sessionAssurance-1b4fff @sessionAssurance-50
  Scenario: 50 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "identified.secondFactor"
    When secondFactor.passed happens with {"isSuspended":false,"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-b98f2d @sessionAssurance-51
  Scenario: 51 from visit to identified.secondFactor
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "identified.secondFactor"
    When secondFactor.passed happens with {"isSuspended":true,"at":"2026-03-02T04:00:00Z"}
    Then it is in "identified.secondFactor"

  @sessionAssurance-a6415a @sessionAssurance-52
  Scenario: 52 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.identified happens with {"method":"password","accounts":1,"at":"2026-03-02T04:00:00Z","isSuspended":false,"hasSecondFactor":true}
    Then it is in "identified.secondFactor"
    When login.abandoned happens
    Then it is in "anonymous.none"

  @sessionAssurance-b6c03b @sessionAssurance-53
  Scenario: 53 from visit to signedIn.authenticated
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When proof.required happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.authenticated"

  @sessionAssurance-3d728a @sessionAssurance-54
  Scenario: 54 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When identity.proven happens with {"method":"password","at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-2e9dc8 @sessionAssurance-55
  Scenario: 55 from visit to signedIn.authenticated
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When password.changed happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.authenticated"

  @sessionAssurance-57e1da @sessionAssurance-56
  Scenario: 56 from visit to signedIn.authenticated
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When others.ended happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.authenticated"

  @sessionAssurance-18f9c7 @sessionAssurance-57
  Scenario: 57 from visit to ended
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When time.passed happens with {"at":"2026-10-02T04:00:00Z"}
    Then it is in "ended"

  @sessionAssurance-eb40f9 @sessionAssurance-58
  Scenario: 58 from visit to ended
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When session.ended happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "ended"

  @sessionAssurance-9915f8 @sessionAssurance-59
  Scenario: 59 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When address.changed happens with {"askedAt":"2026-03-02T04:00:00Z","at":"2026-03-02T04:00:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-c0cbd7 @sessionAssurance-60
  Scenario: 60 from visit to anonymous.none
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When address.changed happens with {"askedAt":"2026-03-02T04:20:00Z","at":"2026-03-02T04:20:00Z"}
    Then it is in "anonymous.none"

  @sessionAssurance-f5c0cc @sessionAssurance-61
  Scenario: 61 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When address.changed happens with {"askedAt":"2026-03-02T04:00:00Z","at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-1458d7 @sessionAssurance-62
  Scenario: 62 from visit to signedIn.proven
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When account.registered happens with {"at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.proven"
    When address.changed happens with {"askedAt":"2026-03-02T04:20:00Z","at":"2026-03-02T04:20:00Z"}
    Then it is in "signedIn.proven"

  @sessionAssurance-214fbc @sessionAssurance-63
  Scenario: 63 from visit to signedIn.authenticated
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When address.changed happens with {"askedAt":"2026-03-02T04:00:00Z","at":"2026-03-02T04:00:00Z"}
    Then it is in "signedIn.authenticated"

  @sessionAssurance-c1b2fe @sessionAssurance-64
  Scenario: 64 from visit to signedIn.authenticated
    Given the sessionAssurance flow with the input "visit"
    And it is in "anonymous.none"
    When session.lent happens with {"method":"handoff","provenAt":"2026-03-02T04:00:00Z","isLenderLive":true,"isSuspended":false,"at":"2026-03-02T04:20:00…
    Then it is in "signedIn.authenticated"
    When address.changed happens with {"askedAt":"2026-03-02T04:20:00Z","at":"2026-03-02T04:20:00Z"}
    Then it is in "signedIn.authenticated"
