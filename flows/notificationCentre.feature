@notificationCentre
Feature: Notification centre
  Shows what one was told, newest first and as it comes, and marks it as read at once, taking that back where it could not be kept.

  @notificationCentre-e06293 @notificationCentre-1
  Scenario: 1 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When all.read happens
    Then it is in "marking"

  @notificationCentre-618eff @notificationCentre-2
  Scenario: 2 from member to loading
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading"

  @notificationCentre-cd6a04 @notificationCentre-3
  Scenario: 3 from member to loading
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When news.arrived happens
    Then it is in "loading"

  @notificationCentre-52a42b @notificationCentre-4
  Scenario: 4 from member to loading
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading"

  @notificationCentre-f47b40 @notificationCentre-5
  Scenario: 5 from member to loading
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading"

  @notificationCentre-bf5983 @notificationCentre-6
  Scenario: 6 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When notification.read happens with {"id":8}
    Then it is in "marking"

  @notificationCentre-53fb57 @notificationCentre-7
  Scenario: 7 from member to ready.idle
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When markRead answers {"unread":1}
    Then it is in "ready.idle"

  @notificationCentre-654b6d @notificationCentre-8
  Scenario: 8 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":8}
    Then it is in "marking"
    When notification.read happens with {"id":9}
    Then it is in "marking"

  @notificationCentre-2616f9 @notificationCentre-9
  Scenario: 9 from member to ready.idle
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When older.requested happens
    Then it is in "loadingOlder"
    When listOlder answers {"notifications":[{"id":4,"kind":"applicationViewed","data":{"company":"Acme 4","job_title":"Cook","job_id":4},"page":"…
    Then it is in "ready.idle"

  @notificationCentre-979143 @notificationCentre-10
  Scenario: 10 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When news.arrived happens
    Then it is in "refreshing"
    When notification.read happens with {"id":9}
    Then it is in "marking"

  @notificationCentre-73fc98 @notificationCentre-11
  Scenario: 11 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When news.arrived happens
    Then it is in "refreshing"
    When notification.read happens with {"id":8}
    Then it is in "marking"

  @notificationCentre-d68f21 @notificationCentre-12
  Scenario: 12 from member to refreshing
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When news.arrived happens
    Then it is in "refreshing"
    When news.arrived happens
    Then it is in "refreshing"

  @notificationCentre-ca6c9d @notificationCentre-13
  Scenario: 13 from member to ready.idle
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When news.arrived happens
    Then it is in "refreshing"
    When listNewest answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"

  @notificationCentre-bd7cdf @notificationCentre-14
  Scenario: 14 from member to empty
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When news.arrived happens
    Then it is in "refreshing"
    When listNewest answers {"notifications":[],"next":null,"unread":0}
    Then it is in "empty"

  @notificationCentre-43ea49 @notificationCentre-15
  Scenario: 15 from member to ready.idle
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When news.arrived happens
    Then it is in "refreshing"
    When listNewest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.idle"

  @notificationCentre-ff5995 @notificationCentre-16
  Scenario: 16 from member to empty
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[],"next":null,"unread":0}
    Then it is in "empty"
    When news.arrived happens
    Then it is in "refreshing"
    When listNewest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "empty"

  @notificationCentre-b1ae52 @notificationCentre-17
  Scenario: 17 from member to refreshing
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When news.arrived happens
    Then it is in "marking"
    When markRead answers {"unread":1}
    Then it is in "refreshing"

  @notificationCentre-1fa09f @notificationCentre-18
  Scenario: 18 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When markRead fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMarked"
    When notification.read happens with {"id":9}
    Then it is in "marking"

  @notificationCentre-ac37d5 @notificationCentre-19
  Scenario: 19 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When markRead fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMarked"
    When notification.read happens with {"id":8}
    Then it is in "marking"

  @notificationCentre-6e38a3 @notificationCentre-20
  Scenario: 20 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When markRead fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMarked"
    When all.read happens
    Then it is in "marking"

  @notificationCentre-d37128 @notificationCentre-21
  Scenario: 21 from member to loadingOlder
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When markRead fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMarked"
    When older.requested happens
    Then it is in "loadingOlder"

  @notificationCentre-c12937 @notificationCentre-22
  Scenario: 22 from member to refreshing
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When notification.read happens with {"id":9}
    Then it is in "marking"
    When markRead fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMarked"
    When news.arrived happens
    Then it is in "refreshing"

  @notificationCentre-f7e479 @notificationCentre-23
  Scenario: 23 from member to refreshing
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When older.requested happens
    Then it is in "loadingOlder"
    When news.arrived happens
    Then it is in "loadingOlder"
    When listOlder answers {"notifications":[{"id":4,"kind":"applicationViewed","data":{"company":"Acme 4","job_title":"Cook","job_id":4},"page":"…
    Then it is in "refreshing"

  @notificationCentre-5bcab3 @notificationCentre-24
  Scenario: 24 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When older.requested happens
    Then it is in "loadingOlder"
    When listOlder fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.olderFailed"
    When notification.read happens with {"id":9}
    Then it is in "marking"

  @notificationCentre-95f4d1 @notificationCentre-25
  Scenario: 25 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When older.requested happens
    Then it is in "loadingOlder"
    When listOlder fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.olderFailed"
    When notification.read happens with {"id":8}
    Then it is in "marking"

  @notificationCentre-d7b863 @notificationCentre-26
  Scenario: 26 from member to marking
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When older.requested happens
    Then it is in "loadingOlder"
    When listOlder fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.olderFailed"
    When all.read happens
    Then it is in "marking"

  @notificationCentre-372b6c @notificationCentre-27
  Scenario: 27 from member to loadingOlder
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When older.requested happens
    Then it is in "loadingOlder"
    When listOlder fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.olderFailed"
    When older.requested happens
    Then it is in "loadingOlder"

  @notificationCentre-81b3d0 @notificationCentre-28
  Scenario: 28 from member to refreshing
    Given the notificationCentre flow with the input "member"
    And it is in "loading"
    When listNotifications answers {"notifications":[{"id":9,"kind":"applicationViewed","data":{"company":"Acme 9","job_title":"Cook","job_id":9},"page":"…
    Then it is in "ready.idle"
    When older.requested happens
    Then it is in "loadingOlder"
    When listOlder fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.olderFailed"
    When news.arrived happens
    Then it is in "refreshing"
