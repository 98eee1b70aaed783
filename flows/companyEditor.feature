@companyEditor
Feature: Company page
  What a company says of itself: seen by its people, edited by those who run it.

  @companyEditor-452fb4 @companyEditor-1
  Scenario: 1 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "viewing.resting"

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

  @companyEditor-ed050c @companyEditor-5
  Scenario: 5 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When edit.abandoned happens
    Then it is in "viewing.resting"

  @companyEditor-9ab236 @companyEditor-6
  Scenario: 6 from start to saving
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

  @companyEditor-9e5911 @companyEditor-7
  Scenario: 7 from start to viewing.resting
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

  @companyEditor-c4febe @companyEditor-8
  Scenario: 8 from start to editing.dirty
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

  @companyEditor-123015 @companyEditor-9
  Scenario: 9 from start to viewing.resting
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

  @companyEditor-d25f4d @companyEditor-10
  Scenario: 10 from start to editing.clean
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

  @companyEditor-6ecd44 @companyEditor-11
  Scenario: 11 from start to saving
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

  @companyEditor-ac1799 @companyEditor-12
  Scenario: 12 from start to confirmingDiscard
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

  @companyEditor-251541 @companyEditor-13
  Scenario: 13 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can edit the company."}
    Then it is in "viewing.refused"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "viewing.resting"

  @companyEditor-ba1372 @companyEditor-14
  Scenario: 14 from start to editing.clean
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When details.submitted happens with {"details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","size_id":3,"financing_stage_id":null,"indu…
    Then it is in "saving"
    When saveCompany answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can edit the company."}
    Then it is in "viewing.refused"
    When edit.requested happens
    Then it is in "editing.clean"

  @companyEditor-a3d0c7 @companyEditor-15
  Scenario: 15 from start to saving
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

  @companyEditor-6dfeef @companyEditor-16
  Scenario: 16 from start to confirmingDiscard
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
