@quickApply
Feature: Quick apply
  Applies without an account: registers on the way, uploads the resume, and submits once or leads to the employer’s site.

  @quickApply-67771d @quickApply-1
  Scenario: 1 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-86f36c @quickApply-2
  Scenario: 2 from phone to details.editing
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-2e1443 @quickApply-3
  Scenario: 3 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-c6afd2 @quickApply-4
  Scenario: 4 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-9cd963 @quickApply-5
  Scenario: 5 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-6b8ec7 @quickApply-6
  Scenario: 6 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-50e9fd @quickApply-7
  Scenario: 7 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-38e860 @quickApply-8
  Scenario: 8 from phone to details.editing
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-66d63b @quickApply-9
  Scenario: 9 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-3fb86a @quickApply-10
  Scenario: 10 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-d9a601 @quickApply-11
  Scenario: 11 from phone to details.editing
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-fea2cb @quickApply-12
  Scenario: 12 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-82fe0b @quickApply-13
  Scenario: 13 from phone to success
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-b27f2b @quickApply-14
  Scenario: 14 from phone to alreadyApplied
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-72b23a @quickApply-15
  Scenario: 15 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-a56b82 @quickApply-16
  Scenario: 16 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-2efa74 @quickApply-17
  Scenario: 17 from phone to listingResumes
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-5f2da1 @quickApply-18
  Scenario: 18 from phone to emailTaken
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-d5fcca @quickApply-19
  Scenario: 19 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-2f1190 @quickApply-20
  Scenario: 20 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-60b4ab @quickApply-21
  Scenario: 21 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-79431b @quickApply-22
  Scenario: 22 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-f99190 @quickApply-23
  Scenario: 23 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-0f1bc2 @quickApply-24
  Scenario: 24 from phone to success
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-067516 @quickApply-25
  Scenario: 25 from phone to alreadyApplied
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-fb007f @quickApply-26
  Scenario: 26 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-52e438 @quickApply-27
  Scenario: 27 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-02640b @quickApply-28
  Scenario: 28 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"

  @quickApply-832cd5 @quickApply-29
  Scenario: 29 from phone to choosingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-9b1c5f @quickApply-30
  Scenario: 30 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-1c6755 @quickApply-31
  Scenario: 31 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-27e751 @quickApply-32
  Scenario: 32 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-afb4f7 @quickApply-33
  Scenario: 33 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-59d92b @quickApply-34
  Scenario: 34 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-311844 @quickApply-35
  Scenario: 35 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-fa0db7 @quickApply-36
  Scenario: 36 from questions to details.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-629919 @quickApply-37
  Scenario: 37 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-29e4a9 @quickApply-38
  Scenario: 38 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-7a6d9c @quickApply-39
  Scenario: 39 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-f624f8 @quickApply-40
  Scenario: 40 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-64c530 @quickApply-41
  Scenario: 41 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-445551 @quickApply-42
  Scenario: 42 from questions to details.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-a85eb3 @quickApply-43
  Scenario: 43 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-a8a9b9 @quickApply-44
  Scenario: 44 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-0e7530 @quickApply-45
  Scenario: 45 from questions to details.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-2f87ae @quickApply-46
  Scenario: 46 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-31d438 @quickApply-47
  Scenario: 47 from questions to listingResumes
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-4fa6a3 @quickApply-48
  Scenario: 48 from questions to emailTaken
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-73cafe @quickApply-49
  Scenario: 49 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-98b671 @quickApply-50
  Scenario: 50 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-3b06f4 @quickApply-51
  Scenario: 51 from questions to screening.invalid
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When screening.submitted happens
    Then it is in "screening.invalid"

  @quickApply-d61501 @quickApply-52
  Scenario: 52 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"

  @quickApply-eff318 @quickApply-53
  Scenario: 53 from questions to choosingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-a28fdc @quickApply-54
  Scenario: 54 from questions to success
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-2b2fec @quickApply-55
  Scenario: 55 from questions to alreadyApplied
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-946fbd @quickApply-56
  Scenario: 56 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-596cfd @quickApply-57
  Scenario: 57 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-6cf29e @quickApply-58
  Scenario: 58 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-504ec4 @quickApply-59
  Scenario: 59 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-bea2f7 @quickApply-60
  Scenario: 60 from questions to screening.invalid
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When screening.submitted happens
    Then it is in "screening.invalid"

  @quickApply-db2f4f @quickApply-61
  Scenario: 61 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-b990d5 @quickApply-62
  Scenario: 62 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-0bba17 @quickApply-63
  Scenario: 63 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-d2cc43 @quickApply-64
  Scenario: 64 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-ae58d8 @quickApply-65
  Scenario: 65 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-70d6b9 @quickApply-66
  Scenario: 66 from questions to success
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-5440a7 @quickApply-67
  Scenario: 67 from questions to alreadyApplied
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-58b224 @quickApply-68
  Scenario: 68 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-c64fd1 @quickApply-69
  Scenario: 69 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-2450ce @quickApply-70
  Scenario: 70 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-c1a473 @quickApply-71
  Scenario: 71 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-e5bb24 @quickApply-72
  Scenario: 72 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-7e2970 @quickApply-73
  Scenario: 73 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-19bb21 @quickApply-74
  Scenario: 74 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-fff82e @quickApply-75
  Scenario: 75 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-7916c9 @quickApply-76
  Scenario: 76 from externalOnPhone to details.editing
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-0fa6dc @quickApply-77
  Scenario: 77 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-0f1dd6 @quickApply-78
  Scenario: 78 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-76e570 @quickApply-79
  Scenario: 79 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-96b301 @quickApply-80
  Scenario: 80 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-4c6a56 @quickApply-81
  Scenario: 81 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-03d9cf @quickApply-82
  Scenario: 82 from externalOnPhone to details.editing
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-64a295 @quickApply-83
  Scenario: 83 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-1cda27 @quickApply-84
  Scenario: 84 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-ab231c @quickApply-85
  Scenario: 85 from externalOnPhone to details.editing
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-b0b80b @quickApply-86
  Scenario: 86 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-1252a4 @quickApply-87
  Scenario: 87 from externalOnPhone to opening.sameWindow
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.sameWindow"

  @quickApply-8ad574 @quickApply-88
  Scenario: 88 from externalOnPhone to listingResumes
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-4d44d7 @quickApply-89
  Scenario: 89 from externalOnPhone to emailTaken
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-f61ac4 @quickApply-90
  Scenario: 90 from externalOnPhone to left
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.sameWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-b958be @quickApply-91
  Scenario: 91 from externalOnPhone to opening.sameWindow
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.sameWindow"

  @quickApply-c66a55 @quickApply-92
  Scenario: 92 from externalOnPhone to recordingClick
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "recordingClick"

  @quickApply-9e08cf @quickApply-93
  Scenario: 93 from externalOnPhone to choosingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-d43df8 @quickApply-94
  Scenario: 94 from externalOnPhone to left
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.sameWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-30d5be @quickApply-95
  Scenario: 95 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-4fb096 @quickApply-96
  Scenario: 96 from externalOnDesktop to details.editing
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-2795d4 @quickApply-97
  Scenario: 97 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-33a32c @quickApply-98
  Scenario: 98 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-433ea7 @quickApply-99
  Scenario: 99 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-39fbba @quickApply-100
  Scenario: 100 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-b1dad2 @quickApply-101
  Scenario: 101 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"

  @quickApply-9ab30c @quickApply-102
  Scenario: 102 from externalOnDesktop to details.editing
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-e2b44f @quickApply-103
  Scenario: 103 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-b277a2 @quickApply-104
  Scenario: 104 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-ca77d4 @quickApply-105
  Scenario: 105 from externalOnDesktop to details.editing
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-4fbe98 @quickApply-106
  Scenario: 106 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-4c7d29 @quickApply-107
  Scenario: 107 from externalOnDesktop to opening.newWindow
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.newWindow"

  @quickApply-4640a0 @quickApply-108
  Scenario: 108 from externalOnDesktop to listingResumes
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-478635 @quickApply-109
  Scenario: 109 from externalOnDesktop to emailTaken
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-6fa506 @quickApply-110
  Scenario: 110 from externalOnDesktop to left
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.newWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-b52c3a @quickApply-111
  Scenario: 111 from externalOnDesktop to opening.newWindow
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.newWindow"

  @quickApply-553fec @quickApply-112
  Scenario: 112 from externalOnDesktop to recordingClick
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "recordingClick"

  @quickApply-04d150 @quickApply-113
  Scenario: 113 from externalOnDesktop to choosingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-fe7757 @quickApply-114
  Scenario: 114 from externalOnDesktop to left
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.newWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-46df14 @quickApply-115
  Scenario: 115 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-691795 @quickApply-116
  Scenario: 116 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-af211d @quickApply-117
  Scenario: 117 from reloaded to success
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-b41905 @quickApply-118
  Scenario: 118 from reloaded to alreadyApplied
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-970f9c @quickApply-119
  Scenario: 119 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-f3e1a4 @quickApply-120
  Scenario: 120 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-989571 @quickApply-121
  Scenario: 121 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"

  @quickApply-856f06 @quickApply-122
  Scenario: 122 from reloaded to choosingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-7ede9a @quickApply-123
  Scenario: 123 from reloaded to success
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-f6a3d1 @quickApply-124
  Scenario: 124 from reloaded to alreadyApplied
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-763009 @quickApply-125
  Scenario: 125 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-7d6e0d @quickApply-126
  Scenario: 126 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-671cc4 @quickApply-127
  Scenario: 127 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-15f1bf @quickApply-128
  Scenario: 128 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-8d3141 @quickApply-129
  Scenario: 129 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-267578 @quickApply-130
  Scenario: 130 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-199f46 @quickApply-131
  Scenario: 131 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created_at":"202…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-3cacd4 @quickApply-132
  Scenario: 132 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-9d1f49 @quickApply-133
  Scenario: 133 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-6ae023 @quickApply-134
  Scenario: 134 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-cc85f9 @quickApply-135
  Scenario: 135 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-49e8a2 @quickApply-136
  Scenario: 136 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"created…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-b03c3c @quickApply-137
  Scenario: 137 from reloadedWithResume to submitting.sending
    Given the quickApply flow with the input "reloadedWithResume"
    And it is in "submitting.sending"
