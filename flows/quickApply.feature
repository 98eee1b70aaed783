@quickApply
Feature: Quick apply
  Applies without an account: registers on the way, uploads the resume, and submits once or leads to the employer’s site.

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

  @quickApply-e5227a @quickApply-138
  Scenario: 138 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-9d2185 @quickApply-139
  Scenario: 139 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-9a2db3 @quickApply-140
  Scenario: 140 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-9ae6e6 @quickApply-147
  Scenario: 147 from phone to listingResumes
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

  @quickApply-3b5b98 @quickApply-168
  Scenario: 168 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-62f76e @quickApply-169
  Scenario: 169 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-ab8093 @quickApply-170
  Scenario: 170 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-09d59d @quickApply-171
  Scenario: 171 from questions to listingResumes
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

  @quickApply-657f6a @quickApply-209
  Scenario: 209 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-90b329 @quickApply-210
  Scenario: 210 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-f1aa6b @quickApply-211
  Scenario: 211 from externalOnPhone to uploadingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-1c38ec @quickApply-213
  Scenario: 213 from externalOnPhone to listingResumes
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

  @quickApply-6fa0fe @quickApply-219
  Scenario: 219 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-84b52a @quickApply-220
  Scenario: 220 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-fbfc49 @quickApply-221
  Scenario: 221 from externalOnDesktop to uploadingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-2bfcd9 @quickApply-223
  Scenario: 223 from externalOnDesktop to listingResumes
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

  @quickApply-929b02 @quickApply-236
  Scenario: 236 from phone to alreadyApplied
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-ea8b37 @quickApply-237
  Scenario: 237 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-d2f029 @quickApply-238
  Scenario: 238 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-3d4405 @quickApply-239
  Scenario: 239 from phone to submitting.rejected
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @quickApply-cb0ae0 @quickApply-240
  Scenario: 240 from phone to listingResumes
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"

  @quickApply-ca18cd @quickApply-241
  Scenario: 241 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobOnHold","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobOnHold"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-12c052 @quickApply-242
  Scenario: 242 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"The application was refused.","fields":{}}
    Then it is in "submitting.rejected"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-a29242 @quickApply-243
  Scenario: 243 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-1157a0 @quickApply-244
  Scenario: 244 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "submitting.offline"
    When waitForConnection answers
    Then it is in "submitting.sending"

  @quickApply-810220 @quickApply-245
  Scenario: 245 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "submitting.failed"
    When submit.retried happens
    Then it is in "submitting.sending"

  @quickApply-3262ee @quickApply-247
  Scenario: 247 from phone to alreadyApplied
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"alreadyApplied","message":"The application was refused.","fields":{}}
    Then it is in "alreadyApplied"

  @quickApply-8d38d5 @quickApply-248
  Scenario: 248 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobClosed","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-a5d91f @quickApply-249
  Scenario: 249 from phone to interrupted.jobClosed
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"jobDeleted","message":"The application was refused.","fields":{}}
    Then it is in "interrupted.jobClosed"

  @quickApply-c2a1a1 @quickApply-250
  Scenario: 250 from phone to submitting.rejected
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"screening_answers.21":["This is…
    Then it is in "submitting.rejected"

  @quickApply-89818e @quickApply-251
  Scenario: 251 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"

  @quickApply-ea4023 @quickApply-252
  Scenario: 252 from phone to choosingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-91636f @quickApply-253
  Scenario: 253 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-cd7ef7 @quickApply-254
  Scenario: 254 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-1df588 @quickApply-255
  Scenario: 255 from phone to choosingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-64a91b @quickApply-256
  Scenario: 256 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-baf4e6 @quickApply-257
  Scenario: 257 from phone to uploadingResume
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-79bee8 @quickApply-258
  Scenario: 258 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-5ba036 @quickApply-259
  Scenario: 259 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-bf7b34 @quickApply-260
  Scenario: 260 from phone to submitting.sending
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-9b6333 @quickApply-261
  Scenario: 261 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-dbd124 @quickApply-262
  Scenario: 262 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"

  @quickApply-b09779 @quickApply-263
  Scenario: 263 from questions to screening.invalid
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "screening.invalid"
    When screening.submitted happens
    Then it is in "screening.invalid"

  @quickApply-ebd718 @quickApply-264
  Scenario: 264 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-5fcba7 @quickApply-265
  Scenario: 265 from questions to choosingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-81c0fd @quickApply-267
  Scenario: 267 from questions to alreadyApplied
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-b4eb5f @quickApply-268
  Scenario: 268 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-d4049b @quickApply-269
  Scenario: 269 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-773636 @quickApply-270
  Scenario: 270 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-b90c13 @quickApply-271
  Scenario: 271 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-159def @quickApply-272
  Scenario: 272 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-372e7f @quickApply-273
  Scenario: 273 from questions to screening.invalid
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-5c939c @quickApply-274
  Scenario: 274 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-32b964 @quickApply-275
  Scenario: 275 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-e237f3 @quickApply-276
  Scenario: 276 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-8f4617 @quickApply-277
  Scenario: 277 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-63aa0d @quickApply-278
  Scenario: 278 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-64911e @quickApply-279
  Scenario: 279 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-7aea9c @quickApply-281
  Scenario: 281 from questions to alreadyApplied
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-18dbde @quickApply-282
  Scenario: 282 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-b59f84 @quickApply-283
  Scenario: 283 from questions to interrupted.jobClosed
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-bce39a @quickApply-284
  Scenario: 284 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-6eabae @quickApply-285
  Scenario: 285 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "screening.editing"

  @quickApply-01f8e6 @quickApply-286
  Scenario: 286 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-e5d42e @quickApply-287
  Scenario: 287 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "uploadingResume"

  @quickApply-ddd3dc @quickApply-288
  Scenario: 288 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-49ab1f @quickApply-289
  Scenario: 289 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-0356ff @quickApply-290
  Scenario: 290 from questions to choosingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-57892e @quickApply-291
  Scenario: 291 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-b71a87 @quickApply-292
  Scenario: 292 from questions to uploadingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

  @quickApply-aeea21 @quickApply-293
  Scenario: 293 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-6a7f2d @quickApply-294
  Scenario: 294 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-2ce00c @quickApply-295
  Scenario: 295 from questions to submitting.sending
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-fecbbc @quickApply-296
  Scenario: 296 from questions to screening.editing
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"

  @quickApply-8ec8c6 @quickApply-297
  Scenario: 297 from questions to choosingResume
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "screening.editing"
    When answer.given happens with {"questionId":21,"answer":"yes"}
    Then it is in "screening.editing"
    When screening.submitted happens
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-4153b8 @quickApply-298
  Scenario: 298 from externalOnPhone to opening.sameWindow
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.sameWindow"

  @quickApply-40ae08 @quickApply-299
  Scenario: 299 from externalOnPhone to left
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.sameWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-209575 @quickApply-300
  Scenario: 300 from externalOnPhone to opening.sameWindow
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.sameWindow"

  @quickApply-b7b4b9 @quickApply-301
  Scenario: 301 from externalOnPhone to recordingClick
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"

  @quickApply-85a1bd @quickApply-302
  Scenario: 302 from externalOnPhone to choosingResume
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-bdc6d1 @quickApply-303
  Scenario: 303 from externalOnPhone to left
    Given the quickApply flow with the input "externalOnPhone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-b35a28 @quickApply-304
  Scenario: 304 from externalOnDesktop to opening.newWindow
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.newWindow"

  @quickApply-43436c @quickApply-305
  Scenario: 305 from externalOnDesktop to left
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"
    When recordClick answers "https://careers.example.com/7"
    Then it is in "opening.newWindow"
    When external.opened happens
    Then it is in "left"

  @quickApply-5321dc @quickApply-306
  Scenario: 306 from externalOnDesktop to opening.newWindow
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "recordingClick"
    When recordClick fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "opening.newWindow"

  @quickApply-bdc1ea @quickApply-307
  Scenario: 307 from externalOnDesktop to recordingClick
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "recordingClick"

  @quickApply-87d03c @quickApply-308
  Scenario: 308 from externalOnDesktop to choosingResume
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.uploadRequested happens
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":null}
    Then it is in "choosingResume"

  @quickApply-1fa6e9 @quickApply-309
  Scenario: 309 from externalOnDesktop to left
    Given the quickApply flow with the input "externalOnDesktop"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-885430 @quickApply-322
  Scenario: 322 from reloaded to listingResumes
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"

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

  @quickApply-fb68f6 @quickApply-325
  Scenario: 325 from reloaded to choosingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"

  @quickApply-38c399 @quickApply-326
  Scenario: 326 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes answers []
    Then it is in "uploadingResume"

  @quickApply-dd9729 @quickApply-327
  Scenario: 327 from reloaded to uploadingResume
    Given the quickApply flow with the input "reloaded"
    And it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":false,"failure":"rejected","message":"Some details need another look.","fields":{"resume_id":["Fill this in to go…
    Then it is in "listingResumes"
    When listResumes fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "uploadingResume"

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

  @quickApply-cd14a5 @quickApply-354
  Scenario: 354 from phone to success
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":true,"session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"…
    Then it is in "uploadingResume"
    When resumeUpload answers {"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto…
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-9900ea @quickApply-355
  Scenario: 355 from phone to success
    Given the quickApply flow with the input "phone"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
    Then it is in "registering.sending"
    When register answers {"ok":false,"failure":"alreadyLoggedIn","session":{"kind":"seeker","user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61…
    Then it is in "listingResumes"
    When listResumes answers [{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":120000,"is_auto_sent":fa…
    Then it is in "choosingResume"
    When resume.chosen happens with {"resumeId":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01"}
    Then it is in "submitting.sending"
    When submitApplication answers {"ok":true,"application":{"id":"9d0b3f57-52a5-4a2c-8f8b-7c5b2f9f1d10","job":{"id":7,"url":"/job/senior-accountant-at-ac…
    Then it is in "success"

  @quickApply-3ee127 @quickApply-356
  Scenario: 356 from questions to success
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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

  @quickApply-cb829a @quickApply-357
  Scenario: 357 from questions to success
    Given the quickApply flow with the input "questions"
    And it is in "details.editing"
    When details.submitted happens with {"details":{"email":"ana@example.com","first_name":"Ana","last_name":"Reyes","terms_and_condition":true},"file":{"ref":…
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
