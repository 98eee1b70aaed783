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

  @quickApply-b348b5 @quickApply-529
  Scenario: 529 from reloaded to submitting.rejected
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "submitting.rejected"

  @quickApply-7341b4 @quickApply-530
  Scenario: 530 from reloaded to submitting.rejected
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "submitting.rejected"

  @quickApply-a9a6dd @quickApply-531
  Scenario: 531 from reloaded to listingResumes
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"

  @quickApply-f17a8d @quickApply-532
  Scenario: 532 from reloaded to choosingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-857255 @quickApply-533
  Scenario: 533 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-0b6bbb @quickApply-534
  Scenario: 534 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-bccaf7 @quickApply-535
  Scenario: 535 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-727503 @quickApply-536
  Scenario: 536 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-eabecd @quickApply-537
  Scenario: 537 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-a92008 @quickApply-538
  Scenario: 538 from phone to success
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

  @quickApply-3c4d0d @quickApply-539
  Scenario: 539 from phone to alreadyApplied
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

  @quickApply-c62684 @quickApply-540
  Scenario: 540 from phone to interrupted.jobClosed
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

  @quickApply-01b780 @quickApply-541
  Scenario: 541 from phone to interrupted.jobClosed
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

  @quickApply-6e3956 @quickApply-542
  Scenario: 542 from phone to submitting.rejected
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "submitting.rejected"

  @quickApply-1c8953 @quickApply-543
  Scenario: 543 from phone to listingResumes
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"

  @quickApply-742fff @quickApply-544
  Scenario: 544 from phone to listingResumes
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

  @quickApply-0b638f @quickApply-545
  Scenario: 545 from phone to submitting.sending
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

  @quickApply-6ff7c9 @quickApply-546
  Scenario: 546 from phone to submitting.sending
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

  @quickApply-f25108 @quickApply-547
  Scenario: 547 from phone to submitting.sending
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

  @quickApply-09de99 @quickApply-548
  Scenario: 548 from phone to submitting.sending
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

  @quickApply-e364e1 @quickApply-549
  Scenario: 549 from phone to submitting.sending
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

  @quickApply-4e0ec3 @quickApply-550
  Scenario: 550 from phone to success
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

  @quickApply-962dfa @quickApply-551
  Scenario: 551 from phone to alreadyApplied
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

  @quickApply-15f820 @quickApply-552
  Scenario: 552 from phone to interrupted.jobClosed
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

  @quickApply-679790 @quickApply-553
  Scenario: 553 from phone to interrupted.jobClosed
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

  @quickApply-67086c @quickApply-554
  Scenario: 554 from phone to submitting.rejected
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "submitting.rejected"

  @quickApply-4ce113 @quickApply-555
  Scenario: 555 from phone to submitting.sending
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

  @quickApply-80cf13 @quickApply-556
  Scenario: 556 from phone to choosingResume
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

  @quickApply-bd87dd @quickApply-557
  Scenario: 557 from phone to submitting.sending
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

  @quickApply-599260 @quickApply-558
  Scenario: 558 from phone to submitting.sending
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

  @quickApply-fb9907 @quickApply-559
  Scenario: 559 from phone to choosingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-dd778b @quickApply-560
  Scenario: 560 from phone to uploadingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-c4ceba @quickApply-561
  Scenario: 561 from phone to uploadingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-8284ad @quickApply-562
  Scenario: 562 from phone to submitting.sending
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

  @quickApply-155b55 @quickApply-563
  Scenario: 563 from phone to submitting.sending
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

  @quickApply-3551a9 @quickApply-564
  Scenario: 564 from phone to submitting.sending
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

  @quickApply-dffd2a @quickApply-565
  Scenario: 565 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-765508 @quickApply-566
  Scenario: 566 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-3a0c9e @quickApply-567
  Scenario: 567 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-c90c56 @quickApply-568
  Scenario: 568 from questions to listingResumes
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

  @quickApply-fa2848 @quickApply-569
  Scenario: 569 from questions to screening.editing
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

  @quickApply-851ca8 @quickApply-570
  Scenario: 570 from questions to screening.editing
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

  @quickApply-25b803 @quickApply-571
  Scenario: 571 from questions to screening.invalid
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

  @quickApply-935e4f @quickApply-572
  Scenario: 572 from questions to screening.editing
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

  @quickApply-10fd10 @quickApply-573
  Scenario: 573 from questions to choosingResume
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

  @quickApply-2f29f0 @quickApply-574
  Scenario: 574 from questions to success
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

  @quickApply-31eeb7 @quickApply-575
  Scenario: 575 from questions to alreadyApplied
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

  @quickApply-dedc2c @quickApply-576
  Scenario: 576 from questions to interrupted.jobClosed
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

  @quickApply-ab1da7 @quickApply-577
  Scenario: 577 from questions to interrupted.jobClosed
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

  @quickApply-c025ce @quickApply-578
  Scenario: 578 from questions to screening.editing
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "screening.editing"

  @quickApply-364bb1 @quickApply-579
  Scenario: 579 from questions to screening.editing
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

  @quickApply-294c1a @quickApply-580
  Scenario: 580 from questions to screening.editing
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

  @quickApply-28643e @quickApply-581
  Scenario: 581 from questions to screening.invalid
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

  @quickApply-b011ed @quickApply-582
  Scenario: 582 from questions to submitting.sending
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

  @quickApply-c7e23d @quickApply-583
  Scenario: 583 from questions to submitting.sending
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

  @quickApply-433e49 @quickApply-584
  Scenario: 584 from questions to uploadingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-d472ec @quickApply-585
  Scenario: 585 from questions to submitting.sending
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

  @quickApply-a9b803 @quickApply-586
  Scenario: 586 from questions to submitting.sending
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

  @quickApply-b4f773 @quickApply-587
  Scenario: 587 from questions to submitting.sending
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

  @quickApply-51f55d @quickApply-588
  Scenario: 588 from questions to success
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

  @quickApply-aa1446 @quickApply-589
  Scenario: 589 from questions to alreadyApplied
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

  @quickApply-852c65 @quickApply-590
  Scenario: 590 from questions to interrupted.jobClosed
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

  @quickApply-301696 @quickApply-591
  Scenario: 591 from questions to interrupted.jobClosed
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

  @quickApply-07215c @quickApply-592
  Scenario: 592 from questions to screening.editing
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "screening.editing"

  @quickApply-dc33ae @quickApply-593
  Scenario: 593 from questions to screening.editing
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"

  @quickApply-adbae9 @quickApply-594
  Scenario: 594 from questions to screening.editing
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-b56da2 @quickApply-595
  Scenario: 595 from questions to uploadingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-a4c039 @quickApply-596
  Scenario: 596 from questions to submitting.sending
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

  @quickApply-266d34 @quickApply-597
  Scenario: 597 from questions to submitting.sending
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

  @quickApply-7ef428 @quickApply-598
  Scenario: 598 from questions to choosingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-a4eb67 @quickApply-599
  Scenario: 599 from questions to uploadingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-5602bc @quickApply-600
  Scenario: 600 from questions to uploadingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-ea0a1e @quickApply-601
  Scenario: 601 from questions to submitting.sending
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

  @quickApply-17b60e @quickApply-602
  Scenario: 602 from questions to submitting.sending
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

  @quickApply-126fe6 @quickApply-603
  Scenario: 603 from questions to submitting.sending
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

  @quickApply-fdac07 @quickApply-604
  Scenario: 604 from questions to screening.editing
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-e0b78f @quickApply-605
  Scenario: 605 from questions to choosingResume
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-309f81 @quickApply-606
  Scenario: 606 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-630275 @quickApply-607
  Scenario: 607 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-931402 @quickApply-608
  Scenario: 608 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-23ea64 @quickApply-609
  Scenario: 609 from externalOnPhone to opening.sameWindow
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

  @quickApply-108412 @quickApply-610
  Scenario: 610 from externalOnPhone to listingResumes
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

  @quickApply-fc7d98 @quickApply-611
  Scenario: 611 from externalOnPhone to left
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

  @quickApply-2f4ddf @quickApply-612
  Scenario: 612 from externalOnPhone to opening.sameWindow
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

  @quickApply-8fba0c @quickApply-613
  Scenario: 613 from externalOnPhone to recordingClick
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

  @quickApply-e38758 @quickApply-614
  Scenario: 614 from externalOnPhone to choosingResume
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

  @quickApply-7e04bb @quickApply-615
  Scenario: 615 from externalOnPhone to left
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

  @quickApply-dffe3c @quickApply-616
  Scenario: 616 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-2fa98c @quickApply-617
  Scenario: 617 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-291dda @quickApply-618
  Scenario: 618 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true,"phone":{"text"…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-77fb0b @quickApply-619
  Scenario: 619 from externalOnDesktop to opening.newWindow
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

  @quickApply-ae4a24 @quickApply-620
  Scenario: 620 from externalOnDesktop to listingResumes
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

  @quickApply-e09a1c @quickApply-621
  Scenario: 621 from externalOnDesktop to left
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

  @quickApply-c9611d @quickApply-622
  Scenario: 622 from externalOnDesktop to opening.newWindow
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

  @quickApply-29e1e0 @quickApply-623
  Scenario: 623 from externalOnDesktop to recordingClick
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

  @quickApply-f9c872 @quickApply-624
  Scenario: 624 from externalOnDesktop to choosingResume
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

  @quickApply-eb0170 @quickApply-625
  Scenario: 625 from externalOnDesktop to left
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

  @quickApply-739475 @quickApply-626
  Scenario: 626 from reloaded to success
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-44f467 @quickApply-627
  Scenario: 627 from reloaded to success
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"
