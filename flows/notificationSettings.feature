@notificationSettings
Feature: Notifications
  Chooses which letters one gets; each switch is saved at once and goes back where that failed.

  @notificationSettings-476fb8 @notificationSettings-1
  Scenario: 1 from seeker to loading
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @notificationSettings-01ccc9 @notificationSettings-2
  Scenario: 2 from seeker to saving
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"

  @notificationSettings-372530 @notificationSettings-3
  Scenario: 3 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification answers {"application_news":true,"news":true}
    Then it is in "ready.saved"

  @notificationSettings-0cdc69 @notificationSettings-4
  Scenario: 4 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-2ac269 @notificationSettings-5
  Scenario: 5 from seeker to saving
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification answers {"application_news":true,"news":true}
    Then it is in "ready.saved"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"

  @notificationSettings-ace4f1 @notificationSettings-6
  Scenario: 6 from seeker to saving
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
