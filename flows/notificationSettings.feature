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

  @notificationSettings-a4e967 @notificationSettings-7
  Scenario: 7 from seeker to saving
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false,"push":true}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"

  @notificationSettings-eb3de5 @notificationSettings-8
  Scenario: 8 from seeker to ready.saved
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false,"push":true}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification answers {"application_news":true,"news":true,"push":true}
    Then it is in "ready.saved"

  @notificationSettings-54af98 @notificationSettings-9
  Scenario: 9 from seeker to ready.failed
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false,"push":true}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"

  @notificationSettings-20fca8 @notificationSettings-10
  Scenario: 10 from seeker to saving
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false,"push":true}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification answers {"application_news":true,"news":true,"push":true}
    Then it is in "ready.saved"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"

  @notificationSettings-2a668c @notificationSettings-11
  Scenario: 11 from seeker to saving
    Given the notificationSettings flow with the input "seeker"
    And it is in "loading"
    When readNotifications answers {"application_news":true,"news":false,"push":true}
    Then it is in "ready.idle"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
    When saveNotification fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.failed"
    When letters.switched happens with {"kind":"news"}
    Then it is in "saving"
