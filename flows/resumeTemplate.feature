@resumeTemplate
Feature: Make a resume from the profile
  Shows one’s own profile in a template, and attaches, downloads or keeps what comes of it.

  @resumeTemplate-ee19e7 @resumeTemplate-1
  Scenario: 1 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When form.changed happens with {"form":{"template":"academic","paper":"Letter","language":"en","with_photo":false,"with_date_of_birth":false,"with_nat…
    Then it is in "shaping.drawing"

  @resumeTemplate-568042 @resumeTemplate-2
  Scenario: 2 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-fe8931 @resumeTemplate-3
  Scenario: 3 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.naming"
    When name.submitted happens with {"name":"For schools","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "keeping.saving"

  @resumeTemplate-c5dc15 @resumeTemplate-4
  Scenario: 4 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.naming"
    When name.abandoned happens
    Then it is in "shaping.drawing"

  @resumeTemplate-e5463d @resumeTemplate-5
  Scenario: 5 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.naming"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-cf84aa @resumeTemplate-6
  Scenario: 6 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When form.changed happens with {"form":{"template":"academic","paper":"Letter","language":"en","with_photo":false,"with_date_of_birth":false,"with_nat…
    Then it is in "shaping.drawing"

  @resumeTemplate-32c675 @resumeTemplate-7
  Scenario: 7 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-625343 @resumeTemplate-8
  Scenario: 8 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":false,"failure":"unfinished"}
    Then it is in "shaping.unfinished"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-83db31 @resumeTemplate-9
  Scenario: 9 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "shaping.offline"
    When form.changed happens with {"form":{"template":"academic","paper":"Letter","language":"en","with_photo":false,"with_date_of_birth":false,"with_nat…
    Then it is in "shaping.drawing"

  @resumeTemplate-0ae5fb @resumeTemplate-10
  Scenario: 10 from classic to keeping.naming
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "shaping.offline"
    When draft.requested happens
    Then it is in "keeping.naming"

  @resumeTemplate-2dccbe @resumeTemplate-11
  Scenario: 11 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "shaping.offline"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-f8ff3b @resumeTemplate-12
  Scenario: 12 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "shaping.offline"
    When waitToDraw answers
    Then it is in "shaping.drawing"

  @resumeTemplate-92a44a @resumeTemplate-13
  Scenario: 13 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.notDrawn"
    When form.changed happens with {"form":{"template":"academic","paper":"Letter","language":"en","with_photo":false,"with_date_of_birth":false,"with_nat…
    Then it is in "shaping.drawing"

  @resumeTemplate-986f09 @resumeTemplate-14
  Scenario: 14 from classic to keeping.naming
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.notDrawn"
    When draft.requested happens
    Then it is in "keeping.naming"

  @resumeTemplate-3faf4a @resumeTemplate-15
  Scenario: 15 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.notDrawn"
    When template.retried happens
    Then it is in "shaping.drawing"

  @resumeTemplate-8c864c @resumeTemplate-16
  Scenario: 16 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.notDrawn"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-756c9d @resumeTemplate-17
  Scenario: 17 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","pap…
    Then it is in "shaping.drawing"

  @resumeTemplate-a9159d @resumeTemplate-18
  Scenario: 18 from classic to keeping.naming
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"gone"}
    Then it is in "keeping.naming"

  @resumeTemplate-3d3d53 @resumeTemplate-19
  Scenario: 19 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "shaping.offline"
    When draft.requested happens
    Then it is in "keeping.saving"

  @resumeTemplate-4ba7cf @resumeTemplate-20
  Scenario: 20 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.notDrawn"
    When draft.requested happens
    Then it is in "keeping.saving"

  @resumeTemplate-343dc0 @resumeTemplate-21
  Scenario: 21 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When profile.requested happens
    Then it is in "exporting.fetching"
    When downloadProfile answers {"ok":true}
    Then it is in "choosing.exported"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"

  @resumeTemplate-fcda52 @resumeTemplate-22
  Scenario: 22 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When profile.requested happens
    Then it is in "exporting.fetching"
    When downloadProfile answers {"ok":true}
    Then it is in "choosing.exported"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"

  @resumeTemplate-768122 @resumeTemplate-23
  Scenario: 23 from classic to exporting.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When profile.requested happens
    Then it is in "exporting.fetching"
    When downloadProfile answers {"ok":true}
    Then it is in "choosing.exported"
    When profile.requested happens
    Then it is in "exporting.fetching"

  @resumeTemplate-9385be @resumeTemplate-24
  Scenario: 24 from classic to exporting.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When profile.requested happens
    Then it is in "exporting.fetching"
    When downloadProfile fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "exporting.offline"
    When waitToExport answers
    Then it is in "exporting.fetching"

  @resumeTemplate-e25713 @resumeTemplate-25
  Scenario: 25 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When profile.requested happens
    Then it is in "exporting.fetching"
    When downloadProfile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosing.notExported"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"

  @resumeTemplate-efd264 @resumeTemplate-26
  Scenario: 26 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When profile.requested happens
    Then it is in "exporting.fetching"
    When downloadProfile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosing.notExported"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"

  @resumeTemplate-0c901e @resumeTemplate-27
  Scenario: 27 from classic to exporting.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When profile.requested happens
    Then it is in "exporting.fetching"
    When downloadProfile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "choosing.notExported"
    When profile.requested happens
    Then it is in "exporting.fetching"

  @resumeTemplate-4ddb68 @resumeTemplate-28
  Scenario: 28 from classic to shaping.unfinished
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume answers {"ok":false,"failure":"unfinished"}
    Then it is in "shaping.unfinished"

  @resumeTemplate-49f43d @resumeTemplate-29
  Scenario: 29 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-9c6cb3 @resumeTemplate-30
  Scenario: 30 from classic to shaping.unfinished
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile answers {"ok":false,"failure":"unfinished"}
    Then it is in "shaping.unfinished"

  @resumeTemplate-23f543 @resumeTemplate-31
  Scenario: 31 from classic to shaping.drawn.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.naming"
    When name.abandoned happens
    Then it is in "shaping.drawn.idle"

  @resumeTemplate-378ce4 @resumeTemplate-32
  Scenario: 32 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"full"}
    Then it is in "keeping.full"
    When name.abandoned happens
    Then it is in "shaping.drawing"

  @resumeTemplate-aa4564 @resumeTemplate-33
  Scenario: 33 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"full"}
    Then it is in "keeping.full"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-fcad12 @resumeTemplate-34
  Scenario: 34 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "keeping.invalid"
    When name.submitted happens with {"name":"For schools","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "keeping.saving"

  @resumeTemplate-9de404 @resumeTemplate-35
  Scenario: 35 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "keeping.invalid"
    When name.abandoned happens
    Then it is in "shaping.drawing"

  @resumeTemplate-7f1618 @resumeTemplate-36
  Scenario: 36 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "keeping.invalid"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-c3dc0c @resumeTemplate-37
  Scenario: 37 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "keeping.offline"
    When name.abandoned happens
    Then it is in "shaping.drawing"

  @resumeTemplate-547cb7 @resumeTemplate-38
  Scenario: 38 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "keeping.offline"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-49b6ca @resumeTemplate-39
  Scenario: 39 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "keeping.offline"
    When waitToKeep answers
    Then it is in "keeping.saving"

  @resumeTemplate-436461 @resumeTemplate-40
  Scenario: 40 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "keeping.failed"
    When name.submitted happens with {"name":"For schools","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "keeping.saving"

  @resumeTemplate-e4536a @resumeTemplate-41
  Scenario: 41 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "keeping.failed"
    When name.abandoned happens
    Then it is in "shaping.drawing"

  @resumeTemplate-8d7deb @resumeTemplate-42
  Scenario: 42 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "keeping.failed"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-90afdb @resumeTemplate-43
  Scenario: 43 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume answers {"ok":true,"resume":{"id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","filename":"ana-reyes.pdf","format":"pdf","size":12000…
    Then it is in "made"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-d57f98 @resumeTemplate-44
  Scenario: 44 from classic to downloading.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume answers {"ok":false,"failure":"full"}
    Then it is in "generating.full"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeTemplate-5bc889 @resumeTemplate-45
  Scenario: 45 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume answers {"ok":false,"failure":"full"}
    Then it is in "generating.full"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-083ce9 @resumeTemplate-46
  Scenario: 46 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "generating.offline"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-f5be68 @resumeTemplate-47
  Scenario: 47 from classic to generating.making
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "generating.offline"
    When waitToMake answers
    Then it is in "generating.making"

  @resumeTemplate-c2894e @resumeTemplate-48
  Scenario: 48 from classic to generating.making
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "generating.failed"
    When template.retried happens
    Then it is in "generating.making"

  @resumeTemplate-297ed6 @resumeTemplate-49
  Scenario: 49 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"
    When generateResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "generating.failed"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-307e86 @resumeTemplate-50
  Scenario: 50 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile answers {"ok":true}
    Then it is in "shaping.drawn.downloaded"
    When form.changed happens with {"form":{"template":"academic","paper":"Letter","language":"en","with_photo":false,"with_date_of_birth":false,"with_nat…
    Then it is in "shaping.drawing"

  @resumeTemplate-7fed6d @resumeTemplate-51
  Scenario: 51 from classic to generating.making
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile answers {"ok":true}
    Then it is in "shaping.drawn.downloaded"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"

  @resumeTemplate-1ef1b3 @resumeTemplate-52
  Scenario: 52 from classic to downloading.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile answers {"ok":true}
    Then it is in "shaping.drawn.downloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeTemplate-2c954c @resumeTemplate-53
  Scenario: 53 from classic to keeping.naming
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile answers {"ok":true}
    Then it is in "shaping.drawn.downloaded"
    When draft.requested happens
    Then it is in "keeping.naming"

  @resumeTemplate-b9490d @resumeTemplate-54
  Scenario: 54 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile answers {"ok":true}
    Then it is in "shaping.drawn.downloaded"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-f5160e @resumeTemplate-55
  Scenario: 55 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-fe6993 @resumeTemplate-56
  Scenario: 56 from classic to downloading.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "downloading.offline"
    When waitToDownload answers
    Then it is in "downloading.fetching"

  @resumeTemplate-b29648 @resumeTemplate-57
  Scenario: 57 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.drawn.notDownloaded"
    When form.changed happens with {"form":{"template":"academic","paper":"Letter","language":"en","with_photo":false,"with_date_of_birth":false,"with_nat…
    Then it is in "shaping.drawing"

  @resumeTemplate-20fcc2 @resumeTemplate-58
  Scenario: 58 from classic to generating.making
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.drawn.notDownloaded"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"

  @resumeTemplate-13dd15 @resumeTemplate-59
  Scenario: 59 from classic to downloading.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.drawn.notDownloaded"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeTemplate-99bf19 @resumeTemplate-60
  Scenario: 60 from classic to keeping.naming
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.drawn.notDownloaded"
    When draft.requested happens
    Then it is in "keeping.naming"

  @resumeTemplate-9e3d5d @resumeTemplate-61
  Scenario: 61 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When template.chosen happens with {"form":{"template":"academic","paper":"A4","language":"en","with_photo":false,"with_date_of_birth":false,"with_nationa…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.drawn.notDownloaded"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-422ea9 @resumeTemplate-62
  Scenario: 62 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile answers {"ok":true}
    Then it is in "shaping.drawn.downloaded"
    When draft.requested happens
    Then it is in "keeping.saving"

  @resumeTemplate-0a70e8 @resumeTemplate-63
  Scenario: 63 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When download.requested happens
    Then it is in "downloading.fetching"
    When downloadFile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "shaping.drawn.notDownloaded"
    When draft.requested happens
    Then it is in "keeping.saving"

  @resumeTemplate-4df4a9 @resumeTemplate-64
  Scenario: 64 from classic to shaping.drawing
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","pap…
    Then it is in "shaping.drawn.kept"
    When form.changed happens with {"form":{"template":"academic","paper":"Letter","language":"en","with_photo":false,"with_date_of_birth":false,"with_nat…
    Then it is in "shaping.drawing"

  @resumeTemplate-07a473 @resumeTemplate-65
  Scenario: 65 from classic to generating.making
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","pap…
    Then it is in "shaping.drawn.kept"
    When generate.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "generating.making"

  @resumeTemplate-6a9633 @resumeTemplate-66
  Scenario: 66 from classic to downloading.fetching
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","pap…
    Then it is in "shaping.drawn.kept"
    When download.requested happens
    Then it is in "downloading.fetching"

  @resumeTemplate-a6ddb4 @resumeTemplate-67
  Scenario: 67 from classic to keeping.saving
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","pap…
    Then it is in "shaping.drawn.kept"
    When draft.requested happens
    Then it is in "keeping.saving"

  @resumeTemplate-4dc9a1 @resumeTemplate-68
  Scenario: 68 from classic to choosing.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","pap…
    Then it is in "shaping.drawn.kept"
    When template.closed happens
    Then it is in "choosing.idle"

  @resumeTemplate-118ad7 @resumeTemplate-69
  Scenario: 69 from classic to shaping.drawn.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"full"}
    Then it is in "keeping.full"
    When name.abandoned happens
    Then it is in "shaping.drawn.idle"

  @resumeTemplate-50518c @resumeTemplate-70
  Scenario: 70 from classic to shaping.drawn.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "keeping.invalid"
    When name.abandoned happens
    Then it is in "shaping.drawn.idle"

  @resumeTemplate-279f01 @resumeTemplate-71
  Scenario: 71 from classic to shaping.drawn.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "keeping.offline"
    When name.abandoned happens
    Then it is in "shaping.drawn.idle"

  @resumeTemplate-c989d8 @resumeTemplate-72
  Scenario: 72 from classic to shaping.drawn.idle
    Given the resumeTemplate flow with the input "classic"
    And it is in "choosing.idle"
    When draft.opened happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "shaping.drawing"
    When drawPages answers {"ok":true,"pages":["<svg/>"]}
    Then it is in "shaping.drawn.idle"
    When draft.requested happens
    Then it is in "keeping.saving"
    When saveDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "keeping.failed"
    When name.abandoned happens
    Then it is in "shaping.drawn.idle"
