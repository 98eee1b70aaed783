@resumeUpload
Feature: Upload a resume
  Takes a PDF, DOC or DOCX, judges it by its content, and stores it, however the connection is.

  @resumeUpload-da056c @resumeUpload-1
  Scenario: 1 from start to cancelled
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-1f4e0e @resumeUpload-2
  Scenario: 2 from start to cancelled
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-72ac1c @resumeUpload-3
  Scenario: 3 from start to cancelled
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-42625a @resumeUpload-4
  Scenario: 4 from start to uploading.sending
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":0.4}
    Then it is in "uploading.sending"

  @resumeUpload-a278c3 @resumeUpload-6
  Scenario: 6 from start to rejected
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.rejected happens with {"reason":"type"}
    Then it is in "rejected"

  @resumeUpload-8ce4c3 @resumeUpload-7
  Scenario: 7 from start to failed
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"

  @resumeUpload-93da53 @resumeUpload-8
  Scenario: 8 from start to checking
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"

  @resumeUpload-937937 @resumeUpload-9
  Scenario: 9 from start to cancelled
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-688a35 @resumeUpload-10
  Scenario: 10 from start to checking
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile fails with "The file is gone."
    Then it is in "failed"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"

  @resumeUpload-0fe5d5 @resumeUpload-11
  Scenario: 11 from start to checking
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile fails with "The file is gone."
    Then it is in "failed"
    When upload.retried happens
    Then it is in "checking"

  @resumeUpload-345008 @resumeUpload-12
  Scenario: 12 from start to cancelled
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile fails with "The file is gone."
    Then it is in "failed"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-627d86 @resumeUpload-13
  Scenario: 13 from start to cancelled
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-df5a1e @resumeUpload-15
  Scenario: 15 from start to rejected
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.rejected happens with {"reason":"type"}
    Then it is in "rejected"

  @resumeUpload-43df4c @resumeUpload-16
  Scenario: 16 from start to offline
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"

  @resumeUpload-8fc298 @resumeUpload-17
  Scenario: 17 from start to failed
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"

  @resumeUpload-a3a271 @resumeUpload-18
  Scenario: 18 from start to uploading.sending
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When upload.retried happens
    Then it is in "uploading.sending"

  @resumeUpload-0676dc @resumeUpload-19
  Scenario: 19 from start to cancelled
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-eeed57 @resumeUpload-20
  Scenario: 20 from start to uploading.sending
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "uploading.sending"

  @resumeUpload-7be403 @resumeUpload-21
  Scenario: 21 from chosen to checking
    Given the resumeUpload flow with the input "chosen"
    And it is in "checking"

  @resumeUpload-7e3d9d @resumeUpload-22
  Scenario: 22 from full to cancelled
    Given the resumeUpload flow with the input "full"
    And it is in "rejected"
    When upload.cancelled happens
    Then it is in "cancelled"

  @resumeUpload-54bb07 @resumeUpload-23
  Scenario: 23 from start to stored
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "stored"

  @resumeUpload-caddd3 @resumeUpload-24
  Scenario: 24 from start to stored
    Given the resumeUpload flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana-reyes.pdf","size":120000}}
    Then it is in "checking"
    When checkFile answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.stored happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "stored"
