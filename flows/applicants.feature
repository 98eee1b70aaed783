@applicants
Feature: Applicants
  Shows a company who applied, those who must be answered first on top, and declines several together.

  @applicants-47441c @applicants-5
  Scenario: 5 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[],"counts":{"pending":0,"viewed":0,"communicating":0,"interview":0,"accepted":0,"notAc…
    Then it is in "empty"
    When applicants.changed happens
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

  @applicants-8427eb @applicants-11
  Scenario: 11 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading"

  @applicants-194c0f @applicants-22
  Scenario: 22 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicants.changed happens
    Then it is in "loading"

  @applicants-18f9ea @applicants-24
  Scenario: 24 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.browsing"

  @applicants-696d98 @applicants-25
  Scenario: 25 from everything to ready.selecting
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"

  @applicants-28b995 @applicants-26
  Scenario: 26 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When selection.cleared happens
    Then it is in "ready.browsing"

  @applicants-7b0f06 @applicants-27
  Scenario: 27 from everything to ready.selecting
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"

  @applicants-34476f @applicants-28
  Scenario: 28 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.browsing"

  @applicants-c026a9 @applicants-30
  Scenario: 30 from everything to loading
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

  @applicants-3714ee @applicants-31
  Scenario: 31 from everything to ready.selecting
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

  @applicants-deb2cc @applicants-32
  Scenario: 32 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-6a7faa @applicants-33
  Scenario: 33 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-2bd6d8 @applicants-34
  Scenario: 34 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[],"counts":{"pending":0,"viewed":0,"communicating":0,"interview":0,"accepted":0,"notAc…
    Then it is in "empty"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-edcc75 @applicants-35
  Scenario: 35 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":false,"failure":"notFound"}
    Then it is in "gone"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-393200 @applicants-36
  Scenario: 36 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-73e4e6 @applicants-37
  Scenario: 37 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-5f23e8 @applicants-38
  Scenario: 38 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-6f51d0 @applicants-39
  Scenario: 39 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When decline.requested happens
    Then it is in "ready.declining"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"
