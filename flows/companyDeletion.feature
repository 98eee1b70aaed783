@companyDeletion
Feature: Deleting a company
  Ends a company here with its jobs, interviews and team, once its coordinator was told what goes with it and typed its name.

  @companyDeletion-b8cc6a @companyDeletion-1
  Scenario: 1 from coordinator to resting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.dismissed happens
    Then it is in "resting"

  @companyDeletion-e4d346 @companyDeletion-2
  Scenario: 2 from coordinator to deleted
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany answers {"ok":true}
    Then it is in "deleted"

  @companyDeletion-56c6b2 @companyDeletion-5
  Scenario: 5 from coordinator to deleting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany answers {"ok":false,"failure":"refused","message":"Only the coordinator can delete a company."}
    Then it is in "asking.refused"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"

  @companyDeletion-8d2858 @companyDeletion-6
  Scenario: 6 from coordinator to resting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany answers {"ok":false,"failure":"refused","message":"Only the coordinator can delete a company."}
    Then it is in "asking.refused"
    When deletion.dismissed happens
    Then it is in "resting"

  @companyDeletion-e01a79 @companyDeletion-7
  Scenario: 7 from coordinator to deleting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"

  @companyDeletion-20427c @companyDeletion-8
  Scenario: 8 from coordinator to resting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "asking.failed"
    When deletion.dismissed happens
    Then it is in "resting"

  @companyDeletion-489821 @companyDeletion-9
  Scenario: 9 from coordinator to deleting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "deleting"

  @companyDeletion-c1ede3 @companyDeletion-10
  Scenario: 10 from coordinator to asking.idle
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "asking.idle"

  @companyDeletion-a5ba45 @companyDeletion-11
  Scenario: 11 from coordinator to deleting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany answers {"ok":false,"failure":"invalid","fields":{"name":["That’s not the company’s name"]}}
    Then it is in "asking.invalid"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"

  @companyDeletion-f08ef6 @companyDeletion-12
  Scenario: 12 from coordinator to resting
    Given the companyDeletion flow with the input "coordinator"
    And it is in "resting"
    When deletion.requested happens
    Then it is in "asking.idle"
    When deletion.submitted happens with {"name":"Acme"}
    Then it is in "deleting"
    When deleteCompany answers {"ok":false,"failure":"invalid","fields":{"name":["That’s not the company’s name"]}}
    Then it is in "asking.invalid"
    When deletion.dismissed happens
    Then it is in "resting"
