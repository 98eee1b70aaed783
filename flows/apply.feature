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

  @apply-946600 @apply-722
  Scenario: 722 from job to blocked.alreadyApplied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.alreadyApplied"

  @apply-1a651a @apply-723
  Scenario: 723 from job to blocked.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobClosed"

  @apply-5e9f1f @apply-724
  Scenario: 724 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-47ad09 @apply-725
  Scenario: 725 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-79c52e @apply-726
  Scenario: 726 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6d7a00 @apply-727
  Scenario: 727 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-42028f @apply-728
  Scenario: 728 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-aef860 @apply-729
  Scenario: 729 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-5022c2 @apply-730
  Scenario: 730 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3cc4fe @apply-731
  Scenario: 731 from job to external.ready
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "external.ready"

  @apply-bf253a @apply-732
  Scenario: 732 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobOnHold"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-586c6f @apply-733
  Scenario: 733 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":false,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant"…
    Then it is in "blocked.signInRequired"
    When seeker.signedIn happens
    Then it is in "checking.asking"

  @apply-8a2b44 @apply-734
  Scenario: 734 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.profileIncomplete"
    When profile.completed happens
    Then it is in "checking.asking"

  @apply-e03349 @apply-735
  Scenario: 735 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.notEligible"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-ea66e3 @apply-736
  Scenario: 736 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.banned"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-7ae00b @apply-737
  Scenario: 737 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-16f80b @apply-738
  Scenario: 738 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-4741e1 @apply-739
  Scenario: 739 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-147d21 @apply-740
  Scenario: 740 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-0365c5 @apply-741
  Scenario: 741 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-9d8ab8 @apply-742
  Scenario: 742 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-c44b55 @apply-743
  Scenario: 743 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-aee310 @apply-746
  Scenario: 746 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-6a587d @apply-747
  Scenario: 747 from job to writing.draft.clean and writing.step.composing.uploading
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"

  @apply-fcb750 @apply-748
  Scenario: 748 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-3ebd04 @apply-749
  Scenario: 749 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-955a9a @apply-750
  Scenario: 750 from job to writing.draft.clean and writing.step.composing.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":null}
    Then it is in "writing.draft.clean" and "writing.step.composing.editing"

  @apply-7e1f3c @apply-751
  Scenario: 751 from job to applied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "applied"

  @apply-9a5884 @apply-752
  Scenario: 752 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-8e8b42 @apply-753
  Scenario: 753 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-572547 @apply-754
  Scenario: 754 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-9e8841 @apply-755
  Scenario: 755 from job to blocked.signInRequired
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"signInRequired","message":"The application was refused.","fields":{}}
    Then it is in "blocked.signInRequired"

  @apply-605649 @apply-756
  Scenario: 756 from job to blocked.profileIncomplete
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"profileIncomplete","message":"The application was refused.","fields":{}}
    Then it is in "blocked.profileIncomplete"

  @apply-8155ed @apply-757
  Scenario: 757 from job to blocked.notEligible
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"notEligible","message":"The application was refused.","fields":{}}
    Then it is in "blocked.notEligible"

  @apply-fe3096 @apply-758
  Scenario: 758 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"banned","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-25db8b @apply-759
  Scenario: 759 from job to submitting.rejected
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @apply-18ea4d @apply-760
  Scenario: 760 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "checking.asking"

  @apply-a436a2 @apply-761
  Scenario: 761 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-a65ca6 @apply-762
  Scenario: 762 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-496322 @apply-763
  Scenario: 763 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3be545 @apply-764
  Scenario: 764 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-306459 @apply-765
  Scenario: 765 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-70f967 @apply-766
  Scenario: 766 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When video.chosen happens with {"videoId":"5d6f0a52-7c56-4f0d-8f6b-3d1f5e0f2a77"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-e22211 @apply-767
  Scenario: 767 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-d911ba @apply-768
  Scenario: 768 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-dc763f @apply-769
  Scenario: 769 from job to writing.draft.clean and writing.step.screening.invalid
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"

  @apply-840c94 @apply-770
  Scenario: 770 from job to left
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "external.ready"
    When external.opened happens
    Then it is in "left"

  @apply-67d001 @apply-773
  Scenario: 773 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d96146 @apply-774
  Scenario: 774 from job to submitting.sending
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

  @apply-c98ef9 @apply-775
  Scenario: 775 from job to writing.draft.dirty and writing.step.composing.editing
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

  @apply-54b2b1 @apply-776
  Scenario: 776 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-91f218 @apply-777
  Scenario: 777 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-76f3e7 @apply-778
  Scenario: 778 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-cc6a52 @apply-779
  Scenario: 779 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a4861c @apply-780
  Scenario: 780 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-9238d1 @apply-781
  Scenario: 781 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d725d6 @apply-782
  Scenario: 782 from job to submitting.sending
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

  @apply-728228 @apply-783
  Scenario: 783 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-d5a3e3 @apply-784
  Scenario: 784 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-76be9d @apply-785
  Scenario: 785 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-e7c8ff @apply-786
  Scenario: 786 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-500aba @apply-787
  Scenario: 787 from job to writing.draft.dirty and writing.step.composing.uploading
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

  @apply-1e5b25 @apply-788
  Scenario: 788 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-ae2a3d @apply-789
  Scenario: 789 from job to submitting.sending
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

  @apply-df5ff5 @apply-790
  Scenario: 790 from job to submitting.sending
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

  @apply-026b6d @apply-791
  Scenario: 791 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-08d05a @apply-792
  Scenario: 792 from job to submitting.sending
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

  @apply-1254ae @apply-793
  Scenario: 793 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-0f83ad @apply-794
  Scenario: 794 from job to submitting.sending
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

  @apply-bc7bd6 @apply-795
  Scenario: 795 from job to submitting.sending
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

  @apply-124814 @apply-796
  Scenario: 796 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-cd0dd3 @apply-797
  Scenario: 797 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-353200 @apply-798
  Scenario: 798 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-0bac79 @apply-799
  Scenario: 799 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-9554c8 @apply-800
  Scenario: 800 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-19ab34 @apply-801
  Scenario: 801 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-0bba81 @apply-802
  Scenario: 802 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-dda9b2 @apply-803
  Scenario: 803 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-f7c097 @apply-804
  Scenario: 804 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-9e9b33 @apply-805
  Scenario: 805 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-e68e06 @apply-808
  Scenario: 808 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-6b94d1 @apply-809
  Scenario: 809 from job to submitting.sending
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

  @apply-1d6097 @apply-810
  Scenario: 810 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-f36e3f @apply-811
  Scenario: 811 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-464e24 @apply-812
  Scenario: 812 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-5a814c @apply-813
  Scenario: 813 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a8e47b @apply-814
  Scenario: 814 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-3d50e3 @apply-815
  Scenario: 815 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-4b8e92 @apply-816
  Scenario: 816 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-4abdeb @apply-817
  Scenario: 817 from job to submitting.sending
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

  @apply-b7df7a @apply-818
  Scenario: 818 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-27a0b3 @apply-819
  Scenario: 819 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-508cc0 @apply-820
  Scenario: 820 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-b95172 @apply-821
  Scenario: 821 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-f4590c @apply-822
  Scenario: 822 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-08d8ff @apply-823
  Scenario: 823 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d0f78e @apply-824
  Scenario: 824 from job to submitting.sending
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

  @apply-9b2bc8 @apply-825
  Scenario: 825 from job to writing.step.composing.editing and writing.draft.saving
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

  @apply-c089aa @apply-826
  Scenario: 826 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-e773b5 @apply-827
  Scenario: 827 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-9a8a51 @apply-828
  Scenario: 828 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-5660f6 @apply-829
  Scenario: 829 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-367dff @apply-830
  Scenario: 830 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-1e2053 @apply-831
  Scenario: 831 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-9a2253 @apply-832
  Scenario: 832 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-f524ba @apply-833
  Scenario: 833 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-01409b @apply-834
  Scenario: 834 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-091ecd @apply-835
  Scenario: 835 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-9cac16 @apply-836
  Scenario: 836 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-970b3f @apply-837
  Scenario: 837 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-6813c9 @apply-838
  Scenario: 838 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-b3a0b1 @apply-839
  Scenario: 839 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-432834 @apply-840
  Scenario: 840 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-42eebe @apply-841
  Scenario: 841 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-7071b9 @apply-842
  Scenario: 842 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-23a144 @apply-843
  Scenario: 843 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-78d1b9 @apply-844
  Scenario: 844 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-e57aee @apply-845
  Scenario: 845 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-ed8815 @apply-846
  Scenario: 846 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-fc30dd @apply-847
  Scenario: 847 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-4d5168 @apply-848
  Scenario: 848 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-88d3be @apply-849
  Scenario: 849 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-dd4a76 @apply-852
  Scenario: 852 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-bdbbd1 @apply-853
  Scenario: 853 from job to submitting.sending
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

  @apply-7b97aa @apply-854
  Scenario: 854 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-276ab8 @apply-857
  Scenario: 857 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-6a7010 @apply-858
  Scenario: 858 from job to submitting.sending
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

  @apply-1d59ac @apply-859
  Scenario: 859 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-965307 @apply-860
  Scenario: 860 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-2f1100 @apply-861
  Scenario: 861 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-504ed1 @apply-862
  Scenario: 862 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a9abf0 @apply-863
  Scenario: 863 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-70da61 @apply-864
  Scenario: 864 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-c165e8 @apply-865
  Scenario: 865 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-8d2f40 @apply-866
  Scenario: 866 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-2ab8cb @apply-867
  Scenario: 867 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-7aa81b @apply-868
  Scenario: 868 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-44e7e2 @apply-869
  Scenario: 869 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-79032b @apply-870
  Scenario: 870 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-cc6828 @apply-871
  Scenario: 871 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-7befad @apply-872
  Scenario: 872 from job to writing.step.screening.editing and writing.draft.clean
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

  @apply-2440b2 @apply-873
  Scenario: 873 from job to submitting.sending
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

  @apply-bc6217 @apply-874
  Scenario: 874 from job to writing.step.composing.editing and writing.draft.clean
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
