@record
Feature: Edit the records of a profile
  Adds, changes and deletes work experience, education, licences, links and languages; nothing typed is lost, nothing is doubled unasked.

  @record-3af1b4 @record-1
  Scenario: 1 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "list.listed"

  @record-18dc7a @record-2
  Scenario: 2 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.declined happens
    Then it is in "list.listed"

  @record-6f6cfc @record-3
  Scenario: 3 from listed to editing.changed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-c15946 @record-4
  Scenario: 4 from listed to saving
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.edited happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"

  @record-4dbda8 @record-5
  Scenario: 5 from listed to editing.changed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-e2f5e6 @record-6
  Scenario: 6 from listed to validating
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When record.submitted happens
    Then it is in "validating"

  @record-edc3be @record-7
  Scenario: 7 from listed to confirmingDiscard
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-99f6f9 @record-8
  Scenario: 8 from listed to editing.kept
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft answers
    Then it is in "editing.kept"

  @record-6f2f78 @record-9
  Scenario: 9 from listed to editing.invalid
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"

  @record-b804a2 @record-10
  Scenario: 10 from listed to refreshing
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"

  @record-090283 @record-11
  Scenario: 11 from listed to failed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @record-b54030 @record-12
  Scenario: 12 from listed to saving
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "confirmingDuplicate"
    When duplicate.confirmed happens
    Then it is in "saving"

  @record-624ead @record-13
  Scenario: 13 from listed to editing.changed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-949f05 @record-14
  Scenario: 14 from listed to validating
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"

  @record-fdcfac @record-15
  Scenario: 15 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "list.listed"

  @record-450a5a @record-16
  Scenario: 16 from listed to editing.changed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-a0def5 @record-17
  Scenario: 17 from listed to confirmingDiscard
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-fbef4c @record-18
  Scenario: 18 from listed to validating
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.retried happens
    Then it is in "validating"

  @record-363a5b @record-19
  Scenario: 19 from listed to deleting
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.confirmed happens
    Then it is in "deleting"

  @record-d9a338 @record-20
  Scenario: 20 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.declined happens
    Then it is in "list.listed"

  @record-7e2f3e @record-21
  Scenario: 21 from listed to deleting
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @record-8d8d9c @record-22
  Scenario: 22 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.declined happens
    Then it is in "list.listed"

  @record-a60898 @record-23
  Scenario: 23 from listed to confirmingDiscard
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-e1828a @record-24
  Scenario: 24 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.listed"

  @record-a4934c @record-25
  Scenario: 25 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-550ae2 @record-26
  Scenario: 26 from listed to editing.changed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-293fd2 @record-27
  Scenario: 27 from listed to validating
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When record.submitted happens
    Then it is in "validating"

  @record-260088 @record-28
  Scenario: 28 from listed to confirmingDiscard
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-4e3fdf @record-29
  Scenario: 29 from listed to editing.changed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-6ab565 @record-30
  Scenario: 30 from listed to validating
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When record.submitted happens
    Then it is in "validating"

  @record-cb9c8a @record-31
  Scenario: 31 from listed to confirmingDiscard
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-f20c48 @record-32
  Scenario: 32 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-6686cf @record-33
  Scenario: 33 from listed to editing.changed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-b62109 @record-34
  Scenario: 34 from listed to validating
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When record.submitted happens
    Then it is in "validating"

  @record-50446a @record-35
  Scenario: 35 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "list.listed"

  @record-3b4e9a @record-36
  Scenario: 36 from listed to confirmingDiscard
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-bbcfb8 @record-37
  Scenario: 37 from listed to saving
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @record-9591c8 @record-38
  Scenario: 38 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "confirmingDuplicate"
    When duplicate.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "list.listed"

  @record-709b56 @record-39
  Scenario: 39 from listed to refreshing
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"

  @record-8e4ba9 @record-40
  Scenario: 40 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.empty"

  @record-f1212f @record-41
  Scenario: 41 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.empty"

  @record-1c7137 @record-42
  Scenario: 42 from listed to confirmingDiscard
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-57b1f1 @record-43
  Scenario: 43 from listed to editing.untouched
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"

  @record-46d800 @record-44
  Scenario: 44 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "list.empty"

  @record-211845 @record-45
  Scenario: 45 from listed to confirmingDuplicate
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "confirmingDuplicate"

  @record-da2b3c @record-46
  Scenario: 46 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.empty"

  @record-6eb038 @record-47
  Scenario: 47 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.empty"

  @record-c72131 @record-48
  Scenario: 48 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.empty"

  @record-a829ea @record-49
  Scenario: 49 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "list.empty"

  @record-047456 @record-50
  Scenario: 50 from listed to list.empty
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
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

  @record-0edb37 @record-51
  Scenario: 51 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.listed"

  @record-5263fe @record-52
  Scenario: 52 from listed to list.listed
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-181485 @record-53
  Scenario: 53 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"

  @record-11ab2f @record-54
  Scenario: 54 from unknown to editing.untouched
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[],"draft":null}
    Then it is in "list.empty"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"

  @record-b2f2eb @record-55
  Scenario: 55 from unknown to editing.untouched
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When record.edited happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.untouched"

  @record-cd6349 @record-56
  Scenario: 56 from unknown to loading
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unreachable"
    When waitToLoad answers
    Then it is in "loading"

  @record-d99033 @record-57
  Scenario: 57 from unknown to loading
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When record.retried happens
    Then it is in "loading"

  @record-f6434e @record-58
  Scenario: 58 from unknown to editing.changed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-7c9fcd @record-59
  Scenario: 59 from unknown to validating
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"

  @record-dccde5 @record-60
  Scenario: 60 from unknown to confirmingDiscard
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-eccad4 @record-61
  Scenario: 61 from unknown to editing.changed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-bb3226 @record-62
  Scenario: 62 from unknown to validating
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"
    When record.submitted happens
    Then it is in "validating"

  @record-2755ee @record-63
  Scenario: 63 from unknown to confirmingDiscard
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-60c4f1 @record-64
  Scenario: 64 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.listed"

  @record-493379 @record-65
  Scenario: 65 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-4482e1 @record-66
  Scenario: 66 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.declined happens
    Then it is in "list.listed"

  @record-5e8f2a @record-67
  Scenario: 67 from unknown to editing.untouched
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"

  @record-36d5e9 @record-68
  Scenario: 68 from unknown to editing.kept
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"

  @record-a47662 @record-69
  Scenario: 69 from unknown to deleting
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.confirmed happens
    Then it is in "deleting"

  @record-a1dcb7 @record-70
  Scenario: 70 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.declined happens
    Then it is in "list.listed"

  @record-14438a @record-71
  Scenario: 71 from unknown to deleting
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @record-9e1f24 @record-72
  Scenario: 72 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.declined happens
    Then it is in "list.listed"

  @record-634df7 @record-73
  Scenario: 73 from unknown to list.undoable
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.undoable"

  @record-18fccc @record-74
  Scenario: 74 from unknown to list.undoable
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.undoable"

  @record-de60b3 @record-75
  Scenario: 75 from unknown to list.empty
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.empty"

  @record-3c244a @record-76
  Scenario: 76 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-aec82c @record-77
  Scenario: 77 from unknown to editing.kept
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.empty"
    When draft.resumed happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.kept"

  @record-02cd81 @record-78
  Scenario: 78 from unknown to list.empty
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.empty"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.empty"

  @record-8eb7e8 @record-79
  Scenario: 79 from unknown to list.empty
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.empty"
    When draft.dropped happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.empty"

  @record-8311d7 @record-80
  Scenario: 80 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When editor.closed happens
    Then it is in "list.listed"

  @record-43a239 @record-81
  Scenario: 81 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "list.listed"

  @record-134d9c @record-82
  Scenario: 82 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-481766 @record-83
  Scenario: 83 from unknown to saving
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "confirmingDuplicate"
    When duplicate.confirmed happens
    Then it is in "saving"

  @record-52ece9 @record-84
  Scenario: 84 from unknown to refreshing
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"

  @record-66869d @record-85
  Scenario: 85 from unknown to editing.invalid
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"

  @record-ffc5b3 @record-86
  Scenario: 86 from unknown to refreshing
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"

  @record-5806f8 @record-87
  Scenario: 87 from unknown to failed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @record-f0df2f @record-88
  Scenario: 88 from unknown to editing.changed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-f9d6d7 @record-89
  Scenario: 89 from unknown to validating
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"

  @record-a7fe32 @record-90
  Scenario: 90 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "list.listed"

  @record-5324e3 @record-91
  Scenario: 91 from unknown to editing.changed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-146775 @record-92
  Scenario: 92 from unknown to validating
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.retried happens
    Then it is in "validating"

  @record-09bd28 @record-93
  Scenario: 93 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "confirmingDuplicate"
    When duplicate.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "list.listed"

  @record-0357c5 @record-94
  Scenario: 94 from unknown to editing.changed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-1d7f7a @record-95
  Scenario: 95 from unknown to validating
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When record.submitted happens
    Then it is in "validating"

  @record-1052c4 @record-96
  Scenario: 96 from unknown to list.listed
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "list.listed"

  @record-f5d5ec @record-97
  Scenario: 97 from unknown to confirmingDiscard
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-7fa9c3 @record-98
  Scenario: 98 from unknown to saving
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @record-346a04 @record-99
  Scenario: 99 from unknown to discarding
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"

  @record-45a954 @record-100
  Scenario: 100 from unknown to editing.kept
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"

  @record-c1f498 @record-101
  Scenario: 101 from listed to validating
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.submitted happens
    Then it is in "validating"

  @record-7e11db @record-102
  Scenario: 102 from listed to editing.keeping
    Given the record flow with the input "listed"
    And it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When untilNextTry · 10 s has passed
    Then it is in "editing.keeping"

  @record-3cb90c @record-103
  Scenario: 103 from unknown to validating
    Given the record flow with the input "unknown"
    And it is in "loading"
    When listRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","industry_id…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"
    When restoreRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.submitted happens
    Then it is in "validating"

  @record-70a949 @record-104
  Scenario: 104 from unanswered to list.listed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-043499 @record-105
  Scenario: 105 from unanswered to editing.changed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-84f662 @record-106
  Scenario: 106 from unanswered to validating
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When record.submitted happens
    Then it is in "validating"

  @record-b02edf @record-107
  Scenario: 107 from unanswered to confirmingDiscard
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"full","message":"There is no room."}
    Then it is in "editing.refused"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-c8f56b @record-108
  Scenario: 108 from unanswered to confirmingDiscard
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-ed78e4 @record-109
  Scenario: 109 from unanswered to saving
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "saving"

  @record-d13977 @record-110
  Scenario: 110 from unanswered to editing.changed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-944c1e @record-111
  Scenario: 111 from unanswered to validating
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.submitted happens
    Then it is in "validating"

  @record-9dad15 @record-112
  Scenario: 112 from unanswered to confirmingDiscard
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-b80472 @record-113
  Scenario: 113 from unanswered to validating
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When record.retried happens
    Then it is in "validating"

  @record-a67d6b @record-114
  Scenario: 114 from unanswered to editing.untouched
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"

  @record-e86239 @record-115
  Scenario: 115 from unanswered to editing.untouched
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When record.edited happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "editing.untouched"

  @record-5cff83 @record-116
  Scenario: 116 from unanswered to confirmingDelete.asking
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":true,"record":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industr…
    Then it is in "refreshing"
    When rereadRecords answers {"records":[{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b02","job_title":"Baker","company_name":"Old Mill","industry_id":nu…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"

  @record-23c45e @record-117
  Scenario: 117 from unanswered to editing.changed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-7be071 @record-118
  Scenario: 118 from unanswered to validating
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When record.submitted happens
    Then it is in "validating"

  @record-be9395 @record-119
  Scenario: 119 from unanswered to confirmingDiscard
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-9c0284 @record-120
  Scenario: 120 from unanswered to saving
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_sa…
    Then it is in "saving"

  @record-7f1776 @record-121
  Scenario: 121 from unanswered to editing.invalid
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":false,"faults":{"job_title":["required"]}}
    Then it is in "editing.invalid"

  @record-3fa626 @record-122
  Scenario: 122 from unanswered to failed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @record-ed484c @record-123
  Scenario: 123 from unanswered to editing.changed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-871940 @record-124
  Scenario: 124 from unanswered to validating
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When record.submitted happens
    Then it is in "validating"

  @record-5419ed @record-125
  Scenario: 125 from unanswered to confirmingDiscard
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-79c9d0 @record-126
  Scenario: 126 from unanswered to editing.kept
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft answers
    Then it is in "editing.kept"

  @record-fc799d @record-127
  Scenario: 127 from unanswered to saving
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "confirmingDuplicate"
    When duplicate.confirmed happens
    Then it is in "saving"

  @record-629070 @record-128
  Scenario: 128 from unanswered to editing.kept
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When record.submitted happens
    Then it is in "validating"
    When checkValues answers {"ok":true,"values":{"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01","job_title":"Cook","company_name":"Harbour Grill","ind…
    Then it is in "confirmingDuplicate"
    When duplicate.declined happens
    Then it is in "editing.kept"

  @record-5c394b @record-129
  Scenario: 129 from unanswered to list.listed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft answers
    Then it is in "list.listed"

  @record-1d3090 @record-130
  Scenario: 130 from unanswered to list.listed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.confirmed happens
    Then it is in "discarding"
    When dropDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"

  @record-5f78d3 @record-131
  Scenario: 131 from unanswered to editing.changed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-d2feb3 @record-132
  Scenario: 132 from unanswered to validating
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When record.submitted happens
    Then it is in "validating"

  @record-3728c1 @record-133
  Scenario: 133 from unanswered to confirmingDiscard
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When editor.closed happens
    Then it is in "confirmingDiscard"
    When discard.declined happens
    Then it is in "editing.kept"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-e1e50f @record-134
  Scenario: 134 from unanswered to list.listed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.declined happens
    Then it is in "list.listed"

  @record-4422af @record-135
  Scenario: 135 from unanswered to editing.changed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"

  @record-779ddb @record-136
  Scenario: 136 from unanswered to validating
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When record.submitted happens
    Then it is in "validating"

  @record-a27497 @record-137
  Scenario: 137 from unanswered to confirmingDiscard
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When editor.closed happens
    Then it is in "confirmingDiscard"

  @record-82b9b2 @record-138
  Scenario: 138 from unanswered to editing.keeping
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"invalid","faults":{"job_title":["tooLong"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"values":{"job_title":"Baker","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null…
    Then it is in "editing.changed"
    When untilPause · 1 s has passed
    Then it is in "editing.keeping"
    When keepDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.keptHere"
    When untilNextTry · 10 s has passed
    Then it is in "editing.keeping"

  @record-cfe81d @record-139
  Scenario: 139 from unanswered to editing.untouched
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When record.added happens with {"values":{"job_title":"","company_name":"Old Mill","industry_id":null,"job_function_ids":[],"monthly_salary":null,"cur…
    Then it is in "editing.untouched"

  @record-3ec758 @record-140
  Scenario: 140 from unanswered to restoring
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":true}
    Then it is in "list.undoable"
    When undo.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "restoring"

  @record-b1285c @record-141
  Scenario: 141 from unanswered to deleting
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.confirmed happens
    Then it is in "deleting"

  @record-02719e @record-142
  Scenario: 142 from unanswered to list.listed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord answers {"ok":false,"failure":"kept","message":"It has to stay."}
    Then it is in "confirmingDelete.kept"
    When delete.declined happens
    Then it is in "list.listed"

  @record-f6a341 @record-143
  Scenario: 143 from unanswered to deleting
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.confirmed happens
    Then it is in "deleting"

  @record-1789cc @record-144
  Scenario: 144 from unanswered to list.listed
    Given the record flow with the input "unanswered"
    And it is in "saving"
    When saveRecord answers {"ok":false,"failure":"gone","message":"It is gone."}
    Then it is in "refreshing"
    When rereadRecords fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "list.listed"
    When delete.requested happens with {"id":"3f1d7a52-6f0e-4f0e-9a39-8f6e1f6f2b01"}
    Then it is in "confirmingDelete.asking"
    When delete.confirmed happens
    Then it is in "deleting"
    When deleteRecord fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirmingDelete.failed"
    When delete.declined happens
    Then it is in "list.listed"
