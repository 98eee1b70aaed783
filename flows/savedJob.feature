@savedJob
Feature: Save a job
  Saves and unsaves one job at once, undoes either, rolls back what fails, and saves after signing in.

  @savedJob-a52474 @savedJob-1
  Scenario: 1 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When seeker.signedIn happens
    Then it is in "unsaved.settled"

  @savedJob-3fc312 @savedJob-2
  Scenario: 2 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When seeker.signedIn happens
    Then it is in "saving.wanted"

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

  @savedJob-952d6f @savedJob-6
  Scenario: 6 from unsaved to saving.unwanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When seeker.signedIn happens
    Then it is in "saving.unwanted"

  @savedJob-4a9e98 @savedJob-7
  Scenario: 7 from unsaved to signInRequired
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"

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

  @savedJob-c757f6 @savedJob-12
  Scenario: 12 from unsaved to saved.undoable
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When seeker.signedIn happens
    Then it is in "saved.undoable"

  @savedJob-f3f7cd @savedJob-13
  Scenario: 13 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When seeker.signedIn happens
    Then it is in "saving.wanted"

  @savedJob-c70a04 @savedJob-14
  Scenario: 14 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When seeker.signedIn happens
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

  @savedJob-aa82dc @savedJob-17
  Scenario: 17 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"
    When seeker.signedIn happens
    Then it is in "saved.settled"

  @savedJob-060d3b @savedJob-18
  Scenario: 18 from unsaved to signInRequired
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When signIn.declined happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "signInRequired"

  @savedJob-4b72de @savedJob-19
  Scenario: 19 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When signIn.declined happens
    Then it is in "unsaved.settled"
    When seeker.signedIn happens
    Then it is in "unsaved.settled"

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

  @savedJob-96e03d @savedJob-21
  Scenario: 21 from unsaved to unsaving.unwanted
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
    When seeker.signedIn happens
    Then it is in "unsaving.unwanted"

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

  @savedJob-f4aade @savedJob-27
  Scenario: 27 from unsaved to unsaved.undoable
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
    When seeker.signedIn happens
    Then it is in "unsaved.undoable"

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

  @savedJob-b6d61c @savedJob-29
  Scenario: 29 from unsaved to saved.settled
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
    When seeker.signedIn happens
    Then it is in "saved.settled"

  @savedJob-34d663 @savedJob-30
  Scenario: 30 from unsaved to unsaving.wanted
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
    When seeker.signedIn happens
    Then it is in "unsaving.wanted"

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

  @savedJob-05c18c @savedJob-34
  Scenario: 34 from unsaved to unsaving.unwanted
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
    When seeker.signedIn happens
    Then it is in "unsaving.unwanted"

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
  Scenario: 37 from unsaved to signInRequired
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
    Then it is in "signInRequired"

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

  @savedJob-f195d8 @savedJob-39
  Scenario: 39 from unsaved to unsaved.undoable
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
    When seeker.signedIn happens
    Then it is in "unsaved.undoable"

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

  @savedJob-cc3e5a @savedJob-41
  Scenario: 41 from unsaved to saving.wanted
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
    When seeker.signedIn happens
    Then it is in "saving.wanted"

  @savedJob-50bd07 @savedJob-42
  Scenario: 42 from unsaved to signInRequired
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
    Then it is in "signInRequired"

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

  @savedJob-f0d1d2 @savedJob-46
  Scenario: 46 from unsaved to saving.unwanted
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
    When seeker.signedIn happens
    Then it is in "saving.unwanted"

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
  Scenario: 48 from unsaved to signInRequired
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
    Then it is in "signInRequired"

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

  @savedJob-966df3 @savedJob-53
  Scenario: 53 from unsaved to saved.undoable
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
    When seeker.signedIn happens
    Then it is in "saved.undoable"

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

  @savedJob-3a8920 @savedJob-55
  Scenario: 55 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When seeker.signedIn happens
    Then it is in "saved.settled"

  @savedJob-1f3fea @savedJob-56
  Scenario: 56 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When seeker.signedIn happens
    Then it is in "unsaving.wanted"

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

  @savedJob-f38265 @savedJob-59
  Scenario: 59 from saved to unsaving.unwanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When seeker.signedIn happens
    Then it is in "unsaving.unwanted"

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

  @savedJob-e21e94 @savedJob-64
  Scenario: 64 from saved to unsaved.undoable
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When seeker.signedIn happens
    Then it is in "unsaved.undoable"

  @savedJob-dbe849 @savedJob-65
  Scenario: 65 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When seeker.signedIn happens
    Then it is in "saved.settled"

  @savedJob-335985 @savedJob-66
  Scenario: 66 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When seeker.signedIn happens
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

  @savedJob-76a850 @savedJob-70
  Scenario: 70 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"
    When seeker.signedIn happens
    Then it is in "unsaved.settled"

  @savedJob-a97b18 @savedJob-71
  Scenario: 71 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When seeker.signedIn happens
    Then it is in "unsaving.wanted"

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

  @savedJob-648dca @savedJob-75
  Scenario: 75 from saved to saving.unwanted
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
    When seeker.signedIn happens
    Then it is in "saving.unwanted"

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
  Scenario: 77 from saved to signInRequired
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
    Then it is in "signInRequired"

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

  @savedJob-ebac57 @savedJob-82
  Scenario: 82 from saved to saved.undoable
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
    When seeker.signedIn happens
    Then it is in "saved.undoable"

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

  @savedJob-1dd180 @savedJob-84
  Scenario: 84 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When seeker.signedIn happens
    Then it is in "saving.wanted"

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

  @savedJob-d3eaf4 @savedJob-86
  Scenario: 86 from saved to unsaving.unwanted
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
    When seeker.signedIn happens
    Then it is in "unsaving.unwanted"

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
  Scenario: 89 from saved to signInRequired
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
    Then it is in "signInRequired"

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

  @savedJob-501a8f @savedJob-91
  Scenario: 91 from saved to unsaved.undoable
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
    When seeker.signedIn happens
    Then it is in "unsaved.undoable"

  @savedJob-50e9d7 @savedJob-92
  Scenario: 92 from saved to unsaved.settled
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

  @savedJob-758042 @savedJob-93
  Scenario: 93 from saved to signInRequired
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When signIn.declined happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "signInRequired"

  @savedJob-3d9acf @savedJob-94
  Scenario: 94 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When signIn.declined happens
    Then it is in "unsaved.settled"
    When seeker.signedIn happens
    Then it is in "unsaved.settled"

  @savedJob-761348 @savedJob-95
  Scenario: 95 from saved to saving.wanted
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
    When seeker.signedIn happens
    Then it is in "saving.wanted"

  @savedJob-0db66c @savedJob-96
  Scenario: 96 from saved to signInRequired
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
    Then it is in "signInRequired"

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

  @savedJob-f93f97 @savedJob-100
  Scenario: 100 from saved to saving.unwanted
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
    When seeker.signedIn happens
    Then it is in "saving.unwanted"

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
  Scenario: 102 from saved to signInRequired
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
    Then it is in "signInRequired"

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

  @savedJob-8b3c20 @savedJob-107
  Scenario: 107 from saved to saved.undoable
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
    When seeker.signedIn happens
    Then it is in "saved.undoable"

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

  @savedJob-1e4027 @savedJob-110
  Scenario: 110 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When seeker.signedIn happens
    Then it is in "saving.wanted"

  @savedJob-2ad100 @savedJob-111
  Scenario: 111 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-28567e @savedJob-112
  Scenario: 112 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-9c8fe9 @savedJob-113
  Scenario: 113 from returned to saving.unwanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When seeker.signedIn happens
    Then it is in "saving.unwanted"

  @savedJob-7f7da0 @savedJob-114
  Scenario: 114 from returned to signInRequired
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"

  @savedJob-8d5a7f @savedJob-115
  Scenario: 115 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-746b0c @savedJob-116
  Scenario: 116 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-619cdd @savedJob-117
  Scenario: 117 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-d8771a @savedJob-118
  Scenario: 118 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When undo.requested happens
    Then it is in "unsaving.wanted"

  @savedJob-7b4004 @savedJob-119
  Scenario: 119 from returned to saved.undoable
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When seeker.signedIn happens
    Then it is in "saved.undoable"

  @savedJob-7469f8 @savedJob-120
  Scenario: 120 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When seeker.signedIn happens
    Then it is in "saving.wanted"

  @savedJob-28e71a @savedJob-121
  Scenario: 121 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-f96336 @savedJob-122
  Scenario: 122 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"
    When seeker.signedIn happens
    Then it is in "unsaved.settled"

  @savedJob-f7bba5 @savedJob-123
  Scenario: 123 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When seeker.signedIn happens
    Then it is in "unsaving.wanted"

  @savedJob-02fffe @savedJob-124
  Scenario: 124 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-b5018b @savedJob-125
  Scenario: 125 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-65dda1 @savedJob-126
  Scenario: 126 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"
    When seeker.signedIn happens
    Then it is in "saved.settled"

  @savedJob-7c0bdd @savedJob-127
  Scenario: 127 from returned to signInRequired
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When signIn.declined happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "signInRequired"

  @savedJob-1f7f34 @savedJob-128
  Scenario: 128 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signInRequired"
    When signIn.declined happens
    Then it is in "unsaved.settled"
    When seeker.signedIn happens
    Then it is in "unsaved.settled"

  @savedJob-2e4ae7 @savedJob-129
  Scenario: 129 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-edd822 @savedJob-130
  Scenario: 130 from returned to unsaving.unwanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When seeker.signedIn happens
    Then it is in "unsaving.unwanted"

  @savedJob-deb826 @savedJob-131
  Scenario: 131 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"

  @savedJob-962d43 @savedJob-132
  Scenario: 132 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-144e6b @savedJob-133
  Scenario: 133 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-735783 @savedJob-134
  Scenario: 134 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-52121e @savedJob-135
  Scenario: 135 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When undo.requested happens
    Then it is in "saving.wanted"

  @savedJob-33edde @savedJob-136
  Scenario: 136 from returned to unsaved.undoable
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When seeker.signedIn happens
    Then it is in "unsaved.undoable"

  @savedJob-615b03 @savedJob-137
  Scenario: 137 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"

  @savedJob-6d279c @savedJob-138
  Scenario: 138 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When seeker.signedIn happens
    Then it is in "saved.settled"

  @savedJob-85a25c @savedJob-139
  Scenario: 139 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When seeker.signedIn happens
    Then it is in "unsaving.wanted"

  @savedJob-a9f414 @savedJob-140
  Scenario: 140 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-b76d53 @savedJob-141
  Scenario: 141 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-541164 @savedJob-142
  Scenario: 142 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-516155 @savedJob-143
  Scenario: 143 from returned to unsaving.unwanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    When seeker.signedIn happens
    Then it is in "unsaving.unwanted"

  @savedJob-fe745a @savedJob-144
  Scenario: 144 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-7c2b0e @savedJob-145
  Scenario: 145 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-7e633c @savedJob-146
  Scenario: 146 from returned to signInRequired
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    Then it is in "signInRequired"

  @savedJob-0cbaa4 @savedJob-147
  Scenario: 147 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-3fe28e @savedJob-148
  Scenario: 148 from returned to unsaved.undoable
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    When seeker.signedIn happens
    Then it is in "unsaved.undoable"

  @savedJob-a92fa3 @savedJob-149
  Scenario: 149 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-31864d @savedJob-150
  Scenario: 150 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    When seeker.signedIn happens
    Then it is in "saving.wanted"

  @savedJob-31d6b8 @savedJob-151
  Scenario: 151 from returned to signInRequired
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    Then it is in "signInRequired"

  @savedJob-219077 @savedJob-152
  Scenario: 152 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-d27dc1 @savedJob-153
  Scenario: 153 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-2105dc @savedJob-154
  Scenario: 154 from returned to saving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-217a1b @savedJob-155
  Scenario: 155 from returned to saving.unwanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    When seeker.signedIn happens
    Then it is in "saving.unwanted"

  @savedJob-5a7884 @savedJob-156
  Scenario: 156 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-344407 @savedJob-157
  Scenario: 157 from returned to signInRequired
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    Then it is in "signInRequired"

  @savedJob-6ba54a @savedJob-158
  Scenario: 158 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-b8b6f3 @savedJob-159
  Scenario: 159 from returned to unsaved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-0c61ac @savedJob-160
  Scenario: 160 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-fd0a15 @savedJob-161
  Scenario: 161 from returned to unsaving.wanted
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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

  @savedJob-78042d @savedJob-162
  Scenario: 162 from returned to saved.undoable
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
    When seeker.signedIn happens
    Then it is in "saved.undoable"

  @savedJob-5a83bf @savedJob-163
  Scenario: 163 from returned to saved.settled
    Given the savedJob flow with the input "returned"
    And it is in "saving.wanted"
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
