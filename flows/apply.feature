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

  @apply-7041d1 @apply-1025
  Scenario: 1025 from job to blocked.alreadyApplied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.alreadyApplied"

  @apply-da11db @apply-1026
  Scenario: 1026 from job to blocked.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobClosed"

  @apply-dcb922 @apply-1027
  Scenario: 1027 from job to blocked.noWayToApply
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.noWayToApply"

  @apply-ba7b60 @apply-1028
  Scenario: 1028 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-708706 @apply-1029
  Scenario: 1029 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-d21030 @apply-1030
  Scenario: 1030 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-363b9a @apply-1031
  Scenario: 1031 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-a624f7 @apply-1032
  Scenario: 1032 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-743c37 @apply-1033
  Scenario: 1033 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-f89487 @apply-1034
  Scenario: 1034 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-aa2da0 @apply-1035
  Scenario: 1035 from job to external.ready
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "external.ready"

  @apply-2a5a1f @apply-1036
  Scenario: 1036 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobOnHold"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-560cf3 @apply-1037
  Scenario: 1037 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":false,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant"…
    Then it is in "blocked.signInRequired"
    When seeker.signedIn happens
    Then it is in "checking.asking"

  @apply-22d9a7 @apply-1038
  Scenario: 1038 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.profileIncomplete"
    When profile.completed happens
    Then it is in "checking.asking"

  @apply-aacc7d @apply-1039
  Scenario: 1039 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.notEligible"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-aa988d @apply-1040
  Scenario: 1040 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.banned"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-c8a2bd @apply-1041
  Scenario: 1041 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-e32e9c @apply-1042
  Scenario: 1042 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-463b41 @apply-1043
  Scenario: 1043 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-fb90cf @apply-1044
  Scenario: 1044 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-c25919 @apply-1045
  Scenario: 1045 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-e74deb @apply-1046
  Scenario: 1046 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-f913ff @apply-1047
  Scenario: 1047 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-7cbcad @apply-1048
  Scenario: 1048 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6d52da @apply-1049
  Scenario: 1049 from job to writing.draft.clean and writing.step.composing.uploading
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"

  @apply-fc172b @apply-1050
  Scenario: 1050 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-c2db00 @apply-1051
  Scenario: 1051 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-360539 @apply-1052
  Scenario: 1052 from job to writing.draft.clean and writing.step.composing.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":null}
    Then it is in "writing.draft.clean" and "writing.step.composing.editing"

  @apply-e336c9 @apply-1053
  Scenario: 1053 from job to applied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "applied"

  @apply-c6ad30 @apply-1054
  Scenario: 1054 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-799ad1 @apply-1055
  Scenario: 1055 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-221339 @apply-1056
  Scenario: 1056 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-915634 @apply-1057
  Scenario: 1057 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"noWayToApply","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-d395cd @apply-1058
  Scenario: 1058 from job to blocked.signInRequired
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"signInRequired","message":"The application was refused.","fields":{}}
    Then it is in "blocked.signInRequired"

  @apply-932c9d @apply-1059
  Scenario: 1059 from job to blocked.profileIncomplete
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"profileIncomplete","message":"The application was refused.","fields":{}}
    Then it is in "blocked.profileIncomplete"

  @apply-490757 @apply-1060
  Scenario: 1060 from job to blocked.notEligible
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"notEligible","message":"The application was refused.","fields":{}}
    Then it is in "blocked.notEligible"

  @apply-4e4e1c @apply-1061
  Scenario: 1061 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"banned","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-cdd827 @apply-1062
  Scenario: 1062 from job to submitting.rejected
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "submitting.rejected"

  @apply-c22e3d @apply-1063
  Scenario: 1063 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"resume_id":["Fill up the required…
    Then it is in "checking.asking"

  @apply-3d8f22 @apply-1064
  Scenario: 1064 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-c87fe5 @apply-1065
  Scenario: 1065 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-d05bad @apply-1066
  Scenario: 1066 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-6382c6 @apply-1067
  Scenario: 1067 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3b2571 @apply-1068
  Scenario: 1068 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-320859 @apply-1069
  Scenario: 1069 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-a210e6 @apply-1070
  Scenario: 1070 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-c37c9e @apply-1071
  Scenario: 1071 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-255865 @apply-1072
  Scenario: 1072 from job to writing.draft.clean and writing.step.screening.invalid
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"

  @apply-6ee759 @apply-1073
  Scenario: 1073 from job to left
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "external.ready"
    When external.opened happens
    Then it is in "left"

  @apply-dc6da6 @apply-1074
  Scenario: 1074 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-b65dc3 @apply-1075
  Scenario: 1075 from job to submitting.sending
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

  @apply-c741b2 @apply-1076
  Scenario: 1076 from job to writing.draft.dirty and writing.step.composing.editing
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

  @apply-791c1f @apply-1077
  Scenario: 1077 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-cc37cc @apply-1078
  Scenario: 1078 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-eaa3c1 @apply-1079
  Scenario: 1079 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-2cd8c1 @apply-1080
  Scenario: 1080 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-f61ba0 @apply-1081
  Scenario: 1081 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-2eabc5 @apply-1082
  Scenario: 1082 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-1e2871 @apply-1083
  Scenario: 1083 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-9cb91d @apply-1084
  Scenario: 1084 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-d2c74a @apply-1085
  Scenario: 1085 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-3a2c1d @apply-1086
  Scenario: 1086 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-34c71c @apply-1087
  Scenario: 1087 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-c4ee95 @apply-1088
  Scenario: 1088 from job to writing.draft.dirty and writing.step.composing.uploading
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

  @apply-e706f0 @apply-1089
  Scenario: 1089 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-eaedd7 @apply-1090
  Scenario: 1090 from job to submitting.sending
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

  @apply-5e0618 @apply-1091
  Scenario: 1091 from job to submitting.sending
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

  @apply-4dd99d @apply-1092
  Scenario: 1092 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-48659c @apply-1093
  Scenario: 1093 from job to submitting.sending
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

  @apply-0e977f @apply-1094
  Scenario: 1094 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-2c6d2b @apply-1095
  Scenario: 1095 from job to submitting.sending
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

  @apply-d0e87f @apply-1096
  Scenario: 1096 from job to submitting.sending
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

  @apply-1870cb @apply-1097
  Scenario: 1097 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-19a24d @apply-1098
  Scenario: 1098 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-27f1c6 @apply-1099
  Scenario: 1099 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-058a19 @apply-1100
  Scenario: 1100 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-643d57 @apply-1101
  Scenario: 1101 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-bef82b @apply-1102
  Scenario: 1102 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-67b392 @apply-1103
  Scenario: 1103 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-48a8c3 @apply-1104
  Scenario: 1104 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-547611 @apply-1105
  Scenario: 1105 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-882771 @apply-1106
  Scenario: 1106 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-d6e7d3 @apply-1107
  Scenario: 1107 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-915d7c @apply-1108
  Scenario: 1108 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-92e8e8 @apply-1109
  Scenario: 1109 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-2fa20c @apply-1110
  Scenario: 1110 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-e86000 @apply-1111
  Scenario: 1111 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-75aefd @apply-1112
  Scenario: 1112 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-9f72a5 @apply-1113
  Scenario: 1113 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-870fcc @apply-1114
  Scenario: 1114 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-b51d64 @apply-1115
  Scenario: 1115 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-76298d @apply-1116
  Scenario: 1116 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-107fdd @apply-1117
  Scenario: 1117 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6a4ddb @apply-1118
  Scenario: 1118 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-f5d2e6 @apply-1119
  Scenario: 1119 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-f44446 @apply-1120
  Scenario: 1120 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-2cca13 @apply-1121
  Scenario: 1121 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-40ffe1 @apply-1122
  Scenario: 1122 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-d83055 @apply-1123
  Scenario: 1123 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-ea3bc2 @apply-1124
  Scenario: 1124 from job to writing.step.composing.editing and writing.draft.saving
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.editing" and "writing.draft.failed"
    When untilDraftRetry · 5 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"

  @apply-660c9e @apply-1125
  Scenario: 1125 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-0c2ee7 @apply-1126
  Scenario: 1126 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-e7c689 @apply-1127
  Scenario: 1127 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a7d26a @apply-1128
  Scenario: 1128 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-8e99da @apply-1129
  Scenario: 1129 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a92342 @apply-1130
  Scenario: 1130 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-cb370f @apply-1131
  Scenario: 1131 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-fa19c7 @apply-1132
  Scenario: 1132 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-ea44a2 @apply-1133
  Scenario: 1133 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-7834fc @apply-1134
  Scenario: 1134 from job to writing.step.screening.editing and writing.draft.dirty
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-e17604 @apply-1135
  Scenario: 1135 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-adc8cb @apply-1136
  Scenario: 1136 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-fcc075 @apply-1137
  Scenario: 1137 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-ddae6f @apply-1138
  Scenario: 1138 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-9d1b7f @apply-1139
  Scenario: 1139 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-f39940 @apply-1140
  Scenario: 1140 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.editing" and "writing.draft.saved"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-35d7e9 @apply-1141
  Scenario: 1141 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-5e15c1 @apply-1142
  Scenario: 1142 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-88ed44 @apply-1143
  Scenario: 1143 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-c6b37c @apply-1144
  Scenario: 1144 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-5cdcda @apply-1145
  Scenario: 1145 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-7a2001 @apply-1146
  Scenario: 1146 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.editing" and "writing.draft.failed"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-af5359 @apply-1147
  Scenario: 1147 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-27576b @apply-1148
  Scenario: 1148 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3ac1a0 @apply-1149
  Scenario: 1149 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-3eb258 @apply-1150
  Scenario: 1150 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-68f09c @apply-1151
  Scenario: 1151 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-9ed900 @apply-1152
  Scenario: 1152 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-412fa6 @apply-1153
  Scenario: 1153 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-13a856 @apply-1154
  Scenario: 1154 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.uploadRequested happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.uploading"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.uploading" and "writing.draft.failed"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-763066 @apply-1155
  Scenario: 1155 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.invalid" and "writing.draft.saved"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6076a1 @apply-1156
  Scenario: 1156 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.invalid" and "writing.draft.saved"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-92359e @apply-1157
  Scenario: 1157 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.invalid" and "writing.draft.saved"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-bcb210 @apply-1158
  Scenario: 1158 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.invalid" and "writing.draft.failed"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-4a2473 @apply-1159
  Scenario: 1159 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.invalid" and "writing.draft.failed"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-efd7ae @apply-1160
  Scenario: 1160 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.composing.invalid" and "writing.draft.failed"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-ecb2ab @apply-1161
  Scenario: 1161 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-b8d816 @apply-1162
  Scenario: 1162 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-cadebc @apply-1163
  Scenario: 1163 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.invalid" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-e8292c @apply-1164
  Scenario: 1164 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.screening.invalid" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-4017b8 @apply-1165
  Scenario: 1165 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.invalid" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-406cb3 @apply-1166
  Scenario: 1166 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.screening.invalid"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.screening.invalid" and "writing.draft.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "writing.step.screening.invalid" and "writing.draft.failed"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-0a22ea @apply-1167
  Scenario: 1167 from job to writing.step.screening.editing and writing.draft.clean
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Check the highlighted fields.","fields":{"screening_answers.21":["Check thi…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"

  @apply-0f7f0c @apply-1168
  Scenario: 1168 from job to submitting.sending
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
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.uploading" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.uploading" and "writing.draft.saved"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.uploading" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-e02072 @apply-1169
  Scenario: 1169 from job to writing.step.composing.editing and writing.draft.clean
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When screening.submitted happens
    Then it is in "writing.draft.dirty" and "writing.step.composing.editing"
    When untilTypingPauses · 1 s has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When saveDraft answers
    Then it is in "writing.step.composing.editing" and "writing.draft.saved"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
