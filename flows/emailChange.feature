@emailChange
Feature: Confirm a new email address
  Follows the link in the email to a new address, in a session of the account and after a recent proof.

  @emailChange-6a8235 @emailChange-1
  Scenario: 1 from member to changed
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":true,"email":"new@example.com"}
    Then it is in "changed"

  @emailChange-116b5f @emailChange-2
  Scenario: 2 from member to signedOut
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":false,"failure":"signedOut"}
    Then it is in "signedOut"

  @emailChange-2c8f0c @emailChange-3
  Scenario: 3 from member to used
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":false,"failure":"used"}
    Then it is in "used"

  @emailChange-048b1c @emailChange-4
  Scenario: 4 from member to expired
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":false,"failure":"expired"}
    Then it is in "expired"

  @emailChange-1f2341 @emailChange-5
  Scenario: 5 from member to unknown
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":false,"failure":"unknown"}
    Then it is in "unknown"

  @emailChange-71fd20 @emailChange-6
  Scenario: 6 from member to taken
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":false,"failure":"taken"}
    Then it is in "taken"

  @emailChange-887fd9 @emailChange-7
  Scenario: 7 from member to changing
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "changing"

  @emailChange-b0cbb6 @emailChange-8
  Scenario: 8 from member to changing
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When change.retried happens
    Then it is in "changing"

  @emailChange-f8f64b @emailChange-9
  Scenario: 9 from member to changing
    Given the emailChange flow with the input "member"
    And it is in "changing"
    When changeEmail answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "unproven"
    When change.retried happens
    Then it is in "changing"

  @emailChange-84983c @emailChange-10
  Scenario: 10 from guest to signedOut
    Given the emailChange flow with the input "guest"
    And it is in "signedOut"

  @emailChange-9b828d @emailChange-11
  Scenario: 11 from bare to unknown
    Given the emailChange flow with the input "bare"
    And it is in "unknown"
