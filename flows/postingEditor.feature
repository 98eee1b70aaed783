@postingEditor
Feature: Writing a job
  Writes a vacancy as a draft that outlives the page, checks it, shows it as seekers will see it, and publishes it once.

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

  @postingEditor-6788e4 @postingEditor-6
  Scenario: 6 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-fd6d17 @postingEditor-7
  Scenario: 7 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-1173ae @postingEditor-8
  Scenario: 8 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-352204 @postingEditor-9
  Scenario: 9 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-ca2d19 @postingEditor-10
  Scenario: 10 from draft to editing.changed
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

  @postingEditor-f3dac5 @postingEditor-11
  Scenario: 11 from draft to checking
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

  @postingEditor-fef8d5 @postingEditor-12
  Scenario: 12 from draft to editing.notSaved
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

  @postingEditor-762313 @postingEditor-13
  Scenario: 13 from draft to editing.resting
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

  @postingEditor-ddc29e @postingEditor-14
  Scenario: 14 from draft to editing.resting
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

  @postingEditor-14c1ac @postingEditor-15
  Scenario: 15 from draft to publishing
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

  @postingEditor-21b80c @postingEditor-16
  Scenario: 16 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-619407 @postingEditor-17
  Scenario: 17 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-044444 @postingEditor-18
  Scenario: 18 from draft to editing.changed
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.changed"

  @postingEditor-4136fc @postingEditor-19
  Scenario: 19 from draft to editing.saving
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"

  @postingEditor-b92449 @postingEditor-20
  Scenario: 20 from draft to checking
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"dra…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When preview.requested happens
    Then it is in "checking"

  @postingEditor-303615 @postingEditor-21
  Scenario: 21 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting answers {"ok":false,"failure":"invalid","faults":{"title":["required"]}}
    Then it is in "editing.invalid"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-6dd9c2 @postingEditor-22
  Scenario: 22 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-d6e82e @postingEditor-23
  Scenario: 23 from draft to editing.changed
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

  @postingEditor-3bbc77 @postingEditor-24
  Scenario: 24 from draft to checking
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

  @postingEditor-dae71e @postingEditor-25
  Scenario: 25 from draft to editing.changed
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

  @postingEditor-0f73ee @postingEditor-26
  Scenario: 26 from draft to checking
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

  @postingEditor-f44b14 @postingEditor-27
  Scenario: 27 from draft to editing.saving
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

  @postingEditor-c82433 @postingEditor-28
  Scenario: 28 from draft to published
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

  @postingEditor-56702f @postingEditor-29
  Scenario: 29 from draft to editing.invalid
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

  @postingEditor-dfb133 @postingEditor-30
  Scenario: 30 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-06a3fc @postingEditor-31
  Scenario: 31 from draft to editing.resting
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

  @postingEditor-6114e1 @postingEditor-32
  Scenario: 32 from draft to editing.resting
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

  @postingEditor-0c2b4b @postingEditor-33
  Scenario: 33 from draft to editing.resting
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

  @postingEditor-a23ca8 @postingEditor-34
  Scenario: 34 from draft to editing.resting
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

  @postingEditor-cb4c57 @postingEditor-35
  Scenario: 35 from draft to editing.resting
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

  @postingEditor-33b6cd @postingEditor-36
  Scenario: 36 from draft to editing.resting
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

  @postingEditor-b525a3 @postingEditor-37
  Scenario: 37 from draft to publishing
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

  @postingEditor-99ad78 @postingEditor-38
  Scenario: 38 from draft to publishing
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

  @postingEditor-2ffd20 @postingEditor-39
  Scenario: 39 from draft to publishing
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

  @postingEditor-ddf16e @postingEditor-40
  Scenario: 40 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"
    When saveDraft answers
    Then it is in "editing.saved"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-b3d407 @postingEditor-41
  Scenario: 41 from draft to editing.unpublished
    Given the postingEditor flow with the input "draft"
    And it is in "loading"
    When openPosting answers {"ok":true,"editing":{"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"ope…
    Then it is in "editing.resting"
    When preview.requested happens
    Then it is in "checking"
    When checkPosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "editing.notSaved"
    When save.retried happens
    Then it is in "editing.saving"
    When saveDraft fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "editing.offline"
    When values.changed happens with {"changes":{"title":"Senior Accountant"}}
    Then it is in "editing.unpublished"

  @postingEditor-f76cec @postingEditor-42
  Scenario: 42 from draft to editing.resting
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
