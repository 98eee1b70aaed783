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

  @apply-e950de @apply-875
  Scenario: 875 from job to blocked.alreadyApplied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.alreadyApplied"

  @apply-b881bc @apply-876
  Scenario: 876 from job to blocked.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobClosed"

  @apply-36a86c @apply-877
  Scenario: 877 from job to blocked.noWayToApply
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.noWayToApply"

  @apply-afda93 @apply-878
  Scenario: 878 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-314660 @apply-879
  Scenario: 879 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-7c15ee @apply-880
  Scenario: 880 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-40a1cb @apply-881
  Scenario: 881 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-35f15c @apply-882
  Scenario: 882 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-f96c6b @apply-883
  Scenario: 883 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-75e77e @apply-884
  Scenario: 884 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-b45002 @apply-885
  Scenario: 885 from job to external.ready
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "external.ready"

  @apply-93a632 @apply-886
  Scenario: 886 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobOnHold"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-1fce0f @apply-887
  Scenario: 887 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":false,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant"…
    Then it is in "blocked.signInRequired"
    When seeker.signedIn happens
    Then it is in "checking.asking"

  @apply-c10d4d @apply-888
  Scenario: 888 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.profileIncomplete"
    When profile.completed happens
    Then it is in "checking.asking"

  @apply-3442f9 @apply-889
  Scenario: 889 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.notEligible"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-ed185c @apply-890
  Scenario: 890 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.banned"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-6067be @apply-891
  Scenario: 891 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-b56131 @apply-892
  Scenario: 892 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-7f7c71 @apply-893
  Scenario: 893 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-32b853 @apply-894
  Scenario: 894 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-0ef018 @apply-895
  Scenario: 895 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-feca93 @apply-896
  Scenario: 896 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-4e4e14 @apply-897
  Scenario: 897 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-6adf22 @apply-898
  Scenario: 898 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6b7847 @apply-899
  Scenario: 899 from job to writing.draft.clean and writing.step.composing.uploading
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"

  @apply-5313d8 @apply-900
  Scenario: 900 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-01da05 @apply-901
  Scenario: 901 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-95f4fa @apply-902
  Scenario: 902 from job to writing.draft.clean and writing.step.composing.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":null}
    Then it is in "writing.draft.clean" and "writing.step.composing.editing"

  @apply-a9d040 @apply-903
  Scenario: 903 from job to applied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "applied"

  @apply-728718 @apply-904
  Scenario: 904 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-1c88ae @apply-905
  Scenario: 905 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-ce3587 @apply-906
  Scenario: 906 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-913e2f @apply-907
  Scenario: 907 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"noWayToApply","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-28d85e @apply-908
  Scenario: 908 from job to blocked.signInRequired
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"signInRequired","message":"The application was refused.","fields":{}}
    Then it is in "blocked.signInRequired"

  @apply-89f5cd @apply-909
  Scenario: 909 from job to blocked.profileIncomplete
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"profileIncomplete","message":"The application was refused.","fields":{}}
    Then it is in "blocked.profileIncomplete"

  @apply-3f97c7 @apply-910
  Scenario: 910 from job to blocked.notEligible
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"notEligible","message":"The application was refused.","fields":{}}
    Then it is in "blocked.notEligible"

  @apply-fef2a9 @apply-911
  Scenario: 911 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"banned","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-44f7ac @apply-912
  Scenario: 912 from job to submitting.rejected
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @apply-899c74 @apply-914
  Scenario: 914 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-40e664 @apply-915
  Scenario: 915 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-6466ae @apply-916
  Scenario: 916 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-6a4913 @apply-917
  Scenario: 917 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-a74519 @apply-918
  Scenario: 918 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-8c6181 @apply-919
  Scenario: 919 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-00da89 @apply-920
  Scenario: 920 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3bfabe @apply-921
  Scenario: 921 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-30a290 @apply-922
  Scenario: 922 from job to writing.draft.clean and writing.step.screening.invalid
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"

  @apply-0fbf40 @apply-923
  Scenario: 923 from job to left
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "external.ready"
    When external.opened happens
    Then it is in "left"

  @apply-91daed @apply-924
  Scenario: 924 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-65db41 @apply-925
  Scenario: 925 from job to submitting.sending
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

  @apply-d7998d @apply-926
  Scenario: 926 from job to writing.draft.dirty and writing.step.composing.editing
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

  @apply-810e1e @apply-927
  Scenario: 927 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-5cb05c @apply-928
  Scenario: 928 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-2d7de7 @apply-929
  Scenario: 929 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-857222 @apply-930
  Scenario: 930 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-086d83 @apply-931
  Scenario: 931 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-2a77a7 @apply-932
  Scenario: 932 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.composing.editing" and "writing.draft.saving"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-39a060 @apply-933
  Scenario: 933 from job to submitting.sending
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

  @apply-19f656 @apply-934
  Scenario: 934 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-f2aa39 @apply-935
  Scenario: 935 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-081e68 @apply-936
  Scenario: 936 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-5dd627 @apply-937
  Scenario: 937 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-163ad4 @apply-938
  Scenario: 938 from job to writing.draft.dirty and writing.step.composing.uploading
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

  @apply-1ea9b1 @apply-939
  Scenario: 939 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-27e230 @apply-940
  Scenario: 940 from job to submitting.sending
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

  @apply-f9e289 @apply-941
  Scenario: 941 from job to submitting.sending
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

  @apply-064e95 @apply-942
  Scenario: 942 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-5f79d1 @apply-943
  Scenario: 943 from job to submitting.sending
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

  @apply-da2608 @apply-944
  Scenario: 944 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-d4948e @apply-945
  Scenario: 945 from job to submitting.sending
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

  @apply-638021 @apply-946
  Scenario: 946 from job to submitting.sending
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

  @apply-567095 @apply-947
  Scenario: 947 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-9cda73 @apply-948
  Scenario: 948 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-65904c @apply-949
  Scenario: 949 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-04ec91 @apply-950
  Scenario: 950 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-06409e @apply-951
  Scenario: 951 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-b73332 @apply-952
  Scenario: 952 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-c76fb0 @apply-953
  Scenario: 953 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-a3b64f @apply-954
  Scenario: 954 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When untilTypingPauses · 800 ms has passed
    Then it is in "writing.step.screening.editing" and "writing.draft.saving"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-54621a @apply-955
  Scenario: 955 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-d92f76 @apply-956
  Scenario: 956 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-936b6d @apply-957
  Scenario: 957 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a54896 @apply-958
  Scenario: 958 from job to submitting.sending
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

  @apply-6edea7 @apply-959
  Scenario: 959 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-c0c8ad @apply-960
  Scenario: 960 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-73f630 @apply-961
  Scenario: 961 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-4f893f @apply-962
  Scenario: 962 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-2bf083 @apply-963
  Scenario: 963 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-b2dfda @apply-964
  Scenario: 964 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-11e1fb @apply-965
  Scenario: 965 from job to writing.step.composing.editing and writing.draft.dirty
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
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-738c7d @apply-966
  Scenario: 966 from job to submitting.sending
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

  @apply-e7980e @apply-967
  Scenario: 967 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d118e1 @apply-968
  Scenario: 968 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a24be1 @apply-969
  Scenario: 969 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-eb131a @apply-970
  Scenario: 970 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-977328 @apply-971
  Scenario: 971 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-e3a203 @apply-972
  Scenario: 972 from job to writing.step.composing.editing and writing.draft.dirty
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
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-526cca @apply-973
  Scenario: 973 from job to submitting.sending
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

  @apply-c73cda @apply-974
  Scenario: 974 from job to writing.step.composing.editing and writing.draft.saving
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

  @apply-401c75 @apply-975
  Scenario: 975 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-acf1fd @apply-976
  Scenario: 976 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-53638a @apply-977
  Scenario: 977 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-64bf5d @apply-978
  Scenario: 978 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-332b41 @apply-979
  Scenario: 979 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-aa8109 @apply-980
  Scenario: 980 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a1eb65 @apply-981
  Scenario: 981 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-25ae93 @apply-982
  Scenario: 982 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-889853 @apply-983
  Scenario: 983 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-4b08ee @apply-984
  Scenario: 984 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-20d45d @apply-985
  Scenario: 985 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-f4c2dc @apply-986
  Scenario: 986 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-002db4 @apply-987
  Scenario: 987 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-ebd03b @apply-988
  Scenario: 988 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-b4ccf1 @apply-989
  Scenario: 989 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-eb5401 @apply-990
  Scenario: 990 from job to writing.step.screening.editing and writing.draft.dirty
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
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-8a9efd @apply-991
  Scenario: 991 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-951a69 @apply-992
  Scenario: 992 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-155653 @apply-993
  Scenario: 993 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-ecf40e @apply-994
  Scenario: 994 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-43f190 @apply-995
  Scenario: 995 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-b9319b @apply-996
  Scenario: 996 from job to writing.step.screening.editing and writing.draft.dirty
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
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-847b32 @apply-997
  Scenario: 997 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-46003a @apply-998
  Scenario: 998 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-b49ae8 @apply-999
  Scenario: 999 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-342160 @apply-1000
  Scenario: 1000 from job to submitting.sending
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

  @apply-80d47e @apply-1001
  Scenario: 1001 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-618b4d @apply-1002
  Scenario: 1002 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-866965 @apply-1003
  Scenario: 1003 from job to submitting.sending
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

  @apply-5910d8 @apply-1004
  Scenario: 1004 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-695c7f @apply-1005
  Scenario: 1005 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d5def5 @apply-1006
  Scenario: 1006 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-c540bf @apply-1007
  Scenario: 1007 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-502e15 @apply-1008
  Scenario: 1008 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d5bad0 @apply-1009
  Scenario: 1009 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-7388a5 @apply-1010
  Scenario: 1010 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d29c37 @apply-1011
  Scenario: 1011 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-27dee6 @apply-1012
  Scenario: 1012 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-9bd7b5 @apply-1013
  Scenario: 1013 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-357a78 @apply-1014
  Scenario: 1014 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-4332bb @apply-1015
  Scenario: 1015 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-ed7667 @apply-1016
  Scenario: 1016 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-0af183 @apply-1017
  Scenario: 1017 from job to writing.step.screening.editing and writing.draft.clean
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

  @apply-ffc32f @apply-1018
  Scenario: 1018 from job to submitting.sending
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

  @apply-a2137a @apply-1019
  Scenario: 1019 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-b6d19b @apply-1020
  Scenario: 1020 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill up the requir…
    Then it is in "checking.asking"
