@preferences
Feature: Job preferences
  Says which jobs one looks for: up to three remote and three on-site or hybrid, never none once there is one.

  @preferences-811af3 @preferences-1
  Scenario: 1 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-2aaea0 @preferences-2
  Scenario: 2 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-887596 @preferences-3
  Scenario: 3 from several to editing.changed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-c37835 @preferences-4
  Scenario: 4 from several to saving
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.edited happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "saving"

  @preferences-34a053 @preferences-5
  Scenario: 5 from several to editing.changed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-b49294 @preferences-6
  Scenario: 6 from several to validating
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When record.submitted happens
    Then it is in "validating"

  @preferences-e50e61 @preferences-7
  Scenario: 7 from several to confirmingDiscard
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-7ba6be @preferences-8
  Scenario: 8 from several to editing.kept
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft answers
    Then it is in "editing.kept"

  @preferences-3ffd29 @preferences-9
  Scenario: 9 from several to editing.invalid
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"

  @preferences-bcc3f5 @preferences-10
  Scenario: 10 from several to refreshing
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"

  @preferences-a0dbcf @preferences-11
  Scenario: 11 from several to failed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @preferences-079028 @preferences-12
  Scenario: 12 from several to saving
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "confirmingDuplicate"
    When duplicate.confirmed happens
    Then it is in "saving"

  @preferences-7c0aed @preferences-13
  Scenario: 13 from several to editing.changed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-766f89 @preferences-14
  Scenario: 14 from several to validating
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"

  @preferences-9d8fd4 @preferences-15
  Scenario: 15 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-48a6df @preferences-16
  Scenario: 16 from several to editing.changed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-df0d7c @preferences-17
  Scenario: 17 from several to confirmingDiscard
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-11f5f5 @preferences-18
  Scenario: 18 from several to validating
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.retried happens
    Then it is in "validating"

  @preferences-fd0a3b @preferences-19
  Scenario: 19 from several to deleting
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.confirmed happens
    Then it is in "deleting"

  @preferences-a6f99d @preferences-20
  Scenario: 20 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-f21d6c @preferences-21
  Scenario: 21 from several to deleting
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @preferences-7cd846 @preferences-22
  Scenario: 22 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-20cfcb @preferences-23
  Scenario: 23 from several to confirmingDiscard
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-8dbdbe @preferences-24
  Scenario: 24 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.listed"

  @preferences-b35f6c @preferences-25
  Scenario: 25 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-28d90f @preferences-26
  Scenario: 26 from several to editing.changed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-176907 @preferences-27
  Scenario: 27 from several to validating
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When record.submitted happens
    Then it is in "validating"

  @preferences-82fb37 @preferences-28
  Scenario: 28 from several to confirmingDiscard
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-1f70c3 @preferences-29
  Scenario: 29 from several to editing.changed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-889c5c @preferences-30
  Scenario: 30 from several to validating
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When record.submitted happens
    Then it is in "validating"

  @preferences-69b900 @preferences-31
  Scenario: 31 from several to confirmingDiscard
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-f6510b @preferences-32
  Scenario: 32 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"

  @preferences-a9eb10 @preferences-33
  Scenario: 33 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-2f1202 @preferences-34
  Scenario: 34 from several to editing.changed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-f7257f @preferences-35
  Scenario: 35 from several to validating
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When record.submitted happens
    Then it is in "validating"

  @preferences-5e4f9e @preferences-36
  Scenario: 36 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-569550 @preferences-37
  Scenario: 37 from several to confirmingDiscard
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-81b376 @preferences-38
  Scenario: 38 from several to saving
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @preferences-7966ea @preferences-39
  Scenario: 39 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "confirmingDuplicate"
    When duplicate.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-064297 @preferences-40
  Scenario: 40 from several to refreshing
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "refreshing"

  @preferences-475004 @preferences-41
  Scenario: 41 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.listed"

  @preferences-d6a840 @preferences-42
  Scenario: 42 from several to list.listed
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-1abf84 @preferences-43
  Scenario: 43 from several to confirmingDiscard
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-241824 @preferences-44
  Scenario: 44 from several to confirmingDuplicate
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "confirmingDuplicate"

  @preferences-cd6349 @preferences-45
  Scenario: 45 from unknown to loading
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unreachable"
    When waitToLoad answers
    Then it is in "loading"

  @preferences-d99033 @preferences-46
  Scenario: 46 from unknown to loading
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When record.retried happens
    Then it is in "loading"

  @preferences-873da0 @preferences-47
  Scenario: 47 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-a74c46 @preferences-48
  Scenario: 48 from unknown to list.empty
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "list.empty"

  @preferences-2581d6 @preferences-49
  Scenario: 49 from unknown to editing.changed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-7a6571 @preferences-50
  Scenario: 50 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"
    When record.submitted happens
    Then it is in "validating"

  @preferences-a6cad4 @preferences-51
  Scenario: 51 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-146752 @preferences-52
  Scenario: 52 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.listed"

  @preferences-833b2d @preferences-53
  Scenario: 53 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-6045b5 @preferences-54
  Scenario: 54 from unknown to editing.changed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-768fa9 @preferences-55
  Scenario: 55 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When record.submitted happens
    Then it is in "validating"

  @preferences-a345ba @preferences-56
  Scenario: 56 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-e34a97 @preferences-57
  Scenario: 57 from unknown to saving
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.edited happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "saving"

  @preferences-a4d824 @preferences-58
  Scenario: 58 from unknown to discarding
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"

  @preferences-3e1492 @preferences-59
  Scenario: 59 from unknown to editing.kept
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"

  @preferences-10e1df @preferences-60
  Scenario: 60 from unknown to editing.changed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-f541cc @preferences-61
  Scenario: 61 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When record.submitted happens
    Then it is in "validating"

  @preferences-c39449 @preferences-62
  Scenario: 62 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-1d74a8 @preferences-63
  Scenario: 63 from unknown to editing.kept
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft answers
    Then it is in "editing.kept"

  @preferences-4c551a @preferences-64
  Scenario: 64 from unknown to editing.invalid
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"

  @preferences-13750e @preferences-65
  Scenario: 65 from unknown to refreshing
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"

  @preferences-596e24 @preferences-66
  Scenario: 66 from unknown to failed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @preferences-b6ddae @preferences-67
  Scenario: 67 from unknown to saving
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "confirmingDuplicate"
    When duplicate.confirmed happens
    Then it is in "saving"

  @preferences-cb8183 @preferences-68
  Scenario: 68 from unknown to editing.changed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-61f810 @preferences-69
  Scenario: 69 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"

  @preferences-bfb5eb @preferences-70
  Scenario: 70 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-ed568f @preferences-71
  Scenario: 71 from unknown to editing.changed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-daf2d3 @preferences-72
  Scenario: 72 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-59f20f @preferences-73
  Scenario: 73 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.retried happens
    Then it is in "validating"

  @preferences-2d75b6 @preferences-74
  Scenario: 74 from unknown to list.empty
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "list.empty"

  @preferences-dfa06a @preferences-75
  Scenario: 75 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-ce3e80 @preferences-76
  Scenario: 76 from unknown to editing.changed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-0affd4 @preferences-77
  Scenario: 77 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When record.submitted happens
    Then it is in "validating"

  @preferences-b75646 @preferences-78
  Scenario: 78 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-a4c475 @preferences-79
  Scenario: 79 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-e8c69f @preferences-80
  Scenario: 80 from unknown to editing.changed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-3f281e @preferences-81
  Scenario: 81 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When record.submitted happens
    Then it is in "validating"

  @preferences-239023 @preferences-82
  Scenario: 82 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-438f3b @preferences-83
  Scenario: 83 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-5cfa3d @preferences-84
  Scenario: 84 from unknown to saving
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @preferences-54b749 @preferences-85
  Scenario: 85 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "confirmingDuplicate"
    When duplicate.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "list.listed"

  @preferences-de2732 @preferences-86
  Scenario: 86 from unknown to list.empty
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.empty"

  @preferences-59314f @preferences-87
  Scenario: 87 from unknown to list.empty
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.empty"

  @preferences-9be46b @preferences-88
  Scenario: 88 from unknown to list.empty
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.empty"

  @preferences-eb55d5 @preferences-89
  Scenario: 89 from unknown to list.empty
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "list.empty"

  @preferences-7273a8 @preferences-90
  Scenario: 90 from unknown to confirmingDiscard
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-af3618 @preferences-91
  Scenario: 91 from unknown to list.empty
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "list.empty"

  @preferences-323507 @preferences-92
  Scenario: 92 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-031331 @preferences-93
  Scenario: 93 from unknown to confirmingDuplicate
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "confirmingDuplicate"

  @preferences-6f3d91 @preferences-94
  Scenario: 94 from unknown to editing.untouched
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"

  @preferences-e1e811 @preferences-95
  Scenario: 95 from unknown to deleting
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.confirmed happens
    Then it is in "deleting"

  @preferences-ca0825 @preferences-96
  Scenario: 96 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-c40ad4 @preferences-97
  Scenario: 97 from unknown to deleting
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @preferences-459b44 @preferences-98
  Scenario: 98 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-e594fe @preferences-99
  Scenario: 99 from unknown to refreshing
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "refreshing"

  @preferences-4092fa @preferences-100
  Scenario: 100 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.listed"

  @preferences-22d8ef @preferences-101
  Scenario: 101 from unknown to list.listed
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-9bc2fa @preferences-102
  Scenario: 102 from several to validating
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.submitted happens
    Then it is in "validating"

  @preferences-dbb24c @preferences-103
  Scenario: 103 from several to editing.keeping
    Given the preferences flow with the input "several"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When untilNextTry · 10 s has passed
    Then it is in "editing.keeping"

  @preferences-dfd548 @preferences-104
  Scenario: 104 from unknown to validating
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.submitted happens
    Then it is in "validating"

  @preferences-86f637 @preferences-105
  Scenario: 105 from unknown to editing.keeping
    Given the preferences flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_ids":[1],…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When untilNextTry · 10 s has passed
    Then it is in "editing.keeping"

  @preferences-dcbb60 @preferences-106
  Scenario: 106 from unanswered to refreshing
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"

  @preferences-6718b6 @preferences-107
  Scenario: 107 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-d3072b @preferences-108
  Scenario: 108 from unanswered to editing.changed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-84f662 @preferences-109
  Scenario: 109 from unanswered to validating
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When record.submitted happens
    Then it is in "validating"

  @preferences-b02edf @preferences-110
  Scenario: 110 from unanswered to confirmingDiscard
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-c8f56b @preferences-111
  Scenario: 111 from unanswered to confirmingDiscard
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-ed78e4 @preferences-112
  Scenario: 112 from unanswered to saving
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @preferences-a925e6 @preferences-113
  Scenario: 113 from unanswered to editing.changed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-944c1e @preferences-114
  Scenario: 114 from unanswered to validating
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.submitted happens
    Then it is in "validating"

  @preferences-9dad15 @preferences-115
  Scenario: 115 from unanswered to confirmingDiscard
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-b80472 @preferences-116
  Scenario: 116 from unanswered to validating
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.retried happens
    Then it is in "validating"

  @preferences-f83c5a @preferences-117
  Scenario: 117 from unanswered to editing.untouched
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"

  @preferences-8db00c @preferences-118
  Scenario: 118 from unanswered to editing.untouched
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When record.edited happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.untouched"

  @preferences-911ccb @preferences-119
  Scenario: 119 from unanswered to editing.changed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-1c1dba @preferences-120
  Scenario: 120 from unanswered to validating
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When record.submitted happens
    Then it is in "validating"

  @preferences-b50e33 @preferences-121
  Scenario: 121 from unanswered to confirmingDiscard
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-304750 @preferences-122
  Scenario: 122 from unanswered to saving
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_langu…
    Then it is in "saving"

  @preferences-7f1776 @preferences-123
  Scenario: 123 from unanswered to editing.invalid
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"

  @preferences-3fa626 @preferences-124
  Scenario: 124 from unanswered to failed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @preferences-5d71b4 @preferences-125
  Scenario: 125 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-e55f35 @preferences-126
  Scenario: 126 from unanswered to editing.changed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-875d5d @preferences-127
  Scenario: 127 from unanswered to validating
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When record.submitted happens
    Then it is in "validating"

  @preferences-c25c19 @preferences-128
  Scenario: 128 from unanswered to confirmingDiscard
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-7ea183 @preferences-129
  Scenario: 129 from unanswered to editing.kept
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft answers
    Then it is in "editing.kept"

  @preferences-696161 @preferences-130
  Scenario: 130 from unanswered to saving
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "confirmingDuplicate"
    When duplicate.confirmed happens
    Then it is in "saving"

  @preferences-f9d9ca @preferences-131
  Scenario: 131 from unanswered to editing.kept
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "confirmingDuplicate"
    When duplicate.declined happens
    Then it is in "editing.kept"

  @preferences-5c394b @preferences-132
  Scenario: 132 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.listed"

  @preferences-1d3090 @preferences-133
  Scenario: 133 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @preferences-d4c46f @preferences-134
  Scenario: 134 from unanswered to editing.changed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-d2feb3 @preferences-135
  Scenario: 135 from unanswered to validating
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When record.submitted happens
    Then it is in "validating"

  @preferences-3728c1 @preferences-136
  Scenario: 136 from unanswered to confirmingDiscard
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-3591cd @preferences-137
  Scenario: 137 from unanswered to editing.changed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"

  @preferences-2772f9 @preferences-138
  Scenario: 138 from unanswered to validating
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When record.submitted happens
    Then it is in "validating"

  @preferences-bd8853 @preferences-139
  Scenario: 139 from unanswered to confirmingDiscard
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @preferences-17fb41 @preferences-140
  Scenario: 140 from unanswered to editing.keeping
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Head cook","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en",…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When untilNextTry · 10 s has passed
    Then it is in "editing.keeping"

  @preferences-6f3b10 @preferences-141
  Scenario: 141 from unanswered to editing.untouched
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","industry_id":3,"job_type_ids":[1],"work_arrangement":"onsite","work_language":"en","timezone…
    Then it is in "editing.untouched"

  @preferences-6954a6 @preferences-142
  Scenario: 142 from unanswered to deleting
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.confirmed happens
    Then it is in "deleting"

  @preferences-14decf @preferences-143
  Scenario: 143 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-70b516 @preferences-144
  Scenario: 144 from unanswered to deleting
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @preferences-95a53d @preferences-145
  Scenario: 145 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.declined happens
    Then it is in "list.listed"

  @preferences-463832 @preferences-146
  Scenario: 146 from unanswered to refreshing
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Menu planner","industry_id":3,"job_type_i…
    Then it is in "refreshing"

  @preferences-44f01d @preferences-147
  Scenario: 147 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.listed"

  @preferences-da45be @preferences-148
  Scenario: 148 from unanswered to list.listed
    Given the preferences flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids"…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Head cook","industry_id":3,"job_type_ids":[1],"wo…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"5a1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
