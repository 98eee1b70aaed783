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

  @notificationSettings-6b7369 @notificationSettings-15
  Scenario: 15 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-1ffa52 @notificationSettings-16
  Scenario: 16 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-5e78f9 @notificationSettings-17
  Scenario: 17 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-b39235 @notificationSettings-18
  Scenario: 18 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-2b8ddb @notificationSettings-19
  Scenario: 19 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-d12e44 @notificationSettings-20
  Scenario: 20 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-48e3dd @notificationSettings-21
  Scenario: 21 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-3216f3 @notificationSettings-22
  Scenario: 22 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-b63701 @notificationSettings-23
  Scenario: 23 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-4cfa87 @notificationSettings-24
  Scenario: 24 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-9e31d7 @notificationSettings-25
  Scenario: 25 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-8d4d8a @notificationSettings-26
  Scenario: 26 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-57805b @notificationSettings-27
  Scenario: 27 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-161513 @notificationSettings-28
  Scenario: 28 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-826a57 @notificationSettings-29
  Scenario: 29 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"
    When change.undone happens
    Then it is in "saving.prompt"

  @notificationSettings-c52aa9 @notificationSettings-30
  Scenario: 30 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-28d9ff @notificationSettings-31
  Scenario: 31 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-067aa0 @notificationSettings-32
  Scenario: 32 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-c4a1ca @notificationSettings-33
  Scenario: 33 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-bada18 @notificationSettings-34
  Scenario: 34 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-bb0063 @notificationSettings-35
  Scenario: 35 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-424db2 @notificationSettings-36
  Scenario: 36 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-78aa9f @notificationSettings-37
  Scenario: 37 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-97ff18 @notificationSettings-38
  Scenario: 38 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-4d89d0 @notificationSettings-39
  Scenario: 39 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-26776f @notificationSettings-40
  Scenario: 40 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-9220be @notificationSettings-41
  Scenario: 41 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"

  @notificationSettings-b6d050 @notificationSettings-42
  Scenario: 42 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-cb829a @notificationSettings-43
  Scenario: 43 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-8d57dd @notificationSettings-44
  Scenario: 44 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-06d894 @notificationSettings-45
  Scenario: 45 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-906c26 @notificationSettings-46
  Scenario: 46 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-bfb35e @notificationSettings-47
  Scenario: 47 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-1e73da @notificationSettings-48
  Scenario: 48 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-94b5ec @notificationSettings-49
  Scenario: 49 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-08f2b2 @notificationSettings-50
  Scenario: 50 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"

  @notificationSettings-c347ed @notificationSettings-51
  Scenario: 51 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-bb3680 @notificationSettings-52
  Scenario: 52 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-812e9d @notificationSettings-53
  Scenario: 53 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-dafbbf @notificationSettings-54
  Scenario: 54 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-602f0f @notificationSettings-55
  Scenario: 55 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-1b6ae0 @notificationSettings-56
  Scenario: 56 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-7d77f9 @notificationSettings-57
  Scenario: 57 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-f8d009 @notificationSettings-58
  Scenario: 58 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-2af553 @notificationSettings-59
  Scenario: 59 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"

  @notificationSettings-229a89 @notificationSettings-60
  Scenario: 60 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "waiting"

  @notificationSettings-7fb47e @notificationSettings-61
  Scenario: 61 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "waiting"

  @notificationSettings-cd2904 @notificationSettings-62
  Scenario: 62 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When save.retried happens
    Then it is in "saving.prompt"

  @notificationSettings-9bfbcf @notificationSettings-63
  Scenario: 63 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
    When waitToSave answers
    Then it is in "saving.prompt"

  @notificationSettings-02749f @notificationSettings-64
  Scenario: 64 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"

  @notificationSettings-434433 @notificationSettings-65
  Scenario: 65 from seeker to saving.prompt
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"

  @notificationSettings-8138f2 @notificationSettings-66
  Scenario: 66 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach answers {"off":[],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.saved"

  @notificationSettings-c2ac7a @notificationSettings-67
  Scenario: 67 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-5948ed @notificationSettings-68
  Scenario: 68 from seeker to waiting
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readReach answers {"off":[{"topic":"news","channel":"email"}],"quiet":null,"country_zone":"Asia/Manila"}
    Then it is in "ready.idle"
    When switch.turned happens with {"topic":"news","channel":"email"}
    Then it is in "saving.prompt"
    When quiet.changed happens with {"quiet":{"from":"22:00","until":"07:00","time_zone":"Asia/Manila"}}
    Then it is in "saving.prompt"
    When untilSlow · 3 s has passed
    Then it is in "saving.slow"
    When saveReach fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "waiting"
