@pendingEmail
Feature: A new e-mail address that waits
  Shows the new address whose letter is not answered yet, sends the letter again, or calls the change off.

  @pendingEmail-037486 @pendingEmail-1
  Scenario: 1 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When readPending answers "new@example.com"
    Then it is in "waiting.idle"

  @pendingEmail-135e59 @pendingEmail-2
  Scenario: 2 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-40eaec @pendingEmail-3
  Scenario: 3 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When readPending answers null
    Then it is in "none.idle"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-85e9c4 @pendingEmail-4
  Scenario: 4 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When readPending fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unread"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-c1ff31 @pendingEmail-5
  Scenario: 5 from seeker to loading
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When readPending fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unread"
    When load.retried happens
    Then it is in "loading"

  @pendingEmail-945483 @pendingEmail-6
  Scenario: 6 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-92bedf @pendingEmail-7
  Scenario: 7 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When change.cancelled happens
    Then it is in "cancelling"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-4eff4f @pendingEmail-8
  Scenario: 8 from seeker to waiting.failed
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When change.cancelled happens
    Then it is in "cancelling"
    When cancelChange fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "waiting.failed"

  @pendingEmail-f7142a @pendingEmail-9
  Scenario: 9 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":true}
    Then it is in "waiting.resent"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-9ff9a4 @pendingEmail-10
  Scenario: 10 from seeker to resending
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":true}
    Then it is in "waiting.resent"
    When letter.resendRequested happens
    Then it is in "resending"

  @pendingEmail-ebf64c @pendingEmail-11
  Scenario: 11 from seeker to cancelling
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":true}
    Then it is in "waiting.resent"
    When change.cancelled happens
    Then it is in "cancelling"

  @pendingEmail-19101e @pendingEmail-12
  Scenario: 12 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-0bde2d @pendingEmail-13
  Scenario: 13 from seeker to resending
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "resending"

  @pendingEmail-8568c2 @pendingEmail-14
  Scenario: 14 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "waiting.idle"

  @pendingEmail-fac7b5 @pendingEmail-15
  Scenario: 15 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"tooMany"}
    Then it is in "waiting.tooMany"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-f4a2b5 @pendingEmail-16
  Scenario: 16 from seeker to resending
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"tooMany"}
    Then it is in "waiting.tooMany"
    When letter.resendRequested happens
    Then it is in "resending"

  @pendingEmail-a36215 @pendingEmail-17
  Scenario: 17 from seeker to cancelling
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"tooMany"}
    Then it is in "waiting.tooMany"
    When change.cancelled happens
    Then it is in "cancelling"

  @pendingEmail-33faa9 @pendingEmail-18
  Scenario: 18 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"taken"}
    Then it is in "waiting.taken"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-194963 @pendingEmail-19
  Scenario: 19 from seeker to resending
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"taken"}
    Then it is in "waiting.taken"
    When letter.resendRequested happens
    Then it is in "resending"

  @pendingEmail-34e2cd @pendingEmail-20
  Scenario: 20 from seeker to cancelling
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"taken"}
    Then it is in "waiting.taken"
    When change.cancelled happens
    Then it is in "cancelling"

  @pendingEmail-05fedd @pendingEmail-21
  Scenario: 21 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"notSent"}
    Then it is in "waiting.notSent"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-5064e5 @pendingEmail-22
  Scenario: 22 from seeker to resending
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"notSent"}
    Then it is in "waiting.notSent"
    When letter.resendRequested happens
    Then it is in "resending"

  @pendingEmail-917608 @pendingEmail-23
  Scenario: 23 from seeker to cancelling
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter answers {"ok":false,"failure":"notSent"}
    Then it is in "waiting.notSent"
    When change.cancelled happens
    Then it is in "cancelling"

  @pendingEmail-f8aaab @pendingEmail-24
  Scenario: 24 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "waiting.failed"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"

  @pendingEmail-c5a13a @pendingEmail-25
  Scenario: 25 from seeker to resending
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "waiting.failed"
    When letter.resendRequested happens
    Then it is in "resending"

  @pendingEmail-afe42f @pendingEmail-26
  Scenario: 26 from seeker to cancelling
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When letter.resendRequested happens
    Then it is in "resending"
    When resendLetter fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "waiting.failed"
    When change.cancelled happens
    Then it is in "cancelling"

  @pendingEmail-87fa6b @pendingEmail-27
  Scenario: 27 from seeker to waiting.idle
    Given the pendingEmail flow with the input "seeker"
    And it is in "loading"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
    When change.cancelled happens
    Then it is in "cancelling"
    When cancelChange answers
    Then it is in "none.cancelled"
    When address.awaited happens with {"email":"new@example.com"}
    Then it is in "waiting.idle"
