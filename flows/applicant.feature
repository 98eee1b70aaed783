@applicant
Feature: One applicant
  Lets who hires read one application, talk to who sent it, and accept or decline it.

  @applicant-892652 @applicant-1
  Scenario: 1 from application to gone
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":false,"failure":"notFound"}
    Then it is in "gone"

  @applicant-c95850 @applicant-3
  Scenario: 3 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading"

  @applicant-fa3f33 @applicant-4
  Scenario: 4 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading"

  @applicant-e4de72 @applicant-5
  Scenario: 5 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading"

  @applicant-7f7ec4 @applicant-83
  Scenario: 83 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-e8de27 @applicant-84
  Scenario: 84 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.abandoned happens
    Then it is in "shown.calm.reading"

  @applicant-1a6cf1 @applicant-85
  Scenario: 85 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":null}
    Then it is in "shown.calm.reading"

  @applicant-1ef558 @applicant-86
  Scenario: 86 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest answers {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"Ana Reyes","headline":"…
    Then it is in "shown.calm.reading"

  @applicant-09df14 @applicant-87
  Scenario: 87 from application to shown.inChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":true,"chatId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.inChat"

  @applicant-edaea7 @applicant-88
  Scenario: 88 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":false,"failure":"notAllowedNow"}
    Then it is in "loading"

  @applicant-5587b8 @applicant-89
  Scenario: 89 from application to shown.calm.undone
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"

  @applicant-48bf45 @applicant-90
  Scenario: 90 from application to shown.confirmingAccept
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"

  @applicant-f97d36 @applicant-91
  Scenario: 91 from application to shown.declining
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"
    When decline.requested happens
    Then it is in "shown.declining"

  @applicant-7cbffe @applicant-92
  Scenario: 92 from application to shown.markingInterest
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"
    When interest.toggled happens
    Then it is in "shown.markingInterest"

  @applicant-fca76e @applicant-93
  Scenario: 93 from application to shown.openingChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"
    When chat.requested happens
    Then it is in "shown.openingChat"

  @applicant-fdbbac @applicant-94
  Scenario: 94 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-e61b01 @applicant-95
  Scenario: 95 from application to shown.markingInterest
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.decided"
    When interest.toggled happens
    Then it is in "shown.markingInterest"

  @applicant-401194 @applicant-96
  Scenario: 96 from application to shown.openingChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.decided"
    When chat.requested happens
    Then it is in "shown.openingChat"

  @applicant-0d08bb @applicant-97
  Scenario: 97 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.decided"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-0fd4c1 @applicant-98
  Scenario: 98 from application to shown.markingInterest
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant answers {"ok":false,"failure":"notAllowedNow","applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"S…
    Then it is in "shown.calm.refused"
    When interest.toggled happens
    Then it is in "shown.markingInterest"

  @applicant-0a25e5 @applicant-99
  Scenario: 99 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant answers {"ok":false,"failure":"notAllowedNow","applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"S…
    Then it is in "shown.calm.refused"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-94220f @applicant-100
  Scenario: 100 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "shown.acceptOffline"
    When accept.abandoned happens
    Then it is in "shown.calm.reading"

  @applicant-724555 @applicant-101
  Scenario: 101 from application to shown.accepting
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "shown.acceptOffline"
    When waitToAccept answers
    Then it is in "shown.accepting"

  @applicant-1d63a2 @applicant-102
  Scenario: 102 from application to shown.accepting
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.acceptFailed"
    When accept.retried happens
    Then it is in "shown.accepting"

  @applicant-076339 @applicant-103
  Scenario: 103 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.confirmed happens with {"note":"Welcome!"}
    Then it is in "shown.accepting"
    When acceptApplicant fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.acceptFailed"
    When accept.abandoned happens
    Then it is in "shown.calm.reading"

  @applicant-aaf986 @applicant-104
  Scenario: 104 from application to shown.confirmingAccept
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":{"declined":["9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"],"settled":[]}}
    Then it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.decided"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"

  @applicant-834b28 @applicant-105
  Scenario: 105 from application to shown.declining
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":{"declined":["9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"],"settled":[]}}
    Then it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.decided"
    When decline.requested happens
    Then it is in "shown.declining"

  @applicant-c5ccd0 @applicant-106
  Scenario: 106 from application to shown.confirmingAccept
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":{"declined":[],"settled":["9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"]}}
    Then it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.refused"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"

  @applicant-ce8eee @applicant-107
  Scenario: 107 from application to shown.declining
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":{"declined":[],"settled":["9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"]}}
    Then it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.refused"
    When decline.requested happens
    Then it is in "shown.declining"

  @applicant-4ec558 @applicant-108
  Scenario: 108 from application to shown.openingChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":{"declined":[],"settled":["9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"]}}
    Then it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.refused"
    When chat.requested happens
    Then it is in "shown.openingChat"
