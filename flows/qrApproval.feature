@qrApproval
Feature: Approve a login by QR code
  On the logged-in phone that scanned a QR code: says which device asks to be let in, and lets it in or keeps it out.

  @qrApproval-b1303a @qrApproval-1
  Scenario: 1 from member to expired
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":false,"failure":"expired"}
    Then it is in "expired"

  @qrApproval-8f0e22 @qrApproval-2
  Scenario: 2 from member to used
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":false,"failure":"used"}
    Then it is in "used"

  @qrApproval-8e368b @qrApproval-3
  Scenario: 3 from member to unknown
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":false,"failure":"unknown"}
    Then it is in "unknown"

  @qrApproval-411033 @qrApproval-4
  Scenario: 4 from member to expired
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When untilExpiry has passed
    Then it is in "expired"

  @qrApproval-0ec4ba @qrApproval-5
  Scenario: 5 from member to scanned
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unread"
    When scan.retried happens
    Then it is in "scanned"

  @qrApproval-db85f4 @qrApproval-6
  Scenario: 6 from member to approved
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin answers {"ok":true}
    Then it is in "approved"

  @qrApproval-2118d0 @qrApproval-7
  Scenario: 7 from member to expired
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin answers {"ok":false,"failure":"expired"}
    Then it is in "expired"

  @qrApproval-94900d @qrApproval-8
  Scenario: 8 from member to used
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin answers {"ok":false,"failure":"used"}
    Then it is in "used"

  @qrApproval-cf7060 @qrApproval-9
  Scenario: 9 from member to unknown
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin answers {"ok":false,"failure":"unknown"}
    Then it is in "unknown"

  @qrApproval-d5ae77 @qrApproval-10
  Scenario: 10 from member to denied
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.denied happens
    Then it is in "denying"
    When denyLogin answers {"ok":true}
    Then it is in "denied"

  @qrApproval-a9b26f @qrApproval-11
  Scenario: 11 from member to expired
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.denied happens
    Then it is in "denying"
    When denyLogin answers {"ok":false,"failure":"expired"}
    Then it is in "expired"

  @qrApproval-f5cfdf @qrApproval-12
  Scenario: 12 from member to used
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.denied happens
    Then it is in "denying"
    When denyLogin answers {"ok":false,"failure":"used"}
    Then it is in "used"

  @qrApproval-df874c @qrApproval-13
  Scenario: 13 from member to unknown
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.denied happens
    Then it is in "denying"
    When denyLogin answers {"ok":false,"failure":"unknown"}
    Then it is in "unknown"

  @qrApproval-c5860d @qrApproval-14
  Scenario: 14 from member to confirming.failed
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.denied happens
    Then it is in "denying"
    When denyLogin fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"

  @qrApproval-756f97 @qrApproval-15
  Scenario: 15 from member to approving
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When login.approved happens
    Then it is in "approving"

  @qrApproval-4b6b9e @qrApproval-16
  Scenario: 16 from member to denying
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When login.denied happens
    Then it is in "denying"

  @qrApproval-9aa983 @qrApproval-17
  Scenario: 17 from member to expired
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When untilExpiry has passed
    Then it is in "expired"

  @qrApproval-84983c @qrApproval-18
  Scenario: 18 from guest to signedOut
    Given the qrApproval flow with the input "guest"
    And it is in "signedOut"

  @qrApproval-9b828d @qrApproval-19
  Scenario: 19 from bare to unknown
    Given the qrApproval flow with the input "bare"
    And it is in "unknown"

  @qrApproval-2abaff @qrApproval-20
  Scenario: 20 from member to approving
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "approving"

  @qrApproval-16f214 @qrApproval-21
  Scenario: 21 from member to confirming.asked
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "confirming.asked"

  @qrApproval-0ab7f2 @qrApproval-22
  Scenario: 22 from member to expired
    Given the qrApproval flow with the input "member"
    And it is in "scanned"
    When scanCode answers {"ok":true,"asking":{"device":{"browser":"Firefox","system":"Windows"},"isSameNetwork":true,"expiresAt":"2026-01-10T09:…
    Then it is in "confirming.asked"
    When login.approved happens
    Then it is in "approving"
    When approveLogin answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When untilExpiry has passed
    Then it is in "expired"
