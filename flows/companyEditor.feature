@companyEditor
Feature: Company page
  What a company says of itself: seen by its people, edited by those who run it.

  @companyEditor-b6433a @companyEditor-2
  Scenario: 2 from start to loading
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @companyEditor-dfa207 @companyEditor-3
  Scenario: 3 from start to loading
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @companyEditor-5fcb17 @companyEditor-4
  Scenario: 4 from start to loading
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @companyEditor-a94974 @companyEditor-32
  Scenario: 32 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "viewing.resting"

  @companyEditor-9cac9e @companyEditor-33
  Scenario: 33 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When edit.abandoned happens
    Then it is in "viewing.resting"

  @companyEditor-9fd6c2 @companyEditor-34
  Scenario: 34 from start to saving
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.changed happens
    Then it is in "editing.dirty"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"

  @companyEditor-de2b93 @companyEditor-35
  Scenario: 35 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.changed happens
    Then it is in "editing.dirty"
    When edit.abandoned happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "viewing.resting"

  @companyEditor-30937a @companyEditor-36
  Scenario: 36 from start to editing.dirty
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.changed happens
    Then it is in "editing.dirty"
    When edit.abandoned happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.dirty"

  @companyEditor-04fa00 @companyEditor-37
  Scenario: 37 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "viewing.saved"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "viewing.resting"

  @companyEditor-7d88f0 @companyEditor-38
  Scenario: 38 from start to editing.clean
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":true,"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_…
    Then it is in "viewing.saved"
    When edit.requested happens
    Then it is in "editing.clean"

  @companyEditor-8791a7 @companyEditor-39
  Scenario: 39 from start to saving
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":false,"failure":"invalid","fields":{"website":["Please enter a valid URL"]}}
    Then it is in "editing.invalid"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"

  @companyEditor-e25eb2 @companyEditor-40
  Scenario: 40 from start to confirmingDiscard
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":false,"failure":"invalid","fields":{"website":["Please enter a valid URL"]}}
    Then it is in "editing.invalid"
    When edit.abandoned happens
    Then it is in "confirmingDiscard"

  @companyEditor-5c45a2 @companyEditor-41
  Scenario: 41 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "viewing.refused"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "viewing.resting"

  @companyEditor-591945 @companyEditor-42
  Scenario: 42 from start to editing.clean
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can edit the company."}
    Then it is in "viewing.refused"
    When edit.requested happens
    Then it is in "editing.clean"

  @companyEditor-ed18b2 @companyEditor-43
  Scenario: 43 from start to saving
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"

  @companyEditor-26b8d2 @companyEditor-44
  Scenario: 44 from start to confirmingDiscard
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.failed"
    When edit.abandoned happens
    Then it is in "confirmingDiscard"
