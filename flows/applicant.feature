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

  @applicant-70ff82 @applicant-109
  Scenario: 109 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-32ae5f @applicant-110
  Scenario: 110 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.abandoned happens
    Then it is in "shown.calm.reading"

  @applicant-002605 @applicant-111
  Scenario: 111 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":null}
    Then it is in "shown.calm.reading"

  @applicant-861c13 @applicant-112
  Scenario: 112 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest answers {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"Ana Reyes","headline":"…
    Then it is in "shown.calm.reading"

  @applicant-05e2c4 @applicant-113
  Scenario: 113 from application to shown.inChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":true,"chatId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.inChat"

  @applicant-94f15e @applicant-114
  Scenario: 114 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":false,"failure":"notAllowedNow"}
    Then it is in "loading"

  @applicant-ee98c5 @applicant-115
  Scenario: 115 from application to shown.calm.undone
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"

  @applicant-de9685 @applicant-116
  Scenario: 116 from application to shown.confirmingAccept
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

  @applicant-bfb3fb @applicant-117
  Scenario: 117 from application to shown.declining
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

  @applicant-a54d86 @applicant-118
  Scenario: 118 from application to shown.markingInterest
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

  @applicant-0ba50e @applicant-119
  Scenario: 119 from application to shown.openingChat
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

  @applicant-d08445 @applicant-120
  Scenario: 120 from application to loading
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

  @applicant-d95405 @applicant-121
  Scenario: 121 from application to shown.markingInterest
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

  @applicant-c71e60 @applicant-122
  Scenario: 122 from application to shown.openingChat
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

  @applicant-afc4e5 @applicant-123
  Scenario: 123 from application to loading
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

  @applicant-7220c5 @applicant-124
  Scenario: 124 from application to shown.markingInterest
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

  @applicant-07d739 @applicant-125
  Scenario: 125 from application to loading
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

  @applicant-ae476a @applicant-126
  Scenario: 126 from application to shown.calm.reading
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

  @applicant-7ac88a @applicant-127
  Scenario: 127 from application to shown.accepting
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

  @applicant-9aa3bc @applicant-128
  Scenario: 128 from application to shown.accepting
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

  @applicant-67de8c @applicant-129
  Scenario: 129 from application to shown.calm.reading
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

  @applicant-1d5e51 @applicant-130
  Scenario: 130 from application to shown.confirmingAccept
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

  @applicant-637810 @applicant-131
  Scenario: 131 from application to shown.declining
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

  @applicant-708aa2 @applicant-132
  Scenario: 132 from application to shown.confirmingAccept
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

  @applicant-983473 @applicant-133
  Scenario: 133 from application to shown.declining
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

  @applicant-c97039 @applicant-134
  Scenario: 134 from application to shown.openingChat
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
