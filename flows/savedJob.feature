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

  @savedJob-765365 @savedJob-168
  Scenario: 168 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"

  @savedJob-b4de2c @savedJob-169
  Scenario: 169 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"

  @savedJob-de2e24 @savedJob-170
  Scenario: 170 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"

  @savedJob-290491 @savedJob-171
  Scenario: 171 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"

  @savedJob-6add4c @savedJob-172
  Scenario: 172 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-f71b07 @savedJob-173
  Scenario: 173 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-581ebc @savedJob-174
  Scenario: 174 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"

  @savedJob-87e996 @savedJob-175
  Scenario: 175 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-dfc9a9 @savedJob-176
  Scenario: 176 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-b20f2a @savedJob-177
  Scenario: 177 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-77f75d @savedJob-178
  Scenario: 178 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.savedElsewhere happens
    Then it is in "saved.settled"

  @savedJob-47f00e @savedJob-179
  Scenario: 179 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When undo.requested happens
    Then it is in "saving.wanted"

  @savedJob-bd2bc0 @savedJob-180
  Scenario: 180 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"

  @savedJob-34529b @savedJob-181
  Scenario: 181 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"

  @savedJob-8beadf @savedJob-182
  Scenario: 182 from unsaved to unsaved.settled
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

  @savedJob-7c28c3 @savedJob-183
  Scenario: 183 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"
    When signIn.declined happens
    Then it is in "kept.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "kept.asking"

  @savedJob-f6b93f @savedJob-184
  Scenario: 184 from unsaved to kept.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"
    When signIn.declined happens
    Then it is in "kept.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "kept.settled"

  @savedJob-3f6467 @savedJob-185
  Scenario: 185 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"

  @savedJob-f599c1 @savedJob-186
  Scenario: 186 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "saved.settled"

  @savedJob-d571cc @savedJob-187
  Scenario: 187 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-b0f4ff @savedJob-188
  Scenario: 188 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-1ff063 @savedJob-189
  Scenario: 189 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-3435b7 @savedJob-190
  Scenario: 190 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-d10e29 @savedJob-191
  Scenario: 191 from unsaved to kept.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.savedElsewhere happens
    Then it is in "kept.settled"

  @savedJob-e30801 @savedJob-192
  Scenario: 192 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-9b945b @savedJob-193
  Scenario: 193 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-a4a301 @savedJob-194
  Scenario: 194 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-b43822 @savedJob-195
  Scenario: 195 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-f53964 @savedJob-196
  Scenario: 196 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-32e108 @savedJob-197
  Scenario: 197 from unsaved to saving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-65b0bc @savedJob-198
  Scenario: 198 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-d37562 @savedJob-199
  Scenario: 199 from unsaved to kept.asking
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-bb5d10 @savedJob-200
  Scenario: 200 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-a7835b @savedJob-201
  Scenario: 201 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-c2d913 @savedJob-202
  Scenario: 202 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-6362c4 @savedJob-203
  Scenario: 203 from unsaved to unsaved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"

  @savedJob-b69061 @savedJob-204
  Scenario: 204 from unsaved to unsaving.wanted
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-103802 @savedJob-205
  Scenario: 205 from unsaved to saved.settled
    Given the savedJob flow with the input "unsaved"
    And it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"
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

  @savedJob-78a247 @savedJob-206
  Scenario: 206 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "saved.settled"

  @savedJob-1a799a @savedJob-207
  Scenario: 207 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When job.saved happens
    Then it is in "unsaving.unwanted"
    When unsaveJob answers {"ok":true}
    Then it is in "saving.wanted"

  @savedJob-503d3a @savedJob-208
  Scenario: 208 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When job.savedElsewhere happens
    Then it is in "saved.settled"

  @savedJob-d3af41 @savedJob-209
  Scenario: 209 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":true}
    Then it is in "unsaved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "unsaved.settled"

  @savedJob-c5bcd4 @savedJob-210
  Scenario: 210 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-f8a86d @savedJob-211
  Scenario: 211 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-4b1cae @savedJob-212
  Scenario: 212 from saved to kept.asking
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "kept.asking"

  @savedJob-cdd5e3 @savedJob-213
  Scenario: 213 from saved to saving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When job.saved happens
    Then it is in "saving.wanted"

  @savedJob-8b5fbc @savedJob-214
  Scenario: 214 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":true}
    Then it is in "unsaving.wanted"

  @savedJob-7ae1ed @savedJob-215
  Scenario: 215 from saved to kept.asking
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"

  @savedJob-aae904 @savedJob-216
  Scenario: 216 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob answers {"ok":false,"failure":"jobGone"}
    Then it is in "unsaved.settled"

  @savedJob-2b56e7 @savedJob-217
  Scenario: 217 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When job.unsaved happens
    Then it is in "saving.unwanted"
    When saveJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved.settled"

  @savedJob-6e6a12 @savedJob-218
  Scenario: 218 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsaved happens
    Then it is in "unsaving.wanted"

  @savedJob-47bdac @savedJob-219
  Scenario: 219 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"

  @savedJob-341752 @savedJob-220
  Scenario: 220 from saved to unsaving.wanted
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When undo.requested happens
    Then it is in "unsaving.wanted"

  @savedJob-eb222b @savedJob-221
  Scenario: 221 from saved to saved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":true}
    Then it is in "saved.undoable"
    When untilUndoEnds · 6 s has passed
    Then it is in "saved.settled"

  @savedJob-b6e9cc @savedJob-222
  Scenario: 222 from saved to kept.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "saving.wanted"
    When saveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "kept.asking"
    When signIn.declined happens
    Then it is in "kept.settled"

  @savedJob-117921 @savedJob-223
  Scenario: 223 from saved to kept.settled
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
    When job.savedElsewhere happens
    Then it is in "kept.settled"

  @savedJob-50e9d7 @savedJob-224
  Scenario: 224 from saved to unsaved.settled
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

  @savedJob-964c7e @savedJob-225
  Scenario: 225 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "kept.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"

  @savedJob-deffd5 @savedJob-226
  Scenario: 226 from saved to unsaved.settled
    Given the savedJob flow with the input "saved"
    And it is in "saved.settled"
    When job.unsaved happens
    Then it is in "unsaving.wanted"
    When unsaveJob answers {"ok":false,"failure":"signInRequired"}
    Then it is in "saved.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "kept.settled"
    When job.unsaved happens
    Then it is in "dropping"
    When forgetSave answers
    Then it is in "unsaved.settled"

  @savedJob-494a8c @savedJob-227
  Scenario: 227 from saved to unsaved.settled
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
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"

  @savedJob-202291 @savedJob-228
  Scenario: 228 from kept to unsaved.settled
    Given the savedJob flow with the input "kept"
    And it is in "kept.settled"
    When job.unsaved happens
    Then it is in "dropping"
    When forgetSave answers
    Then it is in "unsaved.settled"

  @savedJob-6a1e07 @savedJob-229
  Scenario: 229 from kept to kept.settled
    Given the savedJob flow with the input "kept"
    And it is in "kept.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.savedElsewhere happens
    Then it is in "kept.settled"

  @savedJob-dc25df @savedJob-230
  Scenario: 230 from kept to kept.settled
    Given the savedJob flow with the input "kept"
    And it is in "kept.settled"
    When job.unsavedElsewhere happens
    Then it is in "unsaved.settled"
    When job.saved happens
    Then it is in "kept.asking"
    When signIn.declined happens
    Then it is in "kept.settled"
