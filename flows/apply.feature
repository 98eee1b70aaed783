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

  @apply-4f359a @apply-148
  Scenario: 148 from job to blocked.alreadyApplied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.alreadyApplied"

  @apply-7cb128 @apply-149
  Scenario: 149 from job to blocked.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobClosed"

  @apply-2f4eba @apply-150
  Scenario: 150 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-173856 @apply-151
  Scenario: 151 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-f64eb2 @apply-152
  Scenario: 152 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-812126 @apply-153
  Scenario: 153 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-bc3ea1 @apply-154
  Scenario: 154 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-b9bc2c @apply-155
  Scenario: 155 from job to external.ready
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "external.ready"

  @apply-04d4ec @apply-156
  Scenario: 156 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.jobOnHold"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-e1f366 @apply-157
  Scenario: 157 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":false,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant"…
    Then it is in "blocked.signInRequired"
    When seeker.signedIn happens
    Then it is in "checking.asking"

  @apply-000f93 @apply-158
  Scenario: 158 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.profileIncomplete"
    When profile.completed happens
    Then it is in "checking.asking"

  @apply-3ecdfe @apply-159
  Scenario: 159 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.notEligible"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-c33214 @apply-160
  Scenario: 160 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "blocked.banned"
    When check.retried happens
    Then it is in "checking.asking"

  @apply-5af7cc @apply-161
  Scenario: 161 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-a654a7 @apply-162
  Scenario: 162 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-172248 @apply-163
  Scenario: 163 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-0ae8e0 @apply-164
  Scenario: 164 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-597bf6 @apply-165
  Scenario: 165 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-74a0f9 @apply-166
  Scenario: 166 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-284748 @apply-167
  Scenario: 167 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-b66e18 @apply-168
  Scenario: 168 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-c7f8f2 @apply-169
  Scenario: 169 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-c4c434 @apply-170
  Scenario: 170 from job to writing.draft.clean and writing.step.composing.uploading
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"

  @apply-26ff22 @apply-171
  Scenario: 171 from job to submitting.sending
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When application.submitted happens
    Then it is in "submitting.sending"

  @apply-57a66a @apply-172
  Scenario: 172 from job to writing.step.composing.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":{"id":"a0e2f7d4-1c55-4f59-9a5b-0d7c1f0f5b21","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "writing.step.composing.editing" and "writing.draft.dirty"

  @apply-e49cf2 @apply-173
  Scenario: 173 from job to writing.draft.clean and writing.step.composing.editing
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When resume.uploadRequested happens
    Then it is in "writing.draft.clean" and "writing.step.composing.uploading"
    When resumeUpload answers {"resume":null}
    Then it is in "writing.draft.clean" and "writing.step.composing.editing"

  @apply-7ce599 @apply-174
  Scenario: 174 from job to applied
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "applied"

  @apply-6caec4 @apply-175
  Scenario: 175 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-b0699d @apply-176
  Scenario: 176 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-0abb94 @apply-177
  Scenario: 177 from job to interrupted.jobClosed
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @apply-707d8b @apply-178
  Scenario: 178 from job to blocked.signInRequired
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"signInRequired","message":"The application was refused.","fields":{}}
    Then it is in "blocked.signInRequired"

  @apply-2cab4c @apply-179
  Scenario: 179 from job to blocked.profileIncomplete
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"profileIncomplete","message":"The application was refused.","fields":{}}
    Then it is in "blocked.profileIncomplete"

  @apply-1a2331 @apply-180
  Scenario: 180 from job to blocked.notEligible
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"notEligible","message":"The application was refused.","fields":{}}
    Then it is in "blocked.notEligible"

  @apply-046b5a @apply-181
  Scenario: 181 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"banned","message":"The application was refused.","fields":{}}
    Then it is in "checking.asking"

  @apply-ebad1b @apply-182
  Scenario: 182 from job to submitting.rejected
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @apply-9ed23b @apply-183
  Scenario: 183 from job to checking.asking
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.composing.editing" and "writing.draft.clean"
    When application.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "checking.asking"

  @apply-b37bd8 @apply-184
  Scenario: 184 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-0284e6 @apply-185
  Scenario: 185 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3a4a8d @apply-186
  Scenario: 186 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"I keep books in order."}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-b4978b @apply-187
  Scenario: 187 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When message.typed happens with {"text":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-3f7f73 @apply-188
  Scenario: 188 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-f4c5c3 @apply-189
  Scenario: 189 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-68abea @apply-190
  Scenario: 190 from job to writing.step.screening.editing and writing.draft.dirty
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When answer.given happens with {"questionId":21,"answer":""}
    Then it is in "writing.step.screening.editing" and "writing.draft.dirty"

  @apply-119213 @apply-191
  Scenario: 191 from job to writing.draft.clean and writing.step.screening.invalid
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "writing.step.screening.editing" and "writing.draft.clean"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"
    When screening.submitted happens
    Then it is in "writing.draft.clean" and "writing.step.screening.invalid"

  @apply-5b0578 @apply-192
  Scenario: 192 from job to left
    Given the apply flow with the input "job"
    And it is in "checking.asking"
    When checkApply answers {"ok":true,"isSeeker":true,"check":{"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant",…
    Then it is in "external.recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "external.ready"
    When external.opened happens
    Then it is in "left"

  @apply-c61002 @apply-193
  Scenario: 193 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-968fb6 @apply-194
  Scenario: 194 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-c1f610 @apply-195
  Scenario: 195 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-680e36 @apply-196
  Scenario: 196 from job to submitting.sending
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

  @apply-73c734 @apply-197
  Scenario: 197 from job to writing.draft.dirty and writing.step.composing.editing
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

  @apply-536a56 @apply-198
  Scenario: 198 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-4b775d @apply-199
  Scenario: 199 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-f89b65 @apply-200
  Scenario: 200 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-54723f @apply-201
  Scenario: 201 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-95379a @apply-202
  Scenario: 202 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a7b26f @apply-203
  Scenario: 203 from job to submitting.sending
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

  @apply-3d4b43 @apply-204
  Scenario: 204 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-6c154a @apply-205
  Scenario: 205 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-103d6f @apply-206
  Scenario: 206 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-8299f3 @apply-207
  Scenario: 207 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-7d64f2 @apply-208
  Scenario: 208 from job to writing.draft.dirty and writing.step.composing.uploading
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

  @apply-5459f0 @apply-209
  Scenario: 209 from job to writing.draft.dirty and writing.step.composing.invalid
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

  @apply-c0a69e @apply-210
  Scenario: 210 from job to submitting.sending
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

  @apply-86e79a @apply-211
  Scenario: 211 from job to submitting.sending
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

  @apply-c7582e @apply-212
  Scenario: 212 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-177d17 @apply-213
  Scenario: 213 from job to submitting.sending
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

  @apply-172185 @apply-214
  Scenario: 214 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-ae9428 @apply-215
  Scenario: 215 from job to submitting.sending
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

  @apply-2b6387 @apply-216
  Scenario: 216 from job to submitting.sending
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

  @apply-54e326 @apply-217
  Scenario: 217 from job to writing.step.composing.editing and writing.draft.clean
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

  @apply-749140 @apply-218
  Scenario: 218 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-e7f51e @apply-219
  Scenario: 219 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-789b35 @apply-220
  Scenario: 220 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-777a15 @apply-221
  Scenario: 221 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-5a6826 @apply-222
  Scenario: 222 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-28a296 @apply-223
  Scenario: 223 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-2460e3 @apply-224
  Scenario: 224 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-00c31a @apply-225
  Scenario: 225 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-8c8c65 @apply-226
  Scenario: 226 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-863809 @apply-227
  Scenario: 227 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-6f61e7 @apply-228
  Scenario: 228 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-6fc81b @apply-229
  Scenario: 229 from job to submitting.sending
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

  @apply-363aa6 @apply-230
  Scenario: 230 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-63f6ce @apply-231
  Scenario: 231 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-0c8f07 @apply-232
  Scenario: 232 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-91e439 @apply-233
  Scenario: 233 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-459e0e @apply-234
  Scenario: 234 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-f498ba @apply-235
  Scenario: 235 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-8a3eda @apply-236
  Scenario: 236 from job to submitting.sending
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

  @apply-7eea01 @apply-237
  Scenario: 237 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-5eca75 @apply-238
  Scenario: 238 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-177cba @apply-239
  Scenario: 239 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-5b299e @apply-240
  Scenario: 240 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-f14c4b @apply-241
  Scenario: 241 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-add48d @apply-242
  Scenario: 242 from job to submitting.sending
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

  @apply-17f7a2 @apply-243
  Scenario: 243 from job to writing.step.composing.editing and writing.draft.saving
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

  @apply-e83bde @apply-244
  Scenario: 244 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-749e34 @apply-245
  Scenario: 245 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-680025 @apply-246
  Scenario: 246 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-08cd30 @apply-247
  Scenario: 247 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-6c7d09 @apply-248
  Scenario: 248 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-a71b33 @apply-249
  Scenario: 249 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-9b2132 @apply-250
  Scenario: 250 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-744988 @apply-251
  Scenario: 251 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-d4cd2a @apply-252
  Scenario: 252 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-51cc2b @apply-253
  Scenario: 253 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-173e4b @apply-254
  Scenario: 254 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-f9732a @apply-255
  Scenario: 255 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-9cf2c1 @apply-256
  Scenario: 256 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-00579f @apply-257
  Scenario: 257 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-fe409e @apply-258
  Scenario: 258 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-e48790 @apply-259
  Scenario: 259 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-2ba13c @apply-260
  Scenario: 260 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-f10e87 @apply-261
  Scenario: 261 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-1e2226 @apply-262
  Scenario: 262 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-c5d690 @apply-263
  Scenario: 263 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-ccaf34 @apply-264
  Scenario: 264 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-1eb358 @apply-265
  Scenario: 265 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-456af1 @apply-266
  Scenario: 266 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-977fcc @apply-267
  Scenario: 267 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-b09e45 @apply-268
  Scenario: 268 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-6be4c3 @apply-269
  Scenario: 269 from job to submitting.sending
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

  @apply-786e49 @apply-270
  Scenario: 270 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-56b045 @apply-271
  Scenario: 271 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-8a4218 @apply-272
  Scenario: 272 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-843231 @apply-273
  Scenario: 273 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-978335 @apply-274
  Scenario: 274 from job to submitting.sending
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

  @apply-efcae6 @apply-275
  Scenario: 275 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-560b27 @apply-276
  Scenario: 276 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-c760ad @apply-277
  Scenario: 277 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-5b27e0 @apply-278
  Scenario: 278 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-17f378 @apply-279
  Scenario: 279 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-e71e15 @apply-280
  Scenario: 280 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-00bc43 @apply-281
  Scenario: 281 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-c93937 @apply-282
  Scenario: 282 from job to writing.draft.dirty and writing.step.screening.editing
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

  @apply-1c4ba8 @apply-283
  Scenario: 283 from job to writing.step.composing.editing and writing.draft.dirty
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

  @apply-114273 @apply-284
  Scenario: 284 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-0bdf1b @apply-285
  Scenario: 285 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-939e50 @apply-286
  Scenario: 286 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-a14994 @apply-287
  Scenario: 287 from job to writing.step.screening.editing and writing.draft.dirty
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

  @apply-0b48f7 @apply-288
  Scenario: 288 from job to writing.step.screening.editing and writing.draft.clean
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

  @apply-a6f921 @apply-289
  Scenario: 289 from job to submitting.sending
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

  @apply-48af8c @apply-290
  Scenario: 290 from job to writing.step.composing.editing and writing.draft.clean
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
