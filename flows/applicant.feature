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

  @applicant-d03948 @applicant-57
  Scenario: 57 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-847c97 @applicant-58
  Scenario: 58 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.abandoned happens
    Then it is in "shown.calm.reading"

  @applicant-45c03b @applicant-59
  Scenario: 59 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":null}
    Then it is in "shown.calm.reading"

  @applicant-655a6b @applicant-60
  Scenario: 60 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest answers {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"Ana Reyes","headline":"…
    Then it is in "shown.calm.reading"

  @applicant-1a00f9 @applicant-61
  Scenario: 61 from application to shown.inChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":true,"chatId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.inChat"

  @applicant-589125 @applicant-62
  Scenario: 62 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":false,"failure":"notAllowedNow"}
    Then it is in "loading"

  @applicant-54ab18 @applicant-63
  Scenario: 63 from application to shown.calm.undone
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"

  @applicant-08abd9 @applicant-64
  Scenario: 64 from application to shown.confirmingAccept
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

  @applicant-915371 @applicant-65
  Scenario: 65 from application to shown.declining
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

  @applicant-a28224 @applicant-66
  Scenario: 66 from application to shown.markingInterest
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

  @applicant-e333f1 @applicant-67
  Scenario: 67 from application to shown.openingChat
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

  @applicant-ea3055 @applicant-68
  Scenario: 68 from application to loading
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

  @applicant-322278 @applicant-69
  Scenario: 69 from application to shown.markingInterest
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

  @applicant-e61229 @applicant-70
  Scenario: 70 from application to shown.openingChat
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

  @applicant-1569ab @applicant-71
  Scenario: 71 from application to loading
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

  @applicant-559321 @applicant-72
  Scenario: 72 from application to shown.markingInterest
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

  @applicant-ff59b3 @applicant-73
  Scenario: 73 from application to loading
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

  @applicant-97bc0f @applicant-74
  Scenario: 74 from application to shown.calm.reading
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

  @applicant-38d7ca @applicant-75
  Scenario: 75 from application to shown.accepting
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

  @applicant-25d84a @applicant-76
  Scenario: 76 from application to shown.accepting
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

  @applicant-6f34b6 @applicant-77
  Scenario: 77 from application to shown.calm.reading
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

  @applicant-9d2497 @applicant-78
  Scenario: 78 from application to shown.confirmingAccept
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

  @applicant-c27538 @applicant-79
  Scenario: 79 from application to shown.declining
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

  @applicant-0cb008 @applicant-80
  Scenario: 80 from application to shown.confirmingAccept
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

  @applicant-be6bfc @applicant-81
  Scenario: 81 from application to shown.declining
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

  @applicant-60ce13 @applicant-82
  Scenario: 82 from application to shown.openingChat
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
