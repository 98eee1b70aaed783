@resumeDocument
Feature: An attached resume
  Renames, shows, downloads, mails and deletes one attached resume, and chooses it to go along by itself.

  @resumeDocument-233367 @resumeDocument-1
  Scenario: 1 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When resume.changed happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "listed.idle"

  @resumeDocument-0a7aef @resumeDocument-2
  Scenario: 2 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-298bb7 @resumeDocument-3
  Scenario: 3 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-9ce6fa @resumeDocument-4
  Scenario: 4 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-1aed30 @resumeDocument-5
  Scenario: 5 from pdf to gone
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-4f393c @resumeDocument-6
  Scenario: 6 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-519c61 @resumeDocument-7
  Scenario: 7 from pdf to gone
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-b60b9c @resumeDocument-8
  Scenario: 8 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-afa077 @resumeDocument-9
  Scenario: 9 from pdf to gone
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-f9e2c1 @resumeDocument-10
  Scenario: 10 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-5990d4 @resumeDocument-11
  Scenario: 11 from pdf to gone
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-b5ed9c @resumeDocument-12
  Scenario: 12 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview answers {"ok":true,"url":"/api/jobseekers/resumes/1/view"}
    Then it is in "previewing.shown"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-edc5c7 @resumeDocument-13
  Scenario: 13 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview answers {"ok":true,"url":"/api/jobseekers/resumes/1/view"}
    Then it is in "previewing.shown"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-bb8d0a @resumeDocument-14
  Scenario: 14 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "previewing.offline"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-0a445b @resumeDocument-15
  Scenario: 15 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "previewing.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-966070 @resumeDocument-16
  Scenario: 16 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "previewing.offline"
    When waitToPreview answers
    Then it is in "previewing.finding"

  @resumeDocument-11ef28 @resumeDocument-17
  Scenario: 17 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "previewing.failed"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-13cb82 @resumeDocument-18
  Scenario: 18 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "previewing.failed"
    When action.retried happens
    Then it is in "previewing.finding"

  @resumeDocument-bda65e @resumeDocument-19
  Scenario: 19 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "previewing.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-e56027 @resumeDocument-20
  Scenario: 20 from pdf to renaming.typing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-97b8b6 @resumeDocument-21
  Scenario: 21 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-15c0db @resumeDocument-22
  Scenario: 22 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-a6c4ba @resumeDocument-23
  Scenario: 23 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-f5e388 @resumeDocument-24
  Scenario: 24 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-a62697 @resumeDocument-25
  Scenario: 25 from pdf to deleting.asking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-b65665 @resumeDocument-26
  Scenario: 26 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-a0186d @resumeDocument-27
  Scenario: 27 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When waitToDownload answers
    Then it is in "downloading.fetching"

  @resumeDocument-1b907c @resumeDocument-28
  Scenario: 28 from pdf to renaming.typing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-5df784 @resumeDocument-29
  Scenario: 29 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-48fa8b @resumeDocument-30
  Scenario: 30 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-5ce542 @resumeDocument-31
  Scenario: 31 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-50a6cf @resumeDocument-32
  Scenario: 32 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-2718d0 @resumeDocument-33
  Scenario: 33 from pdf to deleting.asking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-217c58 @resumeDocument-34
  Scenario: 34 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-c832f4 @resumeDocument-35
  Scenario: 35 from pdf to renaming.typing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-0580ae @resumeDocument-36
  Scenario: 36 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-866a0c @resumeDocument-37
  Scenario: 37 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-ca3573 @resumeDocument-38
  Scenario: 38 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-7f2c8c @resumeDocument-39
  Scenario: 39 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-0745f5 @resumeDocument-40
  Scenario: 40 from pdf to deleting.asking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-46ff7a @resumeDocument-41
  Scenario: 41 from pdf to renaming.typing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-40c07e @resumeDocument-42
  Scenario: 42 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-2e2d4f @resumeDocument-43
  Scenario: 43 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-5cdd08 @resumeDocument-44
  Scenario: 44 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-a3545d @resumeDocument-45
  Scenario: 45 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-3fc4c1 @resumeDocument-46
  Scenario: 46 from pdf to deleting.asking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-04895e @resumeDocument-47
  Scenario: 47 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "autoSending.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-5b4231 @resumeDocument-48
  Scenario: 48 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "autoSending.offline"
    When waitToSwitch answers
    Then it is in "autoSending.saving"

  @resumeDocument-7fdeea @resumeDocument-49
  Scenario: 49 from pdf to renaming.typing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-a8a72a @resumeDocument-50
  Scenario: 50 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-f85c5d @resumeDocument-51
  Scenario: 51 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-0f065f @resumeDocument-52
  Scenario: 52 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-cede6a @resumeDocument-53
  Scenario: 53 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-c5951c @resumeDocument-54
  Scenario: 54 from pdf to deleting.asking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-6ebdef @resumeDocument-55
  Scenario: 55 from pdf to deleted
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":true}
    Then it is in "deleted"

  @resumeDocument-1af041 @resumeDocument-56
  Scenario: 56 from pdf to renaming.typing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-dffa5e @resumeDocument-57
  Scenario: 57 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-7a61d4 @resumeDocument-58
  Scenario: 58 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-c3ec1a @resumeDocument-59
  Scenario: 59 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-e79de8 @resumeDocument-60
  Scenario: 60 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-618883 @resumeDocument-61
  Scenario: 61 from pdf to deleting.asking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-2da2a1 @resumeDocument-62
  Scenario: 62 from pdf to renaming.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"

  @resumeDocument-206608 @resumeDocument-63
  Scenario: 63 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-a89a78 @resumeDocument-64
  Scenario: 64 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-39dadf @resumeDocument-65
  Scenario: 65 from pdf to renaming.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When waitToRename answers
    Then it is in "renaming.saving"

  @resumeDocument-12ae1b @resumeDocument-66
  Scenario: 66 from pdf to renaming.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"

  @resumeDocument-9fa7c0 @resumeDocument-67
  Scenario: 67 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-bd3e76 @resumeDocument-68
  Scenario: 68 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.changed happens
    Then it is in "sending.addressing"

  @resumeDocument-3b66c8 @resumeDocument-69
  Scenario: 69 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-015051 @resumeDocument-70
  Scenario: 70 from pdf to sending.checking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":false,"failure":"invalid","fault":"email.format"}
    Then it is in "sending.wrongAddress"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"

  @resumeDocument-c4078f @resumeDocument-71
  Scenario: 71 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":false,"failure":"invalid","fault":"email.format"}
    Then it is in "sending.wrongAddress"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-fa75f1 @resumeDocument-72
  Scenario: 72 from pdf to sending.confirming
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "sending.failed"
    When action.retried happens
    Then it is in "sending.confirming"

  @resumeDocument-ea7324 @resumeDocument-73
  Scenario: 73 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "sending.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-92c3c4 @resumeDocument-74
  Scenario: 74 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-71eb44 @resumeDocument-75
  Scenario: 75 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-eab269 @resumeDocument-76
  Scenario: 76 from pdf to deleting.removing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When waitToDelete answers
    Then it is in "deleting.removing"

  @resumeDocument-749e64 @resumeDocument-77
  Scenario: 77 from pdf to deleting.removing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.retried happens
    Then it is in "deleting.removing"

  @resumeDocument-6f91af @resumeDocument-78
  Scenario: 78 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-c9b053 @resumeDocument-79
  Scenario: 79 from pdf to gone
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-ef6785 @resumeDocument-80
  Scenario: 80 from pdf to sending.wrongAddress
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"invalid","fault":"email.format"}
    Then it is in "sending.wrongAddress"

  @resumeDocument-c44b6a @resumeDocument-81
  Scenario: 81 from pdf to sending.failed
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "sending.failed"

  @resumeDocument-0b02af @resumeDocument-82
  Scenario: 82 from pdf to deleting.removing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "deleting.removing"

  @resumeDocument-3f7dd4 @resumeDocument-83
  Scenario: 83 from pdf to gone
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-9efbb1 @resumeDocument-84
  Scenario: 84 from pdf to deleting.failed
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"

  @resumeDocument-8d4047 @resumeDocument-85
  Scenario: 85 from pdf to renaming.typing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-e33285 @resumeDocument-86
  Scenario: 86 from pdf to previewing.finding
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-6c6333 @resumeDocument-87
  Scenario: 87 from pdf to downloading.fetching
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-bedb6c @resumeDocument-88
  Scenario: 88 from pdf to sending.addressing
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-4153bc @resumeDocument-89
  Scenario: 89 from pdf to autoSending.saving
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-b06e42 @resumeDocument-90
  Scenario: 90 from pdf to deleting.asking
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-a394dc @resumeDocument-91
  Scenario: 91 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"tooMany"}
    Then it is in "sending.tooMany"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-42a438 @resumeDocument-92
  Scenario: 92 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "sending.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-96d7b1 @resumeDocument-93
  Scenario: 93 from pdf to sending.posting
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "sending.offline"
    When waitToSend answers
    Then it is in "sending.posting"

  @resumeDocument-55decc @resumeDocument-94
  Scenario: 94 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-e69fa8 @resumeDocument-95
  Scenario: 95 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.unshowable"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-476aa2 @resumeDocument-96
  Scenario: 96 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.unshowable"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-562db5 @resumeDocument-97
  Scenario: 97 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-7817f7 @resumeDocument-98
  Scenario: 98 from word to gone
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-35cd43 @resumeDocument-99
  Scenario: 99 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-52560a @resumeDocument-100
  Scenario: 100 from word to gone
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-f489f9 @resumeDocument-101
  Scenario: 101 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-8bde42 @resumeDocument-102
  Scenario: 102 from word to previewing.finding
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When resume.changed happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-b8382f @resumeDocument-103
  Scenario: 103 from word to listed.renamed
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"

  @resumeDocument-b7fa83 @resumeDocument-104
  Scenario: 104 from word to gone
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-f86a92 @resumeDocument-105
  Scenario: 105 from word to renaming.typing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-09f36a @resumeDocument-106
  Scenario: 106 from word to previewing.unshowable
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When preview.requested happens
    Then it is in "previewing.unshowable"

  @resumeDocument-7f14af @resumeDocument-107
  Scenario: 107 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-68ba1b @resumeDocument-108
  Scenario: 108 from word to sending.addressing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-1c9aa8 @resumeDocument-109
  Scenario: 109 from word to autoSending.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-4260ff @resumeDocument-110
  Scenario: 110 from word to deleting.asking
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-ead08a @resumeDocument-111
  Scenario: 111 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-ab51d3 @resumeDocument-112
  Scenario: 112 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When waitToDownload answers
    Then it is in "downloading.fetching"

  @resumeDocument-f4799b @resumeDocument-113
  Scenario: 113 from word to renaming.typing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-266e69 @resumeDocument-114
  Scenario: 114 from word to previewing.unshowable
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When preview.requested happens
    Then it is in "previewing.unshowable"

  @resumeDocument-ece411 @resumeDocument-115
  Scenario: 115 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-1af100 @resumeDocument-116
  Scenario: 116 from word to sending.addressing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-fec518 @resumeDocument-117
  Scenario: 117 from word to autoSending.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-cac417 @resumeDocument-118
  Scenario: 118 from word to deleting.asking
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-5e07b1 @resumeDocument-119
  Scenario: 119 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-b5e0de @resumeDocument-120
  Scenario: 120 from word to renaming.typing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-0536c2 @resumeDocument-121
  Scenario: 121 from word to previewing.finding
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-beab29 @resumeDocument-122
  Scenario: 122 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-ec6684 @resumeDocument-123
  Scenario: 123 from word to sending.addressing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-920598 @resumeDocument-124
  Scenario: 124 from word to autoSending.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-9e7f7f @resumeDocument-125
  Scenario: 125 from word to deleting.asking
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-8ff93b @resumeDocument-126
  Scenario: 126 from word to renaming.typing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-0615b1 @resumeDocument-127
  Scenario: 127 from word to previewing.finding
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-525dea @resumeDocument-128
  Scenario: 128 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-3aa35b @resumeDocument-129
  Scenario: 129 from word to sending.addressing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-4c6103 @resumeDocument-130
  Scenario: 130 from word to autoSending.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-f84021 @resumeDocument-131
  Scenario: 131 from word to deleting.asking
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-cdc4b8 @resumeDocument-132
  Scenario: 132 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "autoSending.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-9883e1 @resumeDocument-133
  Scenario: 133 from word to autoSending.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "autoSending.offline"
    When waitToSwitch answers
    Then it is in "autoSending.saving"

  @resumeDocument-ef8026 @resumeDocument-134
  Scenario: 134 from word to renaming.typing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-1c6f29 @resumeDocument-135
  Scenario: 135 from word to previewing.unshowable
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When preview.requested happens
    Then it is in "previewing.unshowable"

  @resumeDocument-3c5737 @resumeDocument-136
  Scenario: 136 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-81cbb7 @resumeDocument-137
  Scenario: 137 from word to sending.addressing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-434a85 @resumeDocument-138
  Scenario: 138 from word to autoSending.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-37f7dd @resumeDocument-139
  Scenario: 139 from word to deleting.asking
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-3573b7 @resumeDocument-140
  Scenario: 140 from word to deleted
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":true}
    Then it is in "deleted"

  @resumeDocument-eb9ee8 @resumeDocument-141
  Scenario: 141 from word to renaming.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"

  @resumeDocument-b16632 @resumeDocument-142
  Scenario: 142 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-ed74f7 @resumeDocument-143
  Scenario: 143 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-f5b385 @resumeDocument-144
  Scenario: 144 from word to renaming.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When waitToRename answers
    Then it is in "renaming.saving"

  @resumeDocument-57d3d8 @resumeDocument-145
  Scenario: 145 from word to renaming.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"

  @resumeDocument-4c401f @resumeDocument-146
  Scenario: 146 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-4c34a4 @resumeDocument-147
  Scenario: 147 from word to previewing.finding
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When resume.changed happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-f019a7 @resumeDocument-148
  Scenario: 148 from word to previewing.finding
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When resume.changed happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-14954b @resumeDocument-149
  Scenario: 149 from word to sending.addressing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.changed happens
    Then it is in "sending.addressing"

  @resumeDocument-c1d895 @resumeDocument-150
  Scenario: 150 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-f80795 @resumeDocument-151
  Scenario: 151 from word to sending.checking
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":false,"failure":"invalid","fault":"email.format"}
    Then it is in "sending.wrongAddress"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"

  @resumeDocument-921fe1 @resumeDocument-152
  Scenario: 152 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":false,"failure":"invalid","fault":"email.format"}
    Then it is in "sending.wrongAddress"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-464656 @resumeDocument-153
  Scenario: 153 from word to sending.confirming
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "sending.failed"
    When action.retried happens
    Then it is in "sending.confirming"

  @resumeDocument-e0e031 @resumeDocument-154
  Scenario: 154 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "sending.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-17355b @resumeDocument-155
  Scenario: 155 from word to previewing.finding
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When resume.changed happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-690a8b @resumeDocument-156
  Scenario: 156 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-09df52 @resumeDocument-157
  Scenario: 157 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-f8b289 @resumeDocument-158
  Scenario: 158 from word to deleting.removing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When waitToDelete answers
    Then it is in "deleting.removing"

  @resumeDocument-0393ed @resumeDocument-159
  Scenario: 159 from word to deleting.removing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.retried happens
    Then it is in "deleting.removing"

  @resumeDocument-89f5c2 @resumeDocument-160
  Scenario: 160 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-345295 @resumeDocument-161
  Scenario: 161 from word to gone
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-10b22e @resumeDocument-162
  Scenario: 162 from word to sending.wrongAddress
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"invalid","fault":"email.format"}
    Then it is in "sending.wrongAddress"

  @resumeDocument-f74af7 @resumeDocument-163
  Scenario: 163 from word to sending.failed
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "sending.failed"

  @resumeDocument-9aacf4 @resumeDocument-164
  Scenario: 164 from word to deleting.removing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "deleting.removing"

  @resumeDocument-aa0363 @resumeDocument-165
  Scenario: 165 from word to gone
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-93458a @resumeDocument-166
  Scenario: 166 from word to deleting.failed
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"

  @resumeDocument-39b7cf @resumeDocument-167
  Scenario: 167 from word to renaming.typing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-8fd09d @resumeDocument-168
  Scenario: 168 from word to previewing.unshowable
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When preview.requested happens
    Then it is in "previewing.unshowable"

  @resumeDocument-c2305e @resumeDocument-169
  Scenario: 169 from word to downloading.fetching
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-d2d299 @resumeDocument-170
  Scenario: 170 from word to sending.addressing
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When letter.requested happens
    Then it is in "sending.addressing"

  @resumeDocument-1b000b @resumeDocument-171
  Scenario: 171 from word to autoSending.saving
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-8e5e70 @resumeDocument-172
  Scenario: 172 from word to deleting.asking
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-a9bb2b @resumeDocument-173
  Scenario: 173 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"tooMany"}
    Then it is in "sending.tooMany"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-564f94 @resumeDocument-174
  Scenario: 174 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "sending.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-7990d4 @resumeDocument-175
  Scenario: 175 from word to sending.posting
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "sending.offline"
    When waitToSend answers
    Then it is in "sending.posting"

  @resumeDocument-d996b3 @resumeDocument-176
  Scenario: 176 from word to previewing.finding
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When resume.changed happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":true}
    Then it is in "listed.letterSent"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-f4885b @resumeDocument-177
  Scenario: 177 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When resume.changed happens with {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "listed.idle"

  @resumeDocument-e5fa66 @resumeDocument-178
  Scenario: 178 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-5c24f8 @resumeDocument-179
  Scenario: 179 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-fcc781 @resumeDocument-180
  Scenario: 180 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-024a37 @resumeDocument-181
  Scenario: 181 from large to gone
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-59b537 @resumeDocument-182
  Scenario: 182 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-01cc60 @resumeDocument-183
  Scenario: 183 from large to gone
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-83a2d3 @resumeDocument-184
  Scenario: 184 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.tooLarge"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-20b52e @resumeDocument-185
  Scenario: 185 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.tooLarge"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-83f349 @resumeDocument-186
  Scenario: 186 from large to listed.autoSent
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.autoSent"

  @resumeDocument-d63777 @resumeDocument-187
  Scenario: 187 from large to listed.notAutoSent
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "listed.notAutoSent"

  @resumeDocument-8779d1 @resumeDocument-188
  Scenario: 188 from large to gone
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-980491 @resumeDocument-189
  Scenario: 189 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-715260 @resumeDocument-190
  Scenario: 190 from large to listed.renamed
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"Ana Reyes 2026.pdf","format":"pdf","size":…
    Then it is in "listed.renamed"

  @resumeDocument-892e61 @resumeDocument-191
  Scenario: 191 from large to gone
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-78bbfc @resumeDocument-192
  Scenario: 192 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview answers {"ok":true,"url":"/api/jobseekers/resumes/1/view"}
    Then it is in "previewing.shown"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-e60224 @resumeDocument-193
  Scenario: 193 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview answers {"ok":true,"url":"/api/jobseekers/resumes/1/view"}
    Then it is in "previewing.shown"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-5a1146 @resumeDocument-194
  Scenario: 194 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "previewing.offline"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-efbc92 @resumeDocument-195
  Scenario: 195 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "previewing.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-cfaa83 @resumeDocument-196
  Scenario: 196 from large to previewing.finding
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "previewing.offline"
    When waitToPreview answers
    Then it is in "previewing.finding"

  @resumeDocument-6f7512 @resumeDocument-197
  Scenario: 197 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "previewing.failed"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-c1476a @resumeDocument-198
  Scenario: 198 from large to previewing.finding
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "previewing.failed"
    When action.retried happens
    Then it is in "previewing.finding"

  @resumeDocument-1b1335 @resumeDocument-199
  Scenario: 199 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When preview.requested happens
    Then it is in "previewing.finding"
    When findPreview fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "previewing.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-ae4307 @resumeDocument-200
  Scenario: 200 from large to renaming.typing
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-2cc643 @resumeDocument-201
  Scenario: 201 from large to previewing.finding
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-2e6d1c @resumeDocument-202
  Scenario: 202 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-86f8a2 @resumeDocument-203
  Scenario: 203 from large to sending.tooLarge
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When letter.requested happens
    Then it is in "sending.tooLarge"

  @resumeDocument-4f79fc @resumeDocument-204
  Scenario: 204 from large to autoSending.saving
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-a13444 @resumeDocument-205
  Scenario: 205 from large to deleting.asking
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume answers {"ok":true}
    Then it is in "listed.downloaded"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-cbf3c2 @resumeDocument-206
  Scenario: 206 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-e7a577 @resumeDocument-207
  Scenario: 207 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When waitToDownload answers
    Then it is in "downloading.fetching"

  @resumeDocument-9ebb03 @resumeDocument-208
  Scenario: 208 from large to renaming.typing
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-44fffa @resumeDocument-209
  Scenario: 209 from large to previewing.finding
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-310cb1 @resumeDocument-210
  Scenario: 210 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-22a321 @resumeDocument-211
  Scenario: 211 from large to sending.tooLarge
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When letter.requested happens
    Then it is in "sending.tooLarge"

  @resumeDocument-3d7eb2 @resumeDocument-212
  Scenario: 212 from large to autoSending.saving
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-c1f020 @resumeDocument-213
  Scenario: 213 from large to deleting.asking
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notDownloaded"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-f30c42 @resumeDocument-214
  Scenario: 214 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "autoSending.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-6fafa7 @resumeDocument-215
  Scenario: 215 from large to autoSending.saving
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "autoSending.offline"
    When waitToSwitch answers
    Then it is in "autoSending.saving"

  @resumeDocument-e2b9fc @resumeDocument-216
  Scenario: 216 from large to renaming.typing
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDocument-961667 @resumeDocument-217
  Scenario: 217 from large to previewing.finding
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When preview.requested happens
    Then it is in "previewing.finding"

  @resumeDocument-cac50e @resumeDocument-218
  Scenario: 218 from large to downloading.fetching
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeDocument-fca7aa @resumeDocument-219
  Scenario: 219 from large to sending.tooLarge
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When letter.requested happens
    Then it is in "sending.tooLarge"

  @resumeDocument-1505ac @resumeDocument-220
  Scenario: 220 from large to autoSending.saving
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When autoSend.switched happens
    Then it is in "autoSending.saving"

  @resumeDocument-5e9913 @resumeDocument-221
  Scenario: 221 from large to deleting.asking
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When autoSend.switched happens
    Then it is in "autoSending.saving"
    When switchAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.autoSendFailed"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDocument-737160 @resumeDocument-222
  Scenario: 222 from large to deleted
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":true}
    Then it is in "deleted"

  @resumeDocument-efcb0d @resumeDocument-223
  Scenario: 223 from large to renaming.saving
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"

  @resumeDocument-48cea2 @resumeDocument-224
  Scenario: 224 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-46f2e6 @resumeDocument-225
  Scenario: 225 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-768b2f @resumeDocument-226
  Scenario: 226 from large to renaming.saving
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When waitToRename answers
    Then it is in "renaming.saving"

  @resumeDocument-4b14b7 @resumeDocument-227
  Scenario: 227 from large to renaming.saving
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"

  @resumeDocument-226c12 @resumeDocument-228
  Scenario: 228 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"filename":"Ana Reyes 2026"}
    Then it is in "renaming.saving"
    When renameResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-7f01bb @resumeDocument-229
  Scenario: 229 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-991589 @resumeDocument-230
  Scenario: 230 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-c94709 @resumeDocument-231
  Scenario: 231 from large to deleting.removing
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When waitToDelete answers
    Then it is in "deleting.removing"

  @resumeDocument-930578 @resumeDocument-232
  Scenario: 232 from large to deleting.removing
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.retried happens
    Then it is in "deleting.removing"

  @resumeDocument-d9a601 @resumeDocument-233
  Scenario: 233 from large to listed.idle
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-24ff42 @resumeDocument-234
  Scenario: 234 from large to deleting.removing
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "deleting.removing"

  @resumeDocument-0ff18d @resumeDocument-235
  Scenario: 235 from large to gone
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDocument-d6137d @resumeDocument-236
  Scenario: 236 from large to deleting.failed
    Given the resumeDocument flow with the input "large"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteResume answers {"ok":false,"failure":"inUse"}
    Then it is in "deleting.inUse"
    When autoSend.ended happens
    Then it is in "deleting.releasing"
    When endAutoSend fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"

  @resumeDocument-572db7 @resumeDocument-237
  Scenario: 237 from pdf to listed.idle
    Given the resumeDocument flow with the input "pdf"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "sending.unconfirmed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDocument-cea32e @resumeDocument-238
  Scenario: 238 from word to listed.idle
    Given the resumeDocument flow with the input "word"
    And it is in "listed.idle"
    When letter.requested happens
    Then it is in "sending.addressing"
    When address.submitted happens with {"email":"ben@example.com","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "sending.checking"
    When checkAddress answers {"ok":true}
    Then it is in "sending.confirming"
    When address.confirmed happens
    Then it is in "sending.posting"
    When sendLetter answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "sending.unconfirmed"
    When action.closed happens
    Then it is in "listed.idle"
