@postingEditor
Feature: Writing a job
  Writes a vacancy in steps as a draft that outlives the page, checks it, shows it as seekers will see it, and publishes it once.

  @postingEditor-4b5f10 @postingEditor-1
  Scenario: 1 from draft to notFound
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":false,"failure":"notFound"}
    Then it is in "notFound"

  @postingEditor-6c7b33 @postingEditor-2
  Scenario: 2 from draft to refused
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":false,"failure":"refused"}
    Then it is in "refused"

  @postingEditor-955316 @postingEditor-3
  Scenario: 3 from draft to loading
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @postingEditor-df4f9c @postingEditor-4
  Scenario: 4 from draft to loading
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @postingEditor-380aff @postingEditor-5
  Scenario: 5 from draft to loading
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @postingEditor-30de4d @postingEditor-43
  Scenario: 43 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-31a894 @postingEditor-44
  Scenario: 44 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "editing.resting"

  @postingEditor-6c6be4 @postingEditor-45
  Scenario: 45 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "editing.resting"

  @postingEditor-6e4085 @postingEditor-46
  Scenario: 46 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-dbe5c2 @postingEditor-47
  Scenario: 47 from draft to editing.invalid
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"

  @postingEditor-412b8e @postingEditor-48
  Scenario: 48 from draft to editing.notSaved
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"

  @postingEditor-f6501f @postingEditor-49
  Scenario: 49 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-241cf9 @postingEditor-50
  Scenario: 50 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "editing.saving"

  @postingEditor-f3d986 @postingEditor-51
  Scenario: 51 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "editing.saving"

  @postingEditor-f6ede2 @postingEditor-52
  Scenario: 52 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.changed"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-9068d8 @postingEditor-53
  Scenario: 53 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-b16e23 @postingEditor-54
  Scenario: 54 from draft to checkingStep
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When step.finished happens
    Then it is in "checkingStep"

  @postingEditor-54becf @postingEditor-55
  Scenario: 55 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-55a8a5 @postingEditor-56
  Scenario: 56 from draft to editing.notSaved
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"

  @postingEditor-565bed @postingEditor-57
  Scenario: 57 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-af40f3 @postingEditor-58
  Scenario: 58 from draft to checkingStep
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When step.finished happens
    Then it is in "checkingStep"

  @postingEditor-a4d3b7 @postingEditor-59
  Scenario: 59 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-c26f7e @postingEditor-60
  Scenario: 60 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"

  @postingEditor-7e5960 @postingEditor-61
  Scenario: 61 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-97cbcc @postingEditor-62
  Scenario: 62 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"

  @postingEditor-eeda93 @postingEditor-63
  Scenario: 63 from draft to checkingStep
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When step.finished happens
    Then it is in "checkingStep"

  @postingEditor-f95724 @postingEditor-64
  Scenario: 64 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-88b1c9 @postingEditor-65
  Scenario: 65 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-1e9480 @postingEditor-66
  Scenario: 66 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-649c2f @postingEditor-67
  Scenario: 67 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.warned"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-f6f9fe @postingEditor-68
  Scenario: 68 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.warned"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-ee3e7f @postingEditor-69
  Scenario: 69 from draft to publishing
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.warned"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"

  @postingEditor-b47496 @postingEditor-70
  Scenario: 70 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "editing.unpublished"

  @postingEditor-ecd77b @postingEditor-71
  Scenario: 71 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "editing.unpublished"

  @postingEditor-3ebdae @postingEditor-72
  Scenario: 72 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-103b85 @postingEditor-73
  Scenario: 73 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-849462 @postingEditor-74
  Scenario: 74 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-c0ce9f @postingEditor-75
  Scenario: 75 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-2d96af @postingEditor-76
  Scenario: 76 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-4811cd @postingEditor-77
  Scenario: 77 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-d3d140 @postingEditor-78
  Scenario: 78 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.warned"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-18e74f @postingEditor-79
  Scenario: 79 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.warned"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-f4c0fe @postingEditor-80
  Scenario: 80 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft answers
    Then it is in "editing.saved"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-db9621 @postingEditor-81
  Scenario: 81 from draft to checkingStep
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft answers
    Then it is in "editing.saved"
    When step.finished happens
    Then it is in "checkingStep"

  @postingEditor-591505 @postingEditor-82
  Scenario: 82 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft answers
    Then it is in "editing.saved"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-a4d1f5 @postingEditor-83
  Scenario: 83 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "editing.offline"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-07b63b @postingEditor-84
  Scenario: 84 from draft to checkingStep
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "editing.offline"
    When step.finished happens
    Then it is in "checkingStep"

  @postingEditor-dcca67 @postingEditor-85
  Scenario: 85 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "editing.offline"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-628431 @postingEditor-86
  Scenario: 86 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "editing.offline"
    When waitForConnection answers
    Then it is in "editing.saving"

  @postingEditor-312676 @postingEditor-87
  Scenario: 87 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.invalid"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-75e465 @postingEditor-88
  Scenario: 88 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.notSaved"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-cb469a @postingEditor-89
  Scenario: 89 from draft to published
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":true,"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"open","locatio…
    Then it is in "published"

  @postingEditor-80aa44 @postingEditor-90
  Scenario: 90 from draft to editing.invalid
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"invalid","faults":{"location_ids":["invalid"]}}
    Then it is in "editing.invalid"

  @postingEditor-30185d @postingEditor-91
  Scenario: 91 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-a1f469 @postingEditor-92
  Scenario: 92 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-0f6fab @postingEditor-93
  Scenario: 93 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.warned"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-aa608b @postingEditor-94
  Scenario: 94 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.warned"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-0635a6 @postingEditor-95
  Scenario: 95 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-23f257 @postingEditor-96
  Scenario: 96 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft answers
    Then it is in "editing.saved"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-025a23 @postingEditor-97
  Scenario: 97 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.changed"
    When untilSaved · 1 s has passed
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "editing.offline"
    When step.finished happens
    Then it is in "checking"

  @postingEditor-af17ef @postingEditor-98
  Scenario: 98 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"same","same":{"id":9,"title":"Accountant","status":"closed"}}
    Then it is in "notPublished.same"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-79ea69 @postingEditor-99
  Scenario: 99 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"same","same":{"id":9,"title":"Accountant","status":"closed"}}
    Then it is in "notPublished.same"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-6cfeab @postingEditor-100
  Scenario: 100 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"full"}
    Then it is in "notPublished.full"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-9d191a @postingEditor-101
  Scenario: 101 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"full"}
    Then it is in "notPublished.full"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-fbf457 @postingEditor-102
  Scenario: 102 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"masking"}
    Then it is in "notPublished.masking"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-1438e2 @postingEditor-103
  Scenario: 103 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"masking"}
    Then it is in "notPublished.masking"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-011d72 @postingEditor-104
  Scenario: 104 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"gone"}
    Then it is in "notPublished.gone"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-a81740 @postingEditor-105
  Scenario: 105 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"gone"}
    Then it is in "notPublished.gone"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-8b608e @postingEditor-106
  Scenario: 106 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"refused"}
    Then it is in "notPublished.refused"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-0efa2e @postingEditor-107
  Scenario: 107 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"refused"}
    Then it is in "notPublished.refused"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-5d50ec @postingEditor-108
  Scenario: 108 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "notPublished.unconfirmed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-e4b68c @postingEditor-109
  Scenario: 109 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "notPublished.unconfirmed"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-b410e5 @postingEditor-110
  Scenario: 110 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.resting"

  @postingEditor-4b99c6 @postingEditor-111
  Scenario: 111 from draft to editing.resting
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editing.resumed happens
    Then it is in "editing.resting"

  @postingEditor-b6a2f7 @postingEditor-112
  Scenario: 112 from draft to publishing
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When posting.retried happens
    Then it is in "publishing"

  @postingEditor-6115ab @postingEditor-113
  Scenario: 113 from draft to publishing
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When posting.retried happens
    Then it is in "publishing"

  @postingEditor-ab25c9 @postingEditor-114
  Scenario: 114 from draft to publishing
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "publishing"

  @postingEditor-f63875 @postingEditor-115
  Scenario: 115 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"
    When saveDraft answers
    Then it is in "editing.saved"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-89eaa7 @postingEditor-116
  Scenario: 116 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When step.finished happens
    Then it is in "checkingStep"
    When checkStep fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "editing.offline"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-34d2dc @postingEditor-117
  Scenario: 117 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"same","same":{"id":9,"title":"Accountant","status":"closed"}}
    Then it is in "notPublished.same"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-aa393a @postingEditor-118
  Scenario: 118 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"same","same":{"id":9,"title":"Accountant","status":"closed"}}
    Then it is in "notPublished.same"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-d6b05b @postingEditor-119
  Scenario: 119 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"full"}
    Then it is in "notPublished.full"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-64e6e5 @postingEditor-120
  Scenario: 120 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"full"}
    Then it is in "notPublished.full"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-12de80 @postingEditor-121
  Scenario: 121 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"masking"}
    Then it is in "notPublished.masking"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-6b8ecc @postingEditor-122
  Scenario: 122 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"masking"}
    Then it is in "notPublished.masking"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-fd931d @postingEditor-123
  Scenario: 123 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"gone"}
    Then it is in "notPublished.gone"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-e735e5 @postingEditor-124
  Scenario: 124 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"gone"}
    Then it is in "notPublished.gone"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-9eb7b9 @postingEditor-125
  Scenario: 125 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"refused"}
    Then it is in "notPublished.refused"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-a66d81 @postingEditor-126
  Scenario: 126 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"refused"}
    Then it is in "notPublished.refused"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-94214f @postingEditor-127
  Scenario: 127 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "notPublished.unconfirmed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-a415a4 @postingEditor-128
  Scenario: 128 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "notPublished.unconfirmed"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-3f12ff @postingEditor-129
  Scenario: 129 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.saving"

  @postingEditor-7f855d @postingEditor-130
  Scenario: 130 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editing.resumed happens
    Then it is in "editing.saving"

  @postingEditor-a1b8ac @postingEditor-131
  Scenario: 131 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"same","same":{"id":9,"title":"Accountant","status":"closed"}}
    Then it is in "notPublished.same"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-5fcf89 @postingEditor-132
  Scenario: 132 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"same","same":{"id":9,"title":"Accountant","status":"closed"}}
    Then it is in "notPublished.same"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-c0bdad @postingEditor-133
  Scenario: 133 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"full"}
    Then it is in "notPublished.full"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-badb6d @postingEditor-134
  Scenario: 134 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"full"}
    Then it is in "notPublished.full"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-781c26 @postingEditor-135
  Scenario: 135 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"masking"}
    Then it is in "notPublished.masking"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-8e980d @postingEditor-136
  Scenario: 136 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"masking"}
    Then it is in "notPublished.masking"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-58583a @postingEditor-137
  Scenario: 137 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"gone"}
    Then it is in "notPublished.gone"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-2fb763 @postingEditor-138
  Scenario: 138 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"gone"}
    Then it is in "notPublished.gone"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-dd2871 @postingEditor-139
  Scenario: 139 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"refused"}
    Then it is in "notPublished.refused"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-719595 @postingEditor-140
  Scenario: 140 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"refused"}
    Then it is in "notPublished.refused"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-1aa4ea @postingEditor-141
  Scenario: 141 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "notPublished.unconfirmed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-480beb @postingEditor-142
  Scenario: 142 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "notPublished.unconfirmed"
    When editing.resumed happens
    Then it is in "editing.unpublished"

  @postingEditor-188cb9 @postingEditor-143
  Scenario: 143 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When step.chosen happens with {"step":"promise"}
    Then it is in "editing.unpublished"

  @postingEditor-9a601f @postingEditor-144
  Scenario: 144 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":true,"fields":{"title":"Accountant","job_function_id":1,"location_ids":[167001],"work_arrangement":"onsite","job_…
    Then it is in "previewing.clean"
    When posting.published happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "publishing"
    When publishPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When editing.resumed happens
    Then it is in "editing.unpublished"
