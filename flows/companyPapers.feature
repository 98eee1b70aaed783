@companyPapers
Feature: Having a company verified
  Shows that a company is the one it says: by papers that the operator reads, or by an address at the domain its name came with. Another domain is confirmed alone.

  @companyPapers-cde344 @companyPapers-2
  Scenario: 2 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When paper.cancelled happens
    Then it is in "resting.idle"

  @companyPapers-aba265 @companyPapers-3
  Scenario: 3 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.declined happens
    Then it is in "resting.idle"

  @companyPapers-74fc6d @companyPapers-4
  Scenario: 4 from withPaper to resting.refused
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"

  @companyPapers-0f04e1 @companyPapers-5
  Scenario: 5 from withPaper to resting.failed
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyPapers-5236a2 @companyPapers-10
  Scenario: 10 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-ca9cb9 @companyPapers-11
  Scenario: 11 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-6fe975 @companyPapers-12
  Scenario: 12 from withPaper to asking
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"

  @companyPapers-680da6 @companyPapers-14
  Scenario: 14 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-ebab75 @companyPapers-15
  Scenario: 15 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-1ca8f7 @companyPapers-16
  Scenario: 16 from withPaper to asking
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"

  @companyPapers-a5a09b @companyPapers-18
  Scenario: 18 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-cfe41f @companyPapers-19
  Scenario: 19 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-32a9f9 @companyPapers-20
  Scenario: 20 from withPaper to asking
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"

  @companyPapers-1f7301 @companyPapers-22
  Scenario: 22 from withPaper to resting.refused
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"

  @companyPapers-d4db4b @companyPapers-23
  Scenario: 23 from withPaper to resting.failed
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyPapers-b6e8fc @companyPapers-31
  Scenario: 31 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When paper.cancelled happens
    Then it is in "resting.idle"

  @companyPapers-41f34d @companyPapers-33
  Scenario: 33 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.declined happens
    Then it is in "resting.idle"

  @companyPapers-6184f5 @companyPapers-34
  Scenario: 34 from byDomain to resting.refused
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"

  @companyPapers-4c7dd1 @companyPapers-35
  Scenario: 35 from byDomain to resting.failed
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyPapers-fd1b5b @companyPapers-36
  Scenario: 36 from byDomain to uploading
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-03d24f @companyPapers-37
  Scenario: 37 from byDomain to confirmingRemoval
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-86ffb6 @companyPapers-38
  Scenario: 38 from byDomain to asking
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"

  @companyPapers-ab8272 @companyPapers-40
  Scenario: 40 from byDomain to uploading
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-23b629 @companyPapers-41
  Scenario: 41 from byDomain to confirmingRemoval
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-162c91 @companyPapers-42
  Scenario: 42 from byDomain to asking
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"

  @companyPapers-7b3088 @companyPapers-44
  Scenario: 44 from byDomain to uploading
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-1c96cd @companyPapers-45
  Scenario: 45 from byDomain to confirmingRemoval
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-5d15f8 @companyPapers-46
  Scenario: 46 from byDomain to asking
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"

  @companyPapers-2cbf7f @companyPapers-49
  Scenario: 49 from byDomain to resting.refused
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"

  @companyPapers-713cbc @companyPapers-50
  Scenario: 50 from byDomain to resting.failed
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyPapers-c631ab @companyPapers-77
  Scenario: 77 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-d2d01a @companyPapers-78
  Scenario: 78 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-68740c @companyPapers-79
  Scenario: 79 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-21376b @companyPapers-80
  Scenario: 80 from withPaper to asking
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"

  @companyPapers-c12cfb @companyPapers-81
  Scenario: 81 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-553d0b @companyPapers-82
  Scenario: 82 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-0a5756 @companyPapers-83
  Scenario: 83 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-26c746 @companyPapers-84
  Scenario: 84 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-4e63cd @companyPapers-85
  Scenario: 85 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-4d2bc1 @companyPapers-86
  Scenario: 86 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-64b0f7 @companyPapers-87
  Scenario: 87 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-bfab7a @companyPapers-88
  Scenario: 88 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.removed"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-564198 @companyPapers-89
  Scenario: 89 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.removed"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-bdd10b @companyPapers-90
  Scenario: 90 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.removed"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-312472 @companyPapers-91
  Scenario: 91 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-8a9399 @companyPapers-92
  Scenario: 92 from byDomain to resting.stored
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"

  @companyPapers-aba011 @companyPapers-93
  Scenario: 93 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-a01f3a @companyPapers-94
  Scenario: 94 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-0d4208 @companyPapers-95
  Scenario: 95 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-dfc916 @companyPapers-96
  Scenario: 96 from byDomain to resting.removed
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.removed"

  @companyPapers-60e695 @companyPapers-97
  Scenario: 97 from byDomain to uploading
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-49f0f7 @companyPapers-98
  Scenario: 98 from byDomain to confirmingRemoval
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-2dfdc8 @companyPapers-99
  Scenario: 99 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"
