@jobDetail
Feature: Job page
  Shows a job as what it is now, with reporting, sharing, the safety reminder and similar jobs.

  @jobDetail-3a24d9 @jobDetail-1
  Scenario: 1 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-a99fd4 @jobDetail-2
  Scenario: 2 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-d81689 @jobDetail-3
  Scenario: 3 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":false,"failure":"deleted"}
    Then it is in "deleted"

  @jobDetail-37edcf @jobDetail-4
  Scenario: 4 from asked to notFound
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":false,"failure":"notFound"}
    Then it is in "notFound"

  @jobDetail-389219 @jobDetail-5
  Scenario: 5 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-85f1f8 @jobDetail-6
  Scenario: 6 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-161554 @jobDetail-7
  Scenario: 7 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-f65869 @jobDetail-8
  Scenario: 8 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-548567 @jobDetail-9
  Scenario: 9 from asked to loading.prompt
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When load.retried happens
    Then it is in "loading.prompt"

  @jobDetail-502f67 @jobDetail-10
  Scenario: 10 from asked to loading.prompt
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading.prompt"

  @jobDetail-60bc5c @jobDetail-11
  Scenario: 11 from asked to loading.prompt
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When load.retried happens
    Then it is in "loading.prompt"

  @jobDetail-839124 @jobDetail-12
  Scenario: 12 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-0f4758 @jobDetail-13
  Scenario: 13 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-5e1579 @jobDetail-14
  Scenario: 14 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"

  @jobDetail-f5b8f1 @jobDetail-15
  Scenario: 15 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-1bfc4b @jobDetail-16
  Scenario: 16 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":false,"failure":"deleted"}
    Then it is in "deleted"

  @jobDetail-517c62 @jobDetail-17
  Scenario: 17 from asked to notFound
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":false,"failure":"notFound"}
    Then it is in "notFound"

  @jobDetail-2c9dc6 @jobDetail-18
  Scenario: 18 from asked to offline
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @jobDetail-a646b5 @jobDetail-19
  Scenario: 19 from asked to failed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @jobDetail-093d84 @jobDetail-20
  Scenario: 20 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-197cdd @jobDetail-21
  Scenario: 21 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-933462 @jobDetail-22
  Scenario: 22 from asked to open.share.closed and open.safety.unread and open.report.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When report answers {"hasReported":false}
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.closed"

  @jobDetail-ae068f @jobDetail-23
  Scenario: 23 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-e47b07 @jobDetail-24
  Scenario: 24 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-9664d3 @jobDetail-25
  Scenario: 25 from asked to open.report.closed and open.safety.unread and open.share.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When share.closed happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.closed"

  @jobDetail-767e60 @jobDetail-26
  Scenario: 26 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-e2c0a5 @jobDetail-27
  Scenario: 27 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-0d1379 @jobDetail-28
  Scenario: 28 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-3780bc @jobDetail-29
  Scenario: 29 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-8d9bec @jobDetail-30
  Scenario: 30 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-7a713a @jobDetail-31
  Scenario: 31 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-703d3f @jobDetail-32
  Scenario: 32 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When report answers {"hasReported":true}
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-c6b75c @jobDetail-33
  Scenario: 33 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When report answers {"hasReported":true}
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-8b37ce @jobDetail-34
  Scenario: 34 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-8085ea @jobDetail-35
  Scenario: 35 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-5ce97f @jobDetail-36
  Scenario: 36 from asked to open.report.closed and open.safety.unread and open.share.choosing
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob answers false
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"

  @jobDetail-0f1eeb @jobDetail-37
  Scenario: 37 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.choosing" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-08ba15 @jobDetail-38
  Scenario: 38 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.choosing" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-82933c @jobDetail-39
  Scenario: 39 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-d728c2 @jobDetail-40
  Scenario: 40 from asked to open.report.closed and open.share.closed and open.safety.reading
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"

  @jobDetail-f34034 @jobDetail-41
  Scenario: 41 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-8cd6e9 @jobDetail-42
  Scenario: 42 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-16b918 @jobDetail-43
  Scenario: 43 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-77f25b @jobDetail-44
  Scenario: 44 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-b6cb46 @jobDetail-45
  Scenario: 45 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.choosing" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-842d72 @jobDetail-46
  Scenario: 46 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.choosing" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-1439d1 @jobDetail-47
  Scenario: 47 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.read"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-937f60 @jobDetail-48
  Scenario: 48 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.read"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-04e4a4 @jobDetail-49
  Scenario: 49 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.closed" and "open.safety.reading" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-6706da @jobDetail-50
  Scenario: 50 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.closed" and "open.safety.reading" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-63d7d5 @jobDetail-51
  Scenario: 51 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-9e991b @jobDetail-52
  Scenario: 52 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-77a367 @jobDetail-53
  Scenario: 53 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-3212d7 @jobDetail-54
  Scenario: 54 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-637f45 @jobDetail-55
  Scenario: 55 from asked to open.report.closed and open.safety.unread and open.share.choosing
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.shared"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"

  @jobDetail-5e5c0b @jobDetail-56
  Scenario: 56 from asked to open.report.closed and open.safety.unread and open.share.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.shared"
    When share.closed happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.closed"

  @jobDetail-8ec74f @jobDetail-57
  Scenario: 57 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-f2dd72 @jobDetail-58
  Scenario: 58 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-802ac5 @jobDetail-59
  Scenario: 59 from asked to open.report.closed and open.safety.unread and open.share.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.failed"
    When share.closed happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.closed"

  @jobDetail-c5d827 @jobDetail-60
  Scenario: 60 from asked to open.report.closed and open.safety.unread and open.share.sharing
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.failed"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"

  @jobDetail-d11c7d @jobDetail-61
  Scenario: 61 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.choosing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.choosing" and "open.safety.read"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-836b4c @jobDetail-62
  Scenario: 62 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.choosing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.choosing" and "open.safety.read"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-2c469e @jobDetail-63
  Scenario: 63 from asked to open.report.closed and open.share.closed and open.safety.read
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When job.held happens
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.read"

  @jobDetail-4bbe9e @jobDetail-64
  Scenario: 64 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-b76df9 @jobDetail-65
  Scenario: 65 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-61394b @jobDetail-66
  Scenario: 66 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.sharing" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-36292d @jobDetail-67
  Scenario: 67 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.sharing" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-98aa5a @jobDetail-68
  Scenario: 68 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-699eaa @jobDetail-69
  Scenario: 69 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-a452ec @jobDetail-70
  Scenario: 70 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-cac500 @jobDetail-71
  Scenario: 71 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-740c7d @jobDetail-72
  Scenario: 72 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.read"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-f54a8a @jobDetail-73
  Scenario: 73 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.read"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-d27a83 @jobDetail-74
  Scenario: 74 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.choosing" and "open.safety.reading" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-279f4a @jobDetail-75
  Scenario: 75 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.choosing" and "open.safety.reading" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-d57b0e @jobDetail-76
  Scenario: 76 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-d26f29 @jobDetail-77
  Scenario: 77 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When reminder.opened happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.share.closed" and "open.report.reporting" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-702e37 @jobDetail-78
  Scenario: 78 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.read"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-d93bf6 @jobDetail-79
  Scenario: 79 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.read"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-ae1a64 @jobDetail-80
  Scenario: 80 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.reading" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-afe4c8 @jobDetail-81
  Scenario: 81 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.reading" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-e9ac5d @jobDetail-82
  Scenario: 82 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.reading" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-575a09 @jobDetail-83
  Scenario: 83 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.reading" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-a5691c @jobDetail-84
  Scenario: 84 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-f35e7f @jobDetail-85
  Scenario: 85 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-d7eb1e @jobDetail-86
  Scenario: 86 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.reading" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-198968 @jobDetail-87
  Scenario: 87 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.reading" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-02fb3e @jobDetail-88
  Scenario: 88 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When shareJob answers true
    Then it is in "open.report.reporting" and "open.safety.reading" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-992a3c @jobDetail-89
  Scenario: 89 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When shareJob answers true
    Then it is in "open.report.reporting" and "open.safety.reading" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-99e31e @jobDetail-90
  Scenario: 90 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.reporting" and "open.safety.reading" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-f3fcd2 @jobDetail-91
  Scenario: 91 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.reporting" and "open.safety.reading" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-31f764 @jobDetail-92
  Scenario: 92 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.sharing" and "open.report.reported"
    When shareJob answers true
    Then it is in "open.safety.unread" and "open.report.reported" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-7cecbf @jobDetail-93
  Scenario: 93 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.sharing" and "open.report.reported"
    When shareJob answers true
    Then it is in "open.safety.unread" and "open.report.reported" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-5936da @jobDetail-94
  Scenario: 94 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.sharing" and "open.report.reported"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.unread" and "open.report.reported" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-3cd5c7 @jobDetail-95
  Scenario: 95 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.unread" and "open.share.sharing" and "open.report.reported"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.unread" and "open.report.reported" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-cb6e37 @jobDetail-96
  Scenario: 96 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.choosing" and "open.safety.read" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-98d5c4 @jobDetail-97
  Scenario: 97 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.choosing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.choosing" and "open.safety.read" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-d37061 @jobDetail-98
  Scenario: 98 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.read"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-902c19 @jobDetail-99
  Scenario: 99 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.read"
    When shareJob answers true
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-a3cb21 @jobDetail-100
  Scenario: 100 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.read"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-0d6358 @jobDetail-101
  Scenario: 101 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.closed" and "open.share.sharing" and "open.safety.read"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-036c43 @jobDetail-102
  Scenario: 102 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.read" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-524626 @jobDetail-103
  Scenario: 103 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.read" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-e346bc @jobDetail-104
  Scenario: 104 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When shareJob answers true
    Then it is in "open.report.reporting" and "open.safety.read" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-1a938e @jobDetail-105
  Scenario: 105 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When shareJob answers true
    Then it is in "open.report.reporting" and "open.safety.read" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-c1884d @jobDetail-106
  Scenario: 106 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.reporting" and "open.safety.read" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-da4eb1 @jobDetail-107
  Scenario: 107 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.report.reporting" and "open.safety.read" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-7fda7f @jobDetail-108
  Scenario: 108 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.reading" and "open.report.reported"
    When shareJob answers true
    Then it is in "open.safety.reading" and "open.report.reported" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-2f192c @jobDetail-109
  Scenario: 109 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.reading" and "open.report.reported"
    When shareJob answers true
    Then it is in "open.safety.reading" and "open.report.reported" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-fe64ec @jobDetail-110
  Scenario: 110 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.reading" and "open.report.reported"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.reading" and "open.report.reported" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-96056c @jobDetail-111
  Scenario: 111 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.reading" and "open.report.reported"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.reading" and "open.report.reported" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-9433f0 @jobDetail-112
  Scenario: 112 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.read" and "open.report.reported"
    When shareJob answers true
    Then it is in "open.safety.read" and "open.report.reported" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-7f9efd @jobDetail-113
  Scenario: 113 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.read" and "open.report.reported"
    When shareJob answers true
    Then it is in "open.safety.read" and "open.report.reported" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-935e89 @jobDetail-114
  Scenario: 114 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.read" and "open.report.reported"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.read" and "open.report.reported" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-72e236 @jobDetail-115
  Scenario: 115 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.unread" and "open.report.reporting" and "open.share.sharing"
    When reminder.opened happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.reading"
    When reminder.acknowledged happens
    Then it is in "open.report.reporting" and "open.share.sharing" and "open.safety.read"
    When report answers {"hasReported":true}
    Then it is in "open.share.sharing" and "open.safety.read" and "open.report.reported"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.read" and "open.report.reported" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-8a8684 @jobDetail-116
  Scenario: 116 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-724b32 @jobDetail-117
  Scenario: 117 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-e3b21c @jobDetail-118
  Scenario: 118 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-17b3ef @jobDetail-119
  Scenario: 119 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-b613da @jobDetail-120
  Scenario: 120 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-9a057c @jobDetail-121
  Scenario: 121 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-b6d31d @jobDetail-122
  Scenario: 122 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.sharing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-6f252f @jobDetail-123
  Scenario: 123 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.report.closed" and "open.safety.read" and "open.share.sharing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-904334 @jobDetail-124
  Scenario: 124 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-93a76d @jobDetail-125
  Scenario: 125 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-364b17 @jobDetail-126
  Scenario: 126 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.read" and "open.share.choosing" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-ea17cd @jobDetail-127
  Scenario: 127 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.read" and "open.share.choosing" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-10eb39 @jobDetail-128
  Scenario: 128 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.read" and "open.share.sharing" and "open.report.reported"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-762721 @jobDetail-129
  Scenario: 129 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When report answers {"hasReported":true}
    Then it is in "open.safety.read" and "open.share.sharing" and "open.report.reported"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-79f471 @jobDetail-130
  Scenario: 130 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.shared"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-2d1f70 @jobDetail-131
  Scenario: 131 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When shareJob answers true
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.shared"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-029570 @jobDetail-132
  Scenario: 132 from rendered to closed
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.failed"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-df6f31 @jobDetail-133
  Scenario: 133 from rendered to onHold
    Given the jobDetail flow with the input "rendered"
    And it is in "open.report.closed" and "open.share.closed" and "open.safety.read"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.read" and "open.report.reporting"
    When share.opened happens
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.choosing"
    When channel.chosen happens with {"channel":"link"}
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.sharing"
    When shareJob fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "open.safety.read" and "open.report.reporting" and "open.share.failed"
    When job.held happens
    Then it is in "onHold"
