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

  @companyEditor-31a658 @companyEditor-45
  Scenario: 45 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When page.changed happens with {"page":{"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-…
    Then it is in "viewing.resting"

  @companyEditor-bd93b5 @companyEditor-46
  Scenario: 46 from start to viewing.resting
    Given the companyEditor flow with the input "start"
    And it is in "loading"
    When loadCompany answers {"id":3,"name":"Acme","logo":"/logo/3.svg","details":{"registered_name":"Acme Incorporated","founded_on":"1998-04-01","…
    Then it is in "viewing.resting"
    When edit.requested happens
    Then it is in "editing.clean"
    When edit.abandoned happens
    Then it is in "viewing.resting"

  @companyEditor-1f7703 @companyEditor-47
  Scenario: 47 from start to saving
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

  @companyEditor-ae76c5 @companyEditor-48
  Scenario: 48 from start to viewing.resting
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

  @companyEditor-f2ebb8 @companyEditor-49
  Scenario: 49 from start to editing.dirty
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

  @companyEditor-5cbfea @companyEditor-50
  Scenario: 50 from start to viewing.resting
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

  @companyEditor-d64160 @companyEditor-51
  Scenario: 51 from start to editing.clean
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

  @companyEditor-567e1f @companyEditor-52
  Scenario: 52 from start to saving
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

  @companyEditor-eca1cf @companyEditor-53
  Scenario: 53 from start to confirmingDiscard
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

  @companyEditor-5dc71f @companyEditor-54
  Scenario: 54 from start to viewing.resting
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

  @companyEditor-f9be02 @companyEditor-55
  Scenario: 55 from start to editing.clean
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

  @companyEditor-cd45f6 @companyEditor-56
  Scenario: 56 from start to saving
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

  @companyEditor-5b7a57 @companyEditor-57
  Scenario: 57 from start to confirmingDiscard
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
