@apply
Feature: Apply
  Applies to a job with a profile, once, however often it is pressed, reloaded or retried.

  @apply-8f0505 @apply-2
  Scenario: 2 from job to blocked.jobDeleted
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":false,"failure":"jobDeleted"}
    Then it is in "blocked.jobDeleted"

  @apply-d9bd38 @apply-15
  Scenario: 15 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "checking.offline"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-cbfd95 @apply-16
  Scenario: 16 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "checking.offline"
    When waitForConnection answers
    Then it is in "checking.asking"

  @apply-449925 @apply-17
  Scenario: 17 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "checking.failed"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-71c788 @apply-436
  Scenario: 436 from job to blocked.alreadyApplied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.alreadyApplied"

  @apply-2a4219 @apply-437
  Scenario: 437 from job to blocked.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobClosed"

  @apply-5e9d79 @apply-438
  Scenario: 438 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6c1079 @apply-439
  Scenario: 439 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-ceb069 @apply-440
  Scenario: 440 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-4b0adc @apply-441
  Scenario: 441 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-e2e605 @apply-442
  Scenario: 442 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-9c72a7 @apply-443
  Scenario: 443 from job to external.ready
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "external.ready"

  @apply-07d401 @apply-444
  Scenario: 444 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobOnHold"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-750a8b @apply-445
  Scenario: 445 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":false,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant"…
    Then it is in "blocked.signInRequired"
    When seeker.signedIn happens
    Then it is in "checking.asking"

  @apply-e98e1f @apply-446
  Scenario: 446 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.profileIncomplete"
    When profile.completed happens
    Then it is in "checking.asking"

  @apply-478df8 @apply-447
  Scenario: 447 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.notEligible"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-331e5d @apply-448
  Scenario: 448 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.banned"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-90459b @apply-449
  Scenario: 449 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-b77317 @apply-450
  Scenario: 450 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-9c02e3 @apply-451
  Scenario: 451 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-39b3ab @apply-452
  Scenario: 452 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-d069ba @apply-453
  Scenario: 453 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-847304 @apply-454
  Scenario: 454 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-caa103 @apply-455
  Scenario: 455 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-8670a4 @apply-456
  Scenario: 456 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-01af90 @apply-457
  Scenario: 457 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-78b300 @apply-458
  Scenario: 458 from job to writing.draft.clean and writing.step.composing.uploading
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"

  @apply-fbf15b @apply-459
  Scenario: 459 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-195bad @apply-460
  Scenario: 460 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6db877 @apply-461
  Scenario: 461 from job to writing.draft.clean and writing.step.composing.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":null}
    Then it is in "writing.draft.clean" and "writing.step.composing.editing"

  @apply-c6baae @apply-462
  Scenario: 462 from job to applied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "applied"

  @apply-bad950 @apply-463
  Scenario: 463 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-5a8094 @apply-464
  Scenario: 464 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-d9b313 @apply-465
  Scenario: 465 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-03f767 @apply-466
  Scenario: 466 from job to blocked.signInRequired
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"signInRequired","message":"The application was refused.","fields":{}}
    Then it is in "blocked.signInRequired"

  @apply-9a4082 @apply-467
  Scenario: 467 from job to blocked.profileIncomplete
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"profileIncomplete","message":"The application was refused.","fields":{}}
    Then it is in "blocked.profileIncomplete"

  @apply-1283aa @apply-468
  Scenario: 468 from job to blocked.notEligible
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"notEligible","message":"The application was refused.","fields":{}}
    Then it is in "blocked.notEligible"

  @apply-e8999b @apply-469
  Scenario: 469 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"banned","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-cad4ca @apply-470
  Scenario: 470 from job to submitting.rejected
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @apply-3eb133 @apply-471
  Scenario: 471 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "checking.asking"

  @apply-a6fd80 @apply-472
  Scenario: 472 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-d71532 @apply-473
  Scenario: 473 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-66d9c7 @apply-474
  Scenario: 474 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-ec5a25 @apply-475
  Scenario: 475 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-9e2d13 @apply-476
  Scenario: 476 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3aab09 @apply-477
  Scenario: 477 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-188fb9 @apply-478
  Scenario: 478 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-ecebdb @apply-479
  Scenario: 479 from job to writing.draft.clean and writing.step.screening.invalid
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"

  @apply-88d88c @apply-480
  Scenario: 480 from job to left
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "external.ready"
    When external.opened happens
    Then it is in "left"

  @apply-f32fc0 @apply-481
  Scenario: 481 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-f03b7f @apply-482
  Scenario: 482 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-edae70 @apply-483
  Scenario: 483 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-c0441b @apply-484
  Scenario: 484 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-9ae8cb @apply-485
  Scenario: 485 from job to writing.draft.dirty and writing.step.composing.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"

  @apply-745278 @apply-486
  Scenario: 486 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-a85093 @apply-487
  Scenario: 487 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-9839b4 @apply-488
  Scenario: 488 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-894eea @apply-489
  Scenario: 489 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-a27160 @apply-490
  Scenario: 490 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-d69559 @apply-491
  Scenario: 491 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-b33ba6 @apply-492
  Scenario: 492 from job to writing.draft.dirty and writing.step.composing.invalid
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"

  @apply-7e2f13 @apply-493
  Scenario: 493 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-d1d9c4 @apply-494
  Scenario: 494 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-36eea6 @apply-495
  Scenario: 495 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-3a69bc @apply-496
  Scenario: 496 from job to writing.draft.dirty and writing.step.composing.uploading
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"

  @apply-f5dfbc @apply-497
  Scenario: 497 from job to writing.draft.dirty and writing.step.composing.invalid
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"

  @apply-f9b66f @apply-498
  Scenario: 498 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @apply-867c5e @apply-499
  Scenario: 499 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @apply-38eb36 @apply-500
  Scenario: 500 from job to writing.step.composing.editing and writing.draft.clean
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When edit.resumed happens
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"

  @apply-a33714 @apply-501
  Scenario: 501 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @apply-4562f3 @apply-502
  Scenario: 502 from job to writing.step.composing.editing and writing.draft.clean
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When edit.resumed happens
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"

  @apply-667090 @apply-503
  Scenario: 503 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @apply-38608f @apply-504
  Scenario: 504 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @apply-72e304 @apply-505
  Scenario: 505 from job to writing.step.composing.editing and writing.draft.clean
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When edit.resumed happens
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"

  @apply-bc66ad @apply-506
  Scenario: 506 from job to writing.draft.dirty and writing.step.screening.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When back.pressed happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.editing"

  @apply-8302db @apply-507
  Scenario: 507 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-7b83a7 @apply-508
  Scenario: 508 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-c2151b @apply-509
  Scenario: 509 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-e8b29b @apply-510
  Scenario: 510 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-6f9ef4 @apply-511
  Scenario: 511 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-ecd6af @apply-512
  Scenario: 512 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-1520e9 @apply-513
  Scenario: 513 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-eee27e @apply-514
  Scenario: 514 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-db6d65 @apply-515
  Scenario: 515 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-4f4ec1 @apply-516
  Scenario: 516 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-72cd54 @apply-517
  Scenario: 517 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-55e735 @apply-518
  Scenario: 518 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-5b7f4d @apply-519
  Scenario: 519 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-aaa07a @apply-520
  Scenario: 520 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-95dfdf @apply-521
  Scenario: 521 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-f5f59c @apply-522
  Scenario: 522 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-554017 @apply-523
  Scenario: 523 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-22aaa9 @apply-524
  Scenario: 524 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-1c7661 @apply-525
  Scenario: 525 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-1f8a98 @apply-526
  Scenario: 526 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-8e8db5 @apply-527
  Scenario: 527 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-26ca8f @apply-528
  Scenario: 528 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-5f9a16 @apply-529
  Scenario: 529 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-335923 @apply-530
  Scenario: 530 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-9b3219 @apply-531
  Scenario: 531 from job to writing.step.composing.editing and writing.draft.saving
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When untilDraftRetry · 5 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"

  @apply-e5e990 @apply-532
  Scenario: 532 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-59ceff @apply-533
  Scenario: 533 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-7bff8f @apply-534
  Scenario: 534 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When edit.resumed happens
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-c69a38 @apply-535
  Scenario: 535 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When edit.resumed happens
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-3d8938 @apply-536
  Scenario: 536 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When edit.resumed happens
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-3ec887 @apply-537
  Scenario: 537 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-a8fd29 @apply-538
  Scenario: 538 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-ffe6ac @apply-539
  Scenario: 539 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-548eba @apply-540
  Scenario: 540 from job to writing.draft.dirty and writing.step.screening.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When back.pressed happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.editing"

  @apply-9a1a62 @apply-541
  Scenario: 541 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-8b4295 @apply-542
  Scenario: 542 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-ef7c76 @apply-543
  Scenario: 543 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-8238f6 @apply-544
  Scenario: 544 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-174149 @apply-545
  Scenario: 545 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-609f47 @apply-546
  Scenario: 546 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-644487 @apply-547
  Scenario: 547 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-b2ddef @apply-548
  Scenario: 548 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-cc2a35 @apply-549
  Scenario: 549 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-2dc108 @apply-550
  Scenario: 550 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-2d4a8a @apply-551
  Scenario: 551 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-cc14d5 @apply-552
  Scenario: 552 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-8aecfb @apply-553
  Scenario: 553 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-c3f00a @apply-554
  Scenario: 554 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-58606a @apply-555
  Scenario: 555 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-afa9d4 @apply-556
  Scenario: 556 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-911e44 @apply-557
  Scenario: 557 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-2819cc @apply-558
  Scenario: 558 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-8d6904 @apply-559
  Scenario: 559 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-e626d9 @apply-560
  Scenario: 560 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-029dbe @apply-561
  Scenario: 561 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-394927 @apply-562
  Scenario: 562 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-77a5ca @apply-563
  Scenario: 563 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-2a307e @apply-564
  Scenario: 564 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.invalid" and "writing.draft.saved"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-58c604 @apply-565
  Scenario: 565 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.invalid" and "writing.draft.saved"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-c1614e @apply-566
  Scenario: 566 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.invalid" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-014a9d @apply-567
  Scenario: 567 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.invalid" and "writing.draft.failed"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-eda6bb @apply-568
  Scenario: 568 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.invalid" and "writing.draft.failed"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-3cb5c6 @apply-569
  Scenario: 569 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.invalid" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-4aa1ce @apply-570
  Scenario: 570 from job to writing.draft.dirty and writing.step.screening.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When back.pressed happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.editing"

  @apply-eec2c7 @apply-571
  Scenario: 571 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-b99fca @apply-572
  Scenario: 572 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.invalid" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-a58a11 @apply-573
  Scenario: 573 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.invalid" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-dfc68b @apply-574
  Scenario: 574 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.invalid" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-805e31 @apply-575
  Scenario: 575 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.invalid" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-b687ec @apply-576
  Scenario: 576 from job to writing.step.screening.editing and writing.draft.clean
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"

  @apply-21a9d6 @apply-577
  Scenario: 577 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.uploading" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-945956 @apply-578
  Scenario: 578 from job to writing.step.composing.editing and writing.draft.clean
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
