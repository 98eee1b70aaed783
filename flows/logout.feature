@logout
Feature: Log out
  Ends the session on the server, then clears what this browser kept of it.

  @logout-72db22 @logout-1
  Scenario: 1 from elsewhere to loggedOut
    Given the logout flow with the input "elsewhere"
    And it is in "revoking"
    When revokeSession answers
    Then it is in "clearing"
    When clearTraces answers
    Then it is in "loggedOut"

  @logout-838c24 @logout-2
  Scenario: 2 from elsewhere to loggedOut
    Given the logout flow with the input "elsewhere"
    And it is in "revoking"
    When revokeSession answers
    Then it is in "clearing"
    When clearTraces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "loggedOut"

  @logout-2f624d @logout-3
  Scenario: 3 from elsewhere to revoking
    Given the logout flow with the input "elsewhere"
    And it is in "revoking"
    When revokeSession fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When logout.retried happens
    Then it is in "revoking"

  @logout-df3745 @logout-4
  Scenario: 4 from elsewhere to stayed
    Given the logout flow with the input "elsewhere"
    And it is in "revoking"
    When revokeSession fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When logout.abandoned happens
    Then it is in "stayed"

  @logout-57de31 @logout-5
  Scenario: 5 from elsewhere to revoking
    Given the logout flow with the input "elsewhere"
    And it is in "revoking"
    When revokeSession fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "revoking"

  @logout-08e6ba @logout-6
  Scenario: 6 from elsewhere to revoking
    Given the logout flow with the input "elsewhere"
    And it is in "revoking"
    When revokeSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When logout.retried happens
    Then it is in "revoking"

  @logout-c792f6 @logout-7
  Scenario: 7 from elsewhere to stayed
    Given the logout flow with the input "elsewhere"
    And it is in "revoking"
    When revokeSession fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When logout.abandoned happens
    Then it is in "stayed"
