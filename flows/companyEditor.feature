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

  @companyEditor-a0cda1 @companyEditor-17
  Scenario: 17 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "viewing.resting"

  @companyEditor-edcfbb @companyEditor-18
  Scenario: 18 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When edit.abandoned happens
    Then it is in "viewing.resting"

  @companyEditor-ef6ca3 @companyEditor-19
  Scenario: 19 from start to saving
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

  @companyEditor-7154bb @companyEditor-20
  Scenario: 20 from start to viewing.resting
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

  @companyEditor-3479e9 @companyEditor-21
  Scenario: 21 from start to editing.dirty
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

  @companyEditor-4c45ce @companyEditor-22
  Scenario: 22 from start to viewing.resting
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

  @companyEditor-98a88e @companyEditor-23
  Scenario: 23 from start to editing.clean
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

  @companyEditor-c16e34 @companyEditor-24
  Scenario: 24 from start to saving
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

  @companyEditor-48b977 @companyEditor-25
  Scenario: 25 from start to confirmingDiscard
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

  @companyEditor-c8a322 @companyEditor-28
  Scenario: 28 from start to saving
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

  @companyEditor-b0499f @companyEditor-29
  Scenario: 29 from start to confirmingDiscard
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

  @companyEditor-60183d @companyEditor-30
  Scenario: 30 from start to viewing.resting
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

  @companyEditor-49f6a3 @companyEditor-31
  Scenario: 31 from start to editing.clean
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
