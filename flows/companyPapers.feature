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

  @companyPapers-552292 @companyPapers-100
  Scenario: 100 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-ea96de @companyPapers-101
  Scenario: 101 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-417b6a @companyPapers-102
  Scenario: 102 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-5600bd @companyPapers-103
  Scenario: 103 from withPaper to asking
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"

  @companyPapers-0f857e @companyPapers-104
  Scenario: 104 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-7397d2 @companyPapers-105
  Scenario: 105 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-f62f54 @companyPapers-106
  Scenario: 106 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-803a01 @companyPapers-107
  Scenario: 107 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-a36e32 @companyPapers-108
  Scenario: 108 from withPaper to uploading
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-59d1dd @companyPapers-109
  Scenario: 109 from withPaper to confirmingRemoval
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-c998eb @companyPapers-110
  Scenario: 110 from withPaper to resting.idle
    Given the companyPapers flow with the input "withPaper"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"documents"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-b6fe71 @companyPapers-111
  Scenario: 111 from withPaper to uploading
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

  @companyPapers-a8d61e @companyPapers-112
  Scenario: 112 from withPaper to confirmingRemoval
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

  @companyPapers-d7798b @companyPapers-113
  Scenario: 113 from withPaper to resting.idle
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

  @companyPapers-ae8529 @companyPapers-114
  Scenario: 114 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-52a295 @companyPapers-115
  Scenario: 115 from byDomain to resting.stored
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.stored"

  @companyPapers-08eed1 @companyPapers-116
  Scenario: 116 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-e2c9b5 @companyPapers-117
  Scenario: 117 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper answers {"ok":false,"failure":"refused","message":"Only a company admin can upload company documents."}
    Then it is in "resting.refused"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-4e5cbe @companyPapers-118
  Scenario: 118 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"
    When uploadPaper fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"

  @companyPapers-248a94 @companyPapers-119
  Scenario: 119 from byDomain to resting.removed
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePaper answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.removed"

  @companyPapers-08302a @companyPapers-120
  Scenario: 120 from byDomain to uploading
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When paper.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"registration.pdf","size":240000}}
    Then it is in "uploading"

  @companyPapers-610689 @companyPapers-121
  Scenario: 121 from byDomain to confirmingRemoval
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When removal.requested happens with {"id":"paper-1"}
    Then it is in "confirmingRemoval"

  @companyPapers-90e634 @companyPapers-122
  Scenario: 122 from byDomain to resting.idle
    Given the companyPapers flow with the input "byDomain"
    And it is in "resting.idle"
    When verification.asked happens with {"by":"domain"}
    Then it is in "asking"
    When askVerification answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "resting.asked"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "resting.idle"
