@quickApply
Feature: Quick apply
  Applies without an account: registers on the way, uploads the resume, and submits once or leads to the employer’s site.

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

  @quickApply-b03c3c @quickApply-137
  Scenario: 137 from reloadedWithResume to submitting.sending
    Given the quickApply flow with the input "reloadedWithResume"
    And it is in "submitting.sending"

  @quickApply-9e2ca0 @quickApply-311
  Scenario: 311 from reloaded to alreadyApplied
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-54fe5d @quickApply-312
  Scenario: 312 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-7438c0 @quickApply-313
  Scenario: 313 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-3abd7b @quickApply-314
  Scenario: 314 from reloaded to submitting.rejected
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @quickApply-d494f3 @quickApply-315
  Scenario: 315 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"

  @quickApply-42f976 @quickApply-316
  Scenario: 316 from reloaded to choosingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-d278a9 @quickApply-318
  Scenario: 318 from reloaded to alreadyApplied
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-feddc1 @quickApply-319
  Scenario: 319 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-76803b @quickApply-320
  Scenario: 320 from reloaded to interrupted.jobClosed
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-6665b1 @quickApply-321
  Scenario: 321 from reloaded to submitting.rejected
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @quickApply-d30c15 @quickApply-323
  Scenario: 323 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-1dd232 @quickApply-324
  Scenario: 324 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-7ce3c1 @quickApply-328
  Scenario: 328 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-e33259 @quickApply-329
  Scenario: 329 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-001cd6 @quickApply-330
  Scenario: 330 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-ace4c3 @quickApply-331
  Scenario: 331 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-1d8bcb @quickApply-332
  Scenario: 332 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-863066 @quickApply-333
  Scenario: 333 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-d4a3a2 @quickApply-334
  Scenario: 334 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-1d193a @quickApply-335
  Scenario: 335 from reloaded to submitting.sending
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-899d74 @quickApply-358
  Scenario: 358 from reloaded to success
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-b94ada @quickApply-359
  Scenario: 359 from reloaded to success
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-dc1218 @quickApply-360
  Scenario: 360 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-3b7774 @quickApply-361
  Scenario: 361 from phone to details.editing
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-5156f5 @quickApply-362
  Scenario: 362 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-13754b @quickApply-363
  Scenario: 363 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneFault","fault":"phone.invalid"}
    Then it is in "details.invalidPhone"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-71ed18 @quickApply-364
  Scenario: 364 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-2018aa @quickApply-365
  Scenario: 365 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-409207 @quickApply-366
  Scenario: 366 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-195512 @quickApply-367
  Scenario: 367 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-23994d @quickApply-368
  Scenario: 368 from phone to details.editing
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-3c4e06 @quickApply-369
  Scenario: 369 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-db129e @quickApply-370
  Scenario: 370 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-60879f @quickApply-371
  Scenario: 371 from phone to details.editing
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-89b1b0 @quickApply-372
  Scenario: 372 from phone to registering.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-45c10a @quickApply-373
  Scenario: 373 from phone to success
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-5307a6 @quickApply-374
  Scenario: 374 from phone to alreadyApplied
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-e11098 @quickApply-375
  Scenario: 375 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-6f381b @quickApply-376
  Scenario: 376 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-dcf78d @quickApply-377
  Scenario: 377 from phone to submitting.rejected
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @quickApply-5e3434 @quickApply-379
  Scenario: 379 from phone to listingResumes
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-c97609 @quickApply-380
  Scenario: 380 from phone to emailTaken
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-ad5830 @quickApply-381
  Scenario: 381 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-6a0f21 @quickApply-382
  Scenario: 382 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-0849ac @quickApply-383
  Scenario: 383 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-6bc1aa @quickApply-384
  Scenario: 384 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-36bdcb @quickApply-385
  Scenario: 385 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-30c95d @quickApply-386
  Scenario: 386 from phone to success
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-b88336 @quickApply-387
  Scenario: 387 from phone to alreadyApplied
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-74ae77 @quickApply-388
  Scenario: 388 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-043b41 @quickApply-389
  Scenario: 389 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-737507 @quickApply-390
  Scenario: 390 from phone to submitting.rejected
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @quickApply-69d87d @quickApply-391
  Scenario: 391 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"

  @quickApply-da1d76 @quickApply-392
  Scenario: 392 from phone to choosingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-dd074b @quickApply-393
  Scenario: 393 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-96a9e9 @quickApply-394
  Scenario: 394 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-b65f82 @quickApply-398
  Scenario: 398 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-ad27ec @quickApply-399
  Scenario: 399 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-51f923 @quickApply-400
  Scenario: 400 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-544b7c @quickApply-401
  Scenario: 401 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-78d794 @quickApply-402
  Scenario: 402 from questions to details.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-a1d9f8 @quickApply-403
  Scenario: 403 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-dc32ab @quickApply-404
  Scenario: 404 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneFault","fault":"phone.invalid"}
    Then it is in "details.invalidPhone"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-c2fba4 @quickApply-405
  Scenario: 405 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-7a48d0 @quickApply-406
  Scenario: 406 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-924556 @quickApply-407
  Scenario: 407 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-657cb9 @quickApply-408
  Scenario: 408 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-437455 @quickApply-409
  Scenario: 409 from questions to details.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-b44562 @quickApply-410
  Scenario: 410 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-74a735 @quickApply-411
  Scenario: 411 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-5fb187 @quickApply-412
  Scenario: 412 from questions to details.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-7a6c70 @quickApply-413
  Scenario: 413 from questions to registering.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-a9b922 @quickApply-414
  Scenario: 414 from questions to listingResumes
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-3eb0db @quickApply-415
  Scenario: 415 from questions to emailTaken
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-abe133 @quickApply-416
  Scenario: 416 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-cc649f @quickApply-417
  Scenario: 417 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-2fe627 @quickApply-418
  Scenario: 418 from questions to screening.invalid
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When screening.submitted happens
    Then it is in "screening.invalid"

  @quickApply-aa0378 @quickApply-419
  Scenario: 419 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-622191 @quickApply-420
  Scenario: 420 from questions to choosingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-445afc @quickApply-421
  Scenario: 421 from questions to success
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-c8fd9b @quickApply-422
  Scenario: 422 from questions to alreadyApplied
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-33bb14 @quickApply-423
  Scenario: 423 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-4dae14 @quickApply-424
  Scenario: 424 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-2ab1fd @quickApply-425
  Scenario: 425 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "screening.editing"

  @quickApply-020be7 @quickApply-426
  Scenario: 426 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-6fba62 @quickApply-427
  Scenario: 427 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-6a361d @quickApply-428
  Scenario: 428 from questions to screening.invalid
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When screening.submitted happens
    Then it is in "screening.invalid"

  @quickApply-4fbb56 @quickApply-429
  Scenario: 429 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-7bcec2 @quickApply-430
  Scenario: 430 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-936462 @quickApply-432
  Scenario: 432 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-098b85 @quickApply-433
  Scenario: 433 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-6a9834 @quickApply-434
  Scenario: 434 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-1e7c12 @quickApply-435
  Scenario: 435 from questions to success
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-b6e296 @quickApply-436
  Scenario: 436 from questions to alreadyApplied
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-3490f1 @quickApply-437
  Scenario: 437 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-21ba64 @quickApply-438
  Scenario: 438 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-00da89 @quickApply-439
  Scenario: 439 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "screening.editing"

  @quickApply-0cd982 @quickApply-443
  Scenario: 443 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
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

  @quickApply-ffd3f3 @quickApply-444
  Scenario: 444 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
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

  @quickApply-814dc8 @quickApply-448
  Scenario: 448 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
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

  @quickApply-2e5084 @quickApply-449
  Scenario: 449 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
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

  @quickApply-0e5d51 @quickApply-450
  Scenario: 450 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
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

  @quickApply-bb6202 @quickApply-453
  Scenario: 453 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-588a4e @quickApply-454
  Scenario: 454 from externalOnPhone to details.editing
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-a2580d @quickApply-455
  Scenario: 455 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-1f2ba0 @quickApply-456
  Scenario: 456 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneFault","fault":"phone.invalid"}
    Then it is in "details.invalidPhone"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-d94eda @quickApply-457
  Scenario: 457 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-c1272c @quickApply-458
  Scenario: 458 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-01a532 @quickApply-459
  Scenario: 459 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-231b9f @quickApply-460
  Scenario: 460 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-773f96 @quickApply-461
  Scenario: 461 from externalOnPhone to details.editing
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-15040d @quickApply-462
  Scenario: 462 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-90614a @quickApply-463
  Scenario: 463 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-807cff @quickApply-464
  Scenario: 464 from externalOnPhone to details.editing
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-a73ce5 @quickApply-465
  Scenario: 465 from externalOnPhone to registering.sending
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-3e0551 @quickApply-466
  Scenario: 466 from externalOnPhone to opening.sameWindow
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.sameWindow"

  @quickApply-d1933b @quickApply-467
  Scenario: 467 from externalOnPhone to listingResumes
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-12b9bb @quickApply-468
  Scenario: 468 from externalOnPhone to emailTaken
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-4f84b9 @quickApply-469
  Scenario: 469 from externalOnPhone to left
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.sameWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-1f331c @quickApply-470
  Scenario: 470 from externalOnPhone to opening.sameWindow
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.sameWindow"

  @quickApply-7731bb @quickApply-471
  Scenario: 471 from externalOnPhone to recordingClick
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"

  @quickApply-7456f9 @quickApply-472
  Scenario: 472 from externalOnPhone to choosingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-247626 @quickApply-473
  Scenario: 473 from externalOnPhone to left
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.sameWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-2e28c4 @quickApply-474
  Scenario: 474 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-7c3168 @quickApply-475
  Scenario: 475 from externalOnDesktop to details.editing
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-b89eeb @quickApply-476
  Scenario: 476 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneTaken"}
    Then it is in "details.phoneTaken"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-6c8dfb @quickApply-477
  Scenario: 477 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"phoneFault","fault":"phone.invalid"}
    Then it is in "details.invalidPhone"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-4e6836 @quickApply-478
  Scenario: 478 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-622f13 @quickApply-479
  Scenario: 479 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-faebe4 @quickApply-480
  Scenario: 480 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"invalid","fields":{"first_name":["required"]}}
    Then it is in "details.invalid"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-fe4546 @quickApply-481
  Scenario: 481 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"

  @quickApply-096c94 @quickApply-482
  Scenario: 482 from externalOnDesktop to details.editing
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"tooMany","retryAt":"2026-01-10T09:05:00Z"}
    Then it is in "details.tooMany"
    When untilRetry has passed
    Then it is in "details.editing"

  @quickApply-9aa36c @quickApply-483
  Scenario: 483 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-148e70 @quickApply-484
  Scenario: 484 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "registering.offline"
    When waitForConnection answers
    Then it is in "registering.sending"

  @quickApply-b1baa0 @quickApply-485
  Scenario: 485 from externalOnDesktop to details.editing
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When details.resumed happens
    Then it is in "details.editing"

  @quickApply-367460 @quickApply-486
  Scenario: 486 from externalOnDesktop to registering.sending
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "registering.failed"
    When register.retried happens
    Then it is in "registering.sending"

  @quickApply-df76d7 @quickApply-487
  Scenario: 487 from externalOnDesktop to opening.newWindow
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.newWindow"

  @quickApply-1c3efb @quickApply-488
  Scenario: 488 from externalOnDesktop to listingResumes
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers {"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last…
    Then it is in "listingResumes"

  @quickApply-46a2b8 @quickApply-489
  Scenario: 489 from externalOnDesktop to emailTaken
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"emailTaken"}
    Then it is in "emailTaken"
    When signIn.requested happens
    Then it is in "signingIn"
    When login answers null
    Then it is in "emailTaken"

  @quickApply-868567 @quickApply-490
  Scenario: 490 from externalOnDesktop to left
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.newWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-5f3181 @quickApply-491
  Scenario: 491 from externalOnDesktop to opening.newWindow
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.newWindow"

  @quickApply-d9356e @quickApply-492
  Scenario: 492 from externalOnDesktop to recordingClick
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"

  @quickApply-2d8d85 @quickApply-493
  Scenario: 493 from externalOnDesktop to choosingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-5dbd3d @quickApply-494
  Scenario: 494 from externalOnDesktop to left
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.newWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-0e073a @quickApply-495
  Scenario: 495 from phone to listingResumes
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"

  @quickApply-7f08fb @quickApply-496
  Scenario: 496 from phone to choosingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-be92cd @quickApply-497
  Scenario: 497 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-808518 @quickApply-498
  Scenario: 498 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-fc547a @quickApply-499
  Scenario: 499 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-b01ca9 @quickApply-500
  Scenario: 500 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"

  @quickApply-9b2e23 @quickApply-501
  Scenario: 501 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-035c29 @quickApply-502
  Scenario: 502 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-f6eab2 @quickApply-503
  Scenario: 503 from questions to choosingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-3d3553 @quickApply-504
  Scenario: 504 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-712192 @quickApply-505
  Scenario: 505 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-b85b38 @quickApply-506
  Scenario: 506 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-16f00c @quickApply-507
  Scenario: 507 from questions to choosingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-51c52a @quickApply-508
  Scenario: 508 from reloaded to listingResumes
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"

  @quickApply-34d5c8 @quickApply-509
  Scenario: 509 from reloaded to choosingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-99d847 @quickApply-510
  Scenario: 510 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-e606b2 @quickApply-511
  Scenario: 511 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"
