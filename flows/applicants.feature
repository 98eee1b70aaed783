@applicants
Feature: Applicants
  Shows a company who applied, those who must be answered first on top, and declines several together.

  @applicants-17d0c5 @applicants-1
  Scenario: 1 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-4b0f94 @applicants-2
  Scenario: 2 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-0d5d7a @applicants-3
  Scenario: 3 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicants.changed happens
    Then it is in "loading"

  @applicants-dedff1 @applicants-4
  Scenario: 4 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[],"counts":{"pending":0,"viewed":0,"communicating":0,"interview":0,"accepted":0,"notAc…
    Then it is in "empty"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-47441c @applicants-5
  Scenario: 5 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[],"counts":{"pending":0,"viewed":0,"communicating":0,"interview":0,"accepted":0,"notAc…
    Then it is in "empty"
    When applicants.changed happens
    Then it is in "loading"

  @applicants-6955a9 @applicants-6
  Scenario: 6 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":false,"failure":"notFound"}
    Then it is in "gone"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-e306d7 @applicants-7
  Scenario: 7 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-45bf40 @applicants-8
  Scenario: 8 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading"

  @applicants-79f861 @applicants-9
  Scenario: 9 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading"

  @applicants-42c39c @applicants-10
  Scenario: 10 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-8427eb @applicants-11
  Scenario: 11 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading"

  @applicants-a49184 @applicants-12
  Scenario: 12 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-5461a3 @applicants-13
  Scenario: 13 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.browsing"

  @applicants-0c0d7f @applicants-14
  Scenario: 14 from everything to ready.selecting
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"

  @applicants-dc10cd @applicants-15
  Scenario: 15 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When selection.cleared happens
    Then it is in "ready.browsing"

  @applicants-3da98c @applicants-16
  Scenario: 16 from everything to ready.selecting
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"

  @applicants-847599 @applicants-17
  Scenario: 17 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.browsing"

  @applicants-35e3a2 @applicants-18
  Scenario: 18 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When decline.requested happens
    Then it is in "ready.declining"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","page":1}}
    Then it is in "loading"

  @applicants-9ba695 @applicants-19
  Scenario: 19 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When decline.requested happens
    Then it is in "ready.declining"
    When decline.finished happens with {"outcome":{"declined":["9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"],"settled":[]}}
    Then it is in "loading"

  @applicants-bb250d @applicants-20
  Scenario: 20 from everything to ready.selecting
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When decline.requested happens
    Then it is in "ready.declining"
    When decline.finished happens with {"outcome":null}
    Then it is in "ready.selecting"
