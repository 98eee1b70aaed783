@companyAlbum
Feature: A company’s pictures
  Pictures for a company’s page: uploaded, described, ordered, one of them the cover; one that is taken away can be brought back.

  @companyAlbum-5f4ad4 @companyAlbum-1
  Scenario: 1 from two to resting.idle
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When upload.cancelled happens
    Then it is in "resting.idle"

  @companyAlbum-1f1fdf @companyAlbum-2
  Scenario: 2 from two to resting.refused
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"

  @companyAlbum-cebfa2 @companyAlbum-3
  Scenario: 3 from two to resting.failed
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyAlbum-01d749 @companyAlbum-4
  Scenario: 4 from two to resting.refused
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"

  @companyAlbum-0275bf @companyAlbum-5
  Scenario: 5 from two to resting.failed
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyAlbum-8e029c @companyAlbum-6
  Scenario: 6 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "moving"

  @companyAlbum-7f03e8 @companyAlbum-7
  Scenario: 7 from two to resting.refused
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"

  @companyAlbum-df5221 @companyAlbum-8
  Scenario: 8 from two to resting.failed
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyAlbum-29b06b @companyAlbum-9
  Scenario: 9 from two to resting.refused
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"

  @companyAlbum-bf06fb @companyAlbum-10
  Scenario: 10 from two to resting.failed
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyAlbum-383006 @companyAlbum-11
  Scenario: 11 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.stored"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-a6a759 @companyAlbum-12
  Scenario: 12 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.stored"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-e87ecf @companyAlbum-13
  Scenario: 13 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.stored"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-d4d39f @companyAlbum-14
  Scenario: 14 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.stored"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-ead1da @companyAlbum-15
  Scenario: 15 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.stored"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-5542c4 @companyAlbum-16
  Scenario: 16 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-5e113f @companyAlbum-17
  Scenario: 17 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-c14009 @companyAlbum-18
  Scenario: 18 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-e9b474 @companyAlbum-19
  Scenario: 19 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-9a3ba6 @companyAlbum-20
  Scenario: 20 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-6c7d9e @companyAlbum-21
  Scenario: 21 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-763a93 @companyAlbum-22
  Scenario: 22 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-4e0a85 @companyAlbum-23
  Scenario: 23 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-52f7a9 @companyAlbum-24
  Scenario: 24 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-e693a8 @companyAlbum-25
  Scenario: 25 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-2bec6b @companyAlbum-26
  Scenario: 26 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-1bd555 @companyAlbum-27
  Scenario: 27 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-c8da52 @companyAlbum-28
  Scenario: 28 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-d89ab7 @companyAlbum-29
  Scenario: 29 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-06a7dd @companyAlbum-30
  Scenario: 30 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-8e2fb0 @companyAlbum-31
  Scenario: 31 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.described"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-940328 @companyAlbum-32
  Scenario: 32 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.described"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-d8825c @companyAlbum-33
  Scenario: 33 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.described"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-1cecfb @companyAlbum-34
  Scenario: 34 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.described"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-7a745d @companyAlbum-35
  Scenario: 35 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.described"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-b64951 @companyAlbum-36
  Scenario: 36 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.described"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-1ff49a @companyAlbum-37
  Scenario: 37 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.covered"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-2ddfa9 @companyAlbum-38
  Scenario: 38 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.covered"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-08ffc5 @companyAlbum-39
  Scenario: 39 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.covered"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-087251 @companyAlbum-40
  Scenario: 40 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.covered"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-34b82b @companyAlbum-41
  Scenario: 41 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.covered"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-b9ec2b @companyAlbum-42
  Scenario: 42 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.covered"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-b073f0 @companyAlbum-43
  Scenario: 43 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-a8d8f6 @companyAlbum-44
  Scenario: 44 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "moving"

  @companyAlbum-64d55f @companyAlbum-45
  Scenario: 45 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.moved"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-52e8e8 @companyAlbum-46
  Scenario: 46 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.moved"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-71935b @companyAlbum-47
  Scenario: 47 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.moved"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-c55779 @companyAlbum-48
  Scenario: 48 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.moved"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-a21e7b @companyAlbum-49
  Scenario: 49 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.moved"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-213d0a @companyAlbum-50
  Scenario: 50 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-fb45dd @companyAlbum-51
  Scenario: 51 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-197fe3 @companyAlbum-52
  Scenario: 52 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-a1fcbc @companyAlbum-53
  Scenario: 53 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-a5dec8 @companyAlbum-54
  Scenario: 54 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-d58346 @companyAlbum-55
  Scenario: 55 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.removed"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-1de4e7 @companyAlbum-56
  Scenario: 56 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.moved"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-d54332 @companyAlbum-57
  Scenario: 57 from two to resting.refused
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"

  @companyAlbum-34e205 @companyAlbum-58
  Scenario: 58 from two to resting.failed
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"

  @companyAlbum-9c26ba @companyAlbum-59
  Scenario: 59 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.described"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When upload.cancelled happens
    Then it is in "resting.idle"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-e8ce88 @companyAlbum-60
  Scenario: 60 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.described"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-147b85 @companyAlbum-61
  Scenario: 61 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.described"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-a1c63e @companyAlbum-62
  Scenario: 62 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.described"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-0c093c @companyAlbum-63
  Scenario: 63 from two to uploading
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.restored"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-134f4d @companyAlbum-64
  Scenario: 64 from two to describing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.restored"
    When picture.described happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","alt":"A lathe by the window"}
    Then it is in "describing"

  @companyAlbum-f1f6d4 @companyAlbum-65
  Scenario: 65 from two to covering
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.restored"
    When cover.chosen happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "covering"

  @companyAlbum-cc67f7 @companyAlbum-66
  Scenario: 66 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.restored"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","to":0}
    Then it is in "moving"

  @companyAlbum-b1ea6e @companyAlbum-67
  Scenario: 67 from two to removing
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.restored"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"

  @companyAlbum-b97eed @companyAlbum-68
  Scenario: 68 from two to moving
    Given the companyAlbum flow with the input "two"
    And it is in "resting.idle"
    When picture.removed happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52"}
    Then it is in "removing"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.removed"
    When undo.requested happens
    Then it is in "restoring"
    When changeAlbum answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b52.…
    Then it is in "resting.restored"
    When picture.moved happens with {"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","to":0}
    Then it is in "moving"

  @companyAlbum-737946 @companyAlbum-69
  Scenario: 69 from none to resting.idle
    Given the companyAlbum flow with the input "none"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When upload.cancelled happens
    Then it is in "resting.idle"

  @companyAlbum-e32b03 @companyAlbum-70
  Scenario: 70 from none to resting.stored
    Given the companyAlbum flow with the input "none"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":true,"pictures":[{"id":"6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51","src":"/album/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b51.…
    Then it is in "resting.stored"

  @companyAlbum-29f82a @companyAlbum-71
  Scenario: 71 from none to uploading
    Given the companyAlbum flow with the input "none"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"rejected","reason":"type"}
    Then it is in "resting.rejected"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-ebd7ac @companyAlbum-72
  Scenario: 72 from none to uploading
    Given the companyAlbum flow with the input "none"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "resting.refused"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"

  @companyAlbum-b44137 @companyAlbum-73
  Scenario: 73 from none to uploading
    Given the companyAlbum flow with the input "none"
    And it is in "resting.idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
    When uploadPicture fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.failed"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"office.jpg","size":240000}}
    Then it is in "uploading"
