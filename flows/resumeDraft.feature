@resumeDraft
Feature: A kept draft of a resume
  Renames and deletes one of the at most five choices of template that are kept under a name.

  @resumeDraft-33750a @resumeDraft-1
  Scenario: 1 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When draft.changed happens with {"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For schools","form":{"template":"academic","paper":"A4","…
    Then it is in "listed.idle"

  @resumeDraft-5f95f0 @resumeDraft-2
  Scenario: 2 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDraft-fa9880 @resumeDraft-3
  Scenario: 3 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDraft-990630 @resumeDraft-4
  Scenario: 4 from draft to gone
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft answers {"ok":false,"failure":"gone"}
    Then it is in "gone"

  @resumeDraft-1efa33 @resumeDraft-5
  Scenario: 5 from draft to deleted
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteDraft answers {"ok":true}
    Then it is in "deleted"

  @resumeDraft-c5662f @resumeDraft-6
  Scenario: 6 from draft to renaming.typing
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For hospitals","form":{"template":"academic","p…
    Then it is in "listed.renamed"
    When rename.requested happens
    Then it is in "renaming.typing"

  @resumeDraft-a1dcd6 @resumeDraft-7
  Scenario: 7 from draft to deleting.asking
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft answers {"ok":true,"draft":{"id":"2a1f0d6c-5a0b-4f6f-9a5e-0c1d2e3f4a51","name":"For hospitals","form":{"template":"academic","p…
    Then it is in "listed.renamed"
    When delete.requested happens
    Then it is in "deleting.asking"

  @resumeDraft-f612ca @resumeDraft-8
  Scenario: 8 from draft to renaming.saving
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"

  @resumeDraft-1a2546 @resumeDraft-9
  Scenario: 9 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft answers {"ok":false,"failure":"invalid","fault":"filename.special"}
    Then it is in "renaming.invalid"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDraft-809ec1 @resumeDraft-10
  Scenario: 10 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDraft-f3ab86 @resumeDraft-11
  Scenario: 11 from draft to renaming.saving
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "renaming.offline"
    When waitToRename answers
    Then it is in "renaming.saving"

  @resumeDraft-30674f @resumeDraft-12
  Scenario: 12 from draft to renaming.saving
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"

  @resumeDraft-12c61d @resumeDraft-13
  Scenario: 13 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When rename.requested happens
    Then it is in "renaming.typing"
    When name.submitted happens with {"name":"For hospitals"}
    Then it is in "renaming.saving"
    When renameDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "renaming.failed"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDraft-a22e20 @resumeDraft-14
  Scenario: 14 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When action.closed happens
    Then it is in "listed.idle"

  @resumeDraft-b4b278 @resumeDraft-15
  Scenario: 15 from draft to deleting.removing
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "deleting.offline"
    When waitToDelete answers
    Then it is in "deleting.removing"

  @resumeDraft-30cf13 @resumeDraft-16
  Scenario: 16 from draft to deleting.removing
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.retried happens
    Then it is in "deleting.removing"

  @resumeDraft-da2177 @resumeDraft-17
  Scenario: 17 from draft to listed.idle
    Given the resumeDraft flow with the input "draft"
    And it is in "listed.idle"
    When delete.requested happens
    Then it is in "deleting.asking"
    When delete.confirmed happens
    Then it is in "deleting.removing"
    When deleteDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "deleting.failed"
    When action.closed happens
    Then it is in "listed.idle"
