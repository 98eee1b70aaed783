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

  @applicants-deb2cc @applicants-32
  Scenario: 32 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
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

  @applicants-66461e @applicants-51
  Scenario: 51 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-0b7023 @applicants-52
  Scenario: 52 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicants.changed happens
    Then it is in "loading"

  @applicants-cf6d7d @applicants-53
  Scenario: 53 from everything to loading
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When url.changed happens with {"view":{"jobId":null,"stage":"viewed","name":"","isVerified":false,"page":1}}
    Then it is in "loading"

  @applicants-cd002a @applicants-54
  Scenario: 54 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.browsing"

  @applicants-0c02af @applicants-55
  Scenario: 55 from everything to ready.selecting
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"

  @applicants-5768c9 @applicants-56
  Scenario: 56 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"
    When selection.cleared happens
    Then it is in "ready.browsing"

  @applicants-38498a @applicants-57
  Scenario: 57 from everything to ready.selecting
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10"}
    Then it is in "ready.selecting"

  @applicants-8aa549 @applicants-58
  Scenario: 58 from everything to ready.browsing
    Given the applicants flow with the input "everything"
    And it is in "loading"
    When listApplicants answers {"ok":true,"list":{"applicants":[{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"title":"Senior Accountant"…
    Then it is in "ready.browsing"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.selecting"
    When applicant.toggled happens with {"id":"1c3b2d57-52a5-4a2c-8f8b-7c5b2f9f1d11"}
    Then it is in "ready.browsing"

  @applicants-ec91a6 @applicants-59
  Scenario: 59 from everything to loading
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

  @applicants-196817 @applicants-60
  Scenario: 60 from everything to loading
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

  @applicants-224f83 @applicants-61
  Scenario: 61 from everything to ready.selecting
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
