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

  @applicant-b62ab2 @applicant-213
  Scenario: 213 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When applicant.changed happens
    Then it is in "loading"

  @applicant-3b1ef7 @applicant-214
  Scenario: 214 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When accept.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.confirmingAccept"
    When accept.abandoned happens
    Then it is in "shown.calm.reading"

  @applicant-3ef022 @applicant-215
  Scenario: 215 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When decline.requested happens
    Then it is in "shown.declining"
    When decline.finished happens with {"outcome":null}
    Then it is in "shown.calm.reading"

  @applicant-80c2f7 @applicant-216
  Scenario: 216 from application to shown.calm.reading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When interest.toggled happens
    Then it is in "shown.markingInterest"
    When markInterest answers {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"Ana Reyes","avatar":nul…
    Then it is in "shown.calm.reading"

  @applicant-536793 @applicant-217
  Scenario: 217 from application to shown.inChat
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":true,"chatId":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "shown.inChat"

  @applicant-63b76e @applicant-218
  Scenario: 218 from application to loading
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat answers {"ok":false,"failure":"notAllowedNow"}
    Then it is in "loading"

  @applicant-d24ac0 @applicant-219
  Scenario: 219 from application to shown.calm.undone
    Given the applicant flow with the input "application"
    And it is in "loading"
    When openApplicant answers {"ok":true,"applicant":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"},"name":"…
    Then it is in "shown.calm.reading"
    When chat.requested happens
    Then it is in "shown.openingChat"
    When openChat fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shown.calm.undone"

  @applicant-dbc890 @applicant-220
  Scenario: 220 from application to shown.confirmingAccept
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

  @applicant-e51602 @applicant-221
  Scenario: 221 from application to shown.declining
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

  @applicant-17aeed @applicant-222
  Scenario: 222 from application to shown.markingInterest
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

  @applicant-e7cb45 @applicant-223
  Scenario: 223 from application to shown.openingChat
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

  @applicant-bf238a @applicant-224
  Scenario: 224 from application to loading
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

  @applicant-66752f @applicant-225
  Scenario: 225 from application to shown.markingInterest
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

  @applicant-e2b669 @applicant-226
  Scenario: 226 from application to shown.openingChat
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

  @applicant-5ad1aa @applicant-227
  Scenario: 227 from application to loading
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

  @applicant-a90237 @applicant-228
  Scenario: 228 from application to shown.markingInterest
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

  @applicant-9b57e3 @applicant-229
  Scenario: 229 from application to loading
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

  @applicant-9f6a3c @applicant-230
  Scenario: 230 from application to shown.calm.reading
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

  @applicant-768f21 @applicant-231
  Scenario: 231 from application to shown.accepting
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

  @applicant-0d6b60 @applicant-232
  Scenario: 232 from application to shown.accepting
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

  @applicant-34d8dd @applicant-233
  Scenario: 233 from application to shown.calm.reading
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

  @applicant-86886f @applicant-234
  Scenario: 234 from application to shown.confirmingAccept
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

  @applicant-89d67f @applicant-235
  Scenario: 235 from application to shown.declining
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

  @applicant-a1a8e7 @applicant-236
  Scenario: 236 from application to shown.confirmingAccept
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

  @applicant-4d2677 @applicant-237
  Scenario: 237 from application to shown.declining
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

  @applicant-ac69de @applicant-238
  Scenario: 238 from application to shown.openingChat
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
