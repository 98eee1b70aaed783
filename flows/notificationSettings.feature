@notificationSettings
Feature: Notifications
  Chooses what reaches one, by email, push and the notification center, and when not; each change is saved at once.

  @notificationSettings-e0b805 @notificationSettings-12
  Scenario: 12 from seeker to loading
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @notificationSettings-025a15 @notificationSettings-13
  Scenario: 13 from seeker to loading
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @notificationSettings-fa93ef @notificationSettings-14
  Scenario: 14 from seeker to loading
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @notificationSettings-9d89a0 @notificationSettings-69
  Scenario: 69 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-c39031 @notificationSettings-70
  Scenario: 70 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-9a53ff @notificationSettings-71
  Scenario: 71 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-fce558 @notificationSettings-72
  Scenario: 72 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-654c74 @notificationSettings-73
  Scenario: 73 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-37e88a @notificationSettings-74
  Scenario: 74 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-f9a419 @notificationSettings-75
  Scenario: 75 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-50ccc1 @notificationSettings-76
  Scenario: 76 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-80a5f7 @notificationSettings-77
  Scenario: 77 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-8df97d @notificationSettings-78
  Scenario: 78 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-2c4e48 @notificationSettings-79
  Scenario: 79 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-e72c2c @notificationSettings-80
  Scenario: 80 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-0dbf2b @notificationSettings-81
  Scenario: 81 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-2da9c7 @notificationSettings-82
  Scenario: 82 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-dd4332 @notificationSettings-83
  Scenario: 83 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"
    When change.undone happens
    Then it is in "saving.prompt"

  @notificationSettings-c366f0 @notificationSettings-84
  Scenario: 84 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-43ff13 @notificationSettings-85
  Scenario: 85 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-a5b064 @notificationSettings-86
  Scenario: 86 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-1ffa4d @notificationSettings-87
  Scenario: 87 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-1956d3 @notificationSettings-88
  Scenario: 88 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-927fdd @notificationSettings-89
  Scenario: 89 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-0d9bdb @notificationSettings-90
  Scenario: 90 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-6bb5cb @notificationSettings-91
  Scenario: 91 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-824c00 @notificationSettings-92
  Scenario: 92 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-150727 @notificationSettings-93
  Scenario: 93 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-90ffb3 @notificationSettings-94
  Scenario: 94 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-9dae69 @notificationSettings-95
  Scenario: 95 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"

  @notificationSettings-9c9113 @notificationSettings-96
  Scenario: 96 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-63f67d @notificationSettings-97
  Scenario: 97 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-05cb0c @notificationSettings-98
  Scenario: 98 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-a26084 @notificationSettings-99
  Scenario: 99 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-417375 @notificationSettings-100
  Scenario: 100 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-bb2e18 @notificationSettings-101
  Scenario: 101 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-7129b2 @notificationSettings-102
  Scenario: 102 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-c56da9 @notificationSettings-103
  Scenario: 103 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-7603d8 @notificationSettings-104
  Scenario: 104 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"

  @notificationSettings-5ffb9a @notificationSettings-105
  Scenario: 105 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-e75fda @notificationSettings-106
  Scenario: 106 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-45e35a @notificationSettings-107
  Scenario: 107 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-726b9b @notificationSettings-108
  Scenario: 108 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-6bc24a @notificationSettings-109
  Scenario: 109 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-10a186 @notificationSettings-110
  Scenario: 110 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-c69a14 @notificationSettings-111
  Scenario: 111 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-046e93 @notificationSettings-112
  Scenario: 112 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-0fbdde @notificationSettings-113
  Scenario: 113 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"

  @notificationSettings-6b1d2d @notificationSettings-114
  Scenario: 114 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-c7c77d @notificationSettings-115
  Scenario: 115 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-7f09a3 @notificationSettings-116
  Scenario: 116 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-50327a @notificationSettings-117
  Scenario: 117 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-f09d12 @notificationSettings-118
  Scenario: 118 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-dda463 @notificationSettings-119
  Scenario: 119 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-5ea404 @notificationSettings-120
  Scenario: 120 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-2de1ae @notificationSettings-121
  Scenario: 121 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-2abce7 @notificationSettings-122
  Scenario: 122 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"followed","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"followed","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
