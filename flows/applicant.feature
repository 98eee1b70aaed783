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

  @applicant-bcbf12 @applicant-31
  Scenario: 31 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-d977b0 @applicant-32
  Scenario: 32 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.abandoned happens
    Then it is in "shown.calm.reading"

  @applicant-8618af @applicant-33
  Scenario: 33 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":null}
    Then it is in "shown.calm.reading"

  @applicant-451012 @applicant-34
  Scenario: 34 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest answers {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"Ana Reyes","headline":"…
    Then it is in "shown.calm.reading"

  @applicant-35026b @applicant-35
  Scenario: 35 from application to shown.inChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":true,"chatId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.inChat"

  @applicant-60697e @applicant-36
  Scenario: 36 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":false,"failure":"notAllowedNow"}
    Then it is in "loading"

  @applicant-d9f677 @applicant-37
  Scenario: 37 from application to shown.calm.undone
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"

  @applicant-9b3a53 @applicant-38
  Scenario: 38 from application to shown.confirmingAccept
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

  @applicant-deebf6 @applicant-39
  Scenario: 39 from application to shown.declining
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

  @applicant-3bbd76 @applicant-40
  Scenario: 40 from application to shown.markingInterest
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

  @applicant-c7f8c4 @applicant-41
  Scenario: 41 from application to shown.openingChat
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

  @applicant-2717ae @applicant-42
  Scenario: 42 from application to loading
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

  @applicant-6d826e @applicant-43
  Scenario: 43 from application to shown.markingInterest
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

  @applicant-99c4ec @applicant-44
  Scenario: 44 from application to shown.openingChat
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

  @applicant-9869e8 @applicant-45
  Scenario: 45 from application to loading
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

  @applicant-a1d646 @applicant-46
  Scenario: 46 from application to shown.markingInterest
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

  @applicant-48d4e6 @applicant-47
  Scenario: 47 from application to loading
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

  @applicant-26d1be @applicant-48
  Scenario: 48 from application to shown.calm.reading
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

  @applicant-8c0c0a @applicant-49
  Scenario: 49 from application to shown.accepting
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

  @applicant-7a7770 @applicant-50
  Scenario: 50 from application to shown.accepting
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

  @applicant-acc510 @applicant-51
  Scenario: 51 from application to shown.calm.reading
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

  @applicant-6fe3c9 @applicant-52
  Scenario: 52 from application to shown.confirmingAccept
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

  @applicant-b6c601 @applicant-53
  Scenario: 53 from application to shown.declining
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

  @applicant-ac85f1 @applicant-54
  Scenario: 54 from application to shown.confirmingAccept
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

  @applicant-564d1a @applicant-55
  Scenario: 55 from application to shown.declining
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

  @applicant-5d64e7 @applicant-56
  Scenario: 56 from application to shown.openingChat
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
