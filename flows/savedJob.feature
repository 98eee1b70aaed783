@savedJob
Feature: Save a job
  Saves and unsaves one job at once, undoes either, rolls back what fails, and keeps what a guest saves on the device.

  @savedJob-a87564 @savedJob-3
  Scenario: 3 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-cdaf56 @savedJob-4
  Scenario: 4 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-c4bc24 @savedJob-5
  Scenario: 5 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-4a9e98 @savedJob-7
  Scenario: 7 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"

  @savedJob-ac51d0 @savedJob-8
  Scenario: 8 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-392213 @savedJob-9
  Scenario: 9 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-02e925 @savedJob-10
  Scenario: 10 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-065099 @savedJob-11
  Scenario: 11 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When undo.requested happens
    Then it is in "unsaving.wanted"

  @savedJob-0040ae @savedJob-15
  Scenario: 15 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-a8b430 @savedJob-16
  Scenario: 16 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-0b1774 @savedJob-20
  Scenario: 20 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-d722b6 @savedJob-22
  Scenario: 22 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"

  @savedJob-1895df @savedJob-23
  Scenario: 23 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-35b690 @savedJob-24
  Scenario: 24 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-e86953 @savedJob-25
  Scenario: 25 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-28067c @savedJob-26
  Scenario: 26 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When undo.requested happens
    Then it is in "saving.wanted"

  @savedJob-f1517c @savedJob-28
  Scenario: 28 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"

  @savedJob-54102f @savedJob-31
  Scenario: 31 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-4f34fd @savedJob-32
  Scenario: 32 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-966bfe @savedJob-33
  Scenario: 33 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-3ae5f9 @savedJob-35
  Scenario: 35 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-6ba741 @savedJob-36
  Scenario: 36 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-10149c @savedJob-37
  Scenario: 37 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.saved happens
    Then it is in "kept.asking"

  @savedJob-474290 @savedJob-38
  Scenario: 38 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When undo.requested happens
    Then it is in "saving.wanted"

  @savedJob-d215ca @savedJob-40
  Scenario: 40 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"

  @savedJob-50bd07 @savedJob-42
  Scenario: 42 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"

  @savedJob-aef325 @savedJob-43
  Scenario: 43 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-fd60d9 @savedJob-44
  Scenario: 44 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-8671fe @savedJob-45
  Scenario: 45 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-886970 @savedJob-47
  Scenario: 47 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"

  @savedJob-471411 @savedJob-48
  Scenario: 48 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"

  @savedJob-39996b @savedJob-49
  Scenario: 49 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-eb39e6 @savedJob-50
  Scenario: 50 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-567c34 @savedJob-51
  Scenario: 51 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-6c3ffd @savedJob-52
  Scenario: 52 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When undo.requested happens
    Then it is in "unsaving.wanted"

  @savedJob-39db16 @savedJob-54
  Scenario: 54 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"

  @savedJob-e3b618 @savedJob-57
  Scenario: 57 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-afe965 @savedJob-58
  Scenario: 58 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-3d58c3 @savedJob-60
  Scenario: 60 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-d9feb9 @savedJob-61
  Scenario: 61 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-a37fa0 @savedJob-62
  Scenario: 62 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-d8b69b @savedJob-63
  Scenario: 63 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When undo.requested happens
    Then it is in "saving.wanted"

  @savedJob-a243af @savedJob-67
  Scenario: 67 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-271c83 @savedJob-68
  Scenario: 68 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-27b773 @savedJob-69
  Scenario: 69 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-23a7ba @savedJob-72
  Scenario: 72 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-a206f0 @savedJob-73
  Scenario: 73 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-1592e5 @savedJob-74
  Scenario: 74 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-0d142a @savedJob-76
  Scenario: 76 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"

  @savedJob-5dccfe @savedJob-77
  Scenario: 77 from saved to kept.asking
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"

  @savedJob-273d98 @savedJob-78
  Scenario: 78 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-7a4e8f @savedJob-79
  Scenario: 79 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-1cf6ed @savedJob-80
  Scenario: 80 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-4d991b @savedJob-81
  Scenario: 81 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When undo.requested happens
    Then it is in "unsaving.wanted"

  @savedJob-29a0dc @savedJob-83
  Scenario: 83 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"

  @savedJob-1810f0 @savedJob-85
  Scenario: 85 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-c79ffe @savedJob-87
  Scenario: 87 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-12e475 @savedJob-88
  Scenario: 88 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-875dac @savedJob-89
  Scenario: 89 from saved to kept.asking
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.saved happens
    Then it is in "kept.asking"

  @savedJob-145888 @savedJob-90
  Scenario: 90 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When undo.requested happens
    Then it is in "saving.wanted"

  @savedJob-0db66c @savedJob-96
  Scenario: 96 from saved to kept.asking
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"

  @savedJob-9d5b9f @savedJob-97
  Scenario: 97 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-f1d60f @savedJob-98
  Scenario: 98 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-9cfa58 @savedJob-99
  Scenario: 99 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-52d078 @savedJob-101
  Scenario: 101 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"

  @savedJob-275119 @savedJob-102
  Scenario: 102 from saved to kept.asking
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"

  @savedJob-3c5976 @savedJob-103
  Scenario: 103 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-c3be94 @savedJob-104
  Scenario: 104 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-0a14a4 @savedJob-105
  Scenario: 105 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-bbb4cc @savedJob-106
  Scenario: 106 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When undo.requested happens
    Then it is in "unsaving.wanted"

  @savedJob-5aa7cb @savedJob-108
  Scenario: 108 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"

  @savedJob-84983c @savedJob-109
  Scenario: 109 from guest to unsaved.settled
    Given the savedJob flow with the input "guest"
    And it is in "unsaved.settled"

  @savedJob-b6043a @savedJob-164
  Scenario: 164 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"
    When signIn.declined happens
    Then it is in "kept.settled"
    When job.unsaved happens
    Then it is in "dropping"
    When forgetSave answers
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "kept.asking"

  @savedJob-27461f @savedJob-165
  Scenario: 165 from saved to kept.asking
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "kept.asking"

  @savedJob-e02ea9 @savedJob-166
  Scenario: 166 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"
    When signIn.declined happens
    Then it is in "kept.settled"
    When job.unsaved happens
    Then it is in "dropping"
    When forgetSave answers
    Then it is in "unsaved.settled"

  @savedJob-c4c354 @savedJob-167
  Scenario: 167 from kept to kept.settled
    Given the savedJob flow with the input "kept"
    And it is in "kept.settled"
    When job.unsaved happens
    Then it is in "dropping"
    When forgetSave answers
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "kept.asking"
    When signIn.declined happens
    Then it is in "kept.settled"
