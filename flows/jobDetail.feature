@jobDetail
Feature: Job page
  Shows a job as what it is now, with reporting, sharing, the safety reminder and similar jobs.

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

  @jobDetail-db9c86 @jobDetail-558
  Scenario: 558 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-b6dc5b @jobDetail-559
  Scenario: 559 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-3611f9 @jobDetail-560
  Scenario: 560 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-4b59e5 @jobDetail-561
  Scenario: 561 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-bb8453 @jobDetail-562
  Scenario: 562 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-1188c1 @jobDetail-563
  Scenario: 563 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-30e538 @jobDetail-564
  Scenario: 564 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-d1d242 @jobDetail-565
  Scenario: 565 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-198206 @jobDetail-566
  Scenario: 566 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"

  @jobDetail-742e66 @jobDetail-567
  Scenario: 567 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-efebfd @jobDetail-568
  Scenario: 568 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-8e141e @jobDetail-569
  Scenario: 569 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-5f4e13 @jobDetail-570
  Scenario: 570 from asked to open.share.closed and open.safety.unread and open.report.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When report answers {"hasReported":false}
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.closed"

  @jobDetail-67f671 @jobDetail-571
  Scenario: 571 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-00baa9 @jobDetail-572
  Scenario: 572 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-18ac2d @jobDetail-573
  Scenario: 573 from asked to open.report.closed and open.safety.unread and open.share.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When share.closed happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.closed"

  @jobDetail-fad387 @jobDetail-574
  Scenario: 574 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-c51260 @jobDetail-575
  Scenario: 575 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-8df5e7 @jobDetail-576
  Scenario: 576 from asked to closed
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

  @jobDetail-497a5c @jobDetail-577
  Scenario: 577 from asked to onHold
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

  @jobDetail-bbc5ba @jobDetail-578
  Scenario: 578 from asked to closed
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

  @jobDetail-e38792 @jobDetail-579
  Scenario: 579 from asked to onHold
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

  @jobDetail-3d520a @jobDetail-580
  Scenario: 580 from asked to closed
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

  @jobDetail-0e7d52 @jobDetail-581
  Scenario: 581 from asked to onHold
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

  @jobDetail-be6f50 @jobDetail-582
  Scenario: 582 from asked to closed
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

  @jobDetail-64963b @jobDetail-583
  Scenario: 583 from asked to onHold
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

  @jobDetail-3fcf26 @jobDetail-584
  Scenario: 584 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-020c77 @jobDetail-585
  Scenario: 585 from asked to closed
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

  @jobDetail-9dd724 @jobDetail-586
  Scenario: 586 from asked to onHold
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

  @jobDetail-6963ec @jobDetail-587
  Scenario: 587 from asked to closed
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

  @jobDetail-f95799 @jobDetail-588
  Scenario: 588 from asked to open.report.closed and open.share.closed and open.safety.reading
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

  @jobDetail-e0a7ad @jobDetail-589
  Scenario: 589 from asked to closed
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

  @jobDetail-bb9485 @jobDetail-590
  Scenario: 590 from asked to onHold
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

  @jobDetail-c83afb @jobDetail-591
  Scenario: 591 from asked to closed
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

  @jobDetail-02f9fc @jobDetail-592
  Scenario: 592 from asked to onHold
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

  @jobDetail-8b5665 @jobDetail-593
  Scenario: 593 from asked to closed
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

  @jobDetail-9baddb @jobDetail-594
  Scenario: 594 from asked to onHold
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

  @jobDetail-9e2440 @jobDetail-595
  Scenario: 595 from asked to closed
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

  @jobDetail-4d5d67 @jobDetail-596
  Scenario: 596 from asked to onHold
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

  @jobDetail-f1ad74 @jobDetail-597
  Scenario: 597 from asked to closed
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

  @jobDetail-a2c169 @jobDetail-598
  Scenario: 598 from asked to onHold
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

  @jobDetail-21e7f1 @jobDetail-599
  Scenario: 599 from asked to closed
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

  @jobDetail-6f9bd1 @jobDetail-600
  Scenario: 600 from asked to onHold
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

  @jobDetail-4cdba6 @jobDetail-601
  Scenario: 601 from asked to closed
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

  @jobDetail-893d8f @jobDetail-602
  Scenario: 602 from asked to onHold
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

  @jobDetail-02a148 @jobDetail-603
  Scenario: 603 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-6e5c94 @jobDetail-604
  Scenario: 604 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-92fea7 @jobDetail-605
  Scenario: 605 from asked to closed
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

  @jobDetail-e97789 @jobDetail-606
  Scenario: 606 from asked to onHold
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

  @jobDetail-92d56c @jobDetail-607
  Scenario: 607 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-a98711 @jobDetail-608
  Scenario: 608 from asked to open.report.closed and open.safety.unread and open.share.sharing
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

  @jobDetail-52b022 @jobDetail-609
  Scenario: 609 from asked to closed
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

  @jobDetail-162c38 @jobDetail-610
  Scenario: 610 from asked to onHold
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

  @jobDetail-ba2766 @jobDetail-611
  Scenario: 611 from asked to open.report.closed and open.share.closed and open.safety.read
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

  @jobDetail-a9f2ed @jobDetail-612
  Scenario: 612 from asked to closed
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

  @jobDetail-40bc6d @jobDetail-613
  Scenario: 613 from asked to onHold
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

  @jobDetail-901338 @jobDetail-614
  Scenario: 614 from asked to closed
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

  @jobDetail-e148e5 @jobDetail-615
  Scenario: 615 from asked to onHold
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

  @jobDetail-9397df @jobDetail-616
  Scenario: 616 from asked to closed
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

  @jobDetail-f67356 @jobDetail-617
  Scenario: 617 from asked to onHold
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

  @jobDetail-10893e @jobDetail-618
  Scenario: 618 from asked to closed
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

  @jobDetail-8fb906 @jobDetail-619
  Scenario: 619 from asked to onHold
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

  @jobDetail-5e236c @jobDetail-620
  Scenario: 620 from asked to closed
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

  @jobDetail-8848df @jobDetail-621
  Scenario: 621 from asked to onHold
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

  @jobDetail-230628 @jobDetail-622
  Scenario: 622 from asked to closed
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

  @jobDetail-4c203b @jobDetail-623
  Scenario: 623 from asked to onHold
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

  @jobDetail-67eb18 @jobDetail-624
  Scenario: 624 from asked to closed
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

  @jobDetail-8188ba @jobDetail-625
  Scenario: 625 from asked to onHold
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

  @jobDetail-47326f @jobDetail-626
  Scenario: 626 from asked to closed
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

  @jobDetail-ee6d7a @jobDetail-627
  Scenario: 627 from asked to onHold
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

  @jobDetail-7eebb2 @jobDetail-628
  Scenario: 628 from asked to closed
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

  @jobDetail-db35b1 @jobDetail-629
  Scenario: 629 from asked to onHold
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

  @jobDetail-71edd0 @jobDetail-630
  Scenario: 630 from asked to closed
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

  @jobDetail-6aa7a4 @jobDetail-631
  Scenario: 631 from asked to onHold
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

  @jobDetail-b8644f @jobDetail-632
  Scenario: 632 from asked to closed
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

  @jobDetail-5880bf @jobDetail-633
  Scenario: 633 from asked to onHold
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

  @jobDetail-baf0bd @jobDetail-634
  Scenario: 634 from asked to closed
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

  @jobDetail-a492f5 @jobDetail-635
  Scenario: 635 from asked to onHold
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

  @jobDetail-79b686 @jobDetail-636
  Scenario: 636 from asked to closed
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

  @jobDetail-058146 @jobDetail-637
  Scenario: 637 from asked to onHold
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

  @jobDetail-1f9acc @jobDetail-638
  Scenario: 638 from asked to closed
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

  @jobDetail-d41352 @jobDetail-639
  Scenario: 639 from asked to onHold
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

  @jobDetail-11d400 @jobDetail-640
  Scenario: 640 from asked to closed
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

  @jobDetail-903beb @jobDetail-641
  Scenario: 641 from asked to onHold
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

  @jobDetail-83595e @jobDetail-642
  Scenario: 642 from asked to closed
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

  @jobDetail-7f2a56 @jobDetail-643
  Scenario: 643 from asked to onHold
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

  @jobDetail-899199 @jobDetail-644
  Scenario: 644 from asked to closed
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

  @jobDetail-5d8be0 @jobDetail-645
  Scenario: 645 from asked to onHold
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

  @jobDetail-83d9cf @jobDetail-646
  Scenario: 646 from asked to closed
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

  @jobDetail-cac2db @jobDetail-647
  Scenario: 647 from asked to onHold
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

  @jobDetail-20f0ba @jobDetail-648
  Scenario: 648 from asked to closed
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

  @jobDetail-5f228c @jobDetail-649
  Scenario: 649 from asked to onHold
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

  @jobDetail-9b5746 @jobDetail-650
  Scenario: 650 from asked to closed
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

  @jobDetail-bdae64 @jobDetail-651
  Scenario: 651 from asked to onHold
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

  @jobDetail-7acc62 @jobDetail-652
  Scenario: 652 from asked to closed
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

  @jobDetail-368109 @jobDetail-653
  Scenario: 653 from asked to onHold
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

  @jobDetail-81e3ed @jobDetail-654
  Scenario: 654 from asked to closed
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

  @jobDetail-3229ef @jobDetail-655
  Scenario: 655 from asked to onHold
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

  @jobDetail-4116e4 @jobDetail-656
  Scenario: 656 from asked to closed
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

  @jobDetail-13ca9c @jobDetail-657
  Scenario: 657 from asked to onHold
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

  @jobDetail-051f17 @jobDetail-658
  Scenario: 658 from asked to closed
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

  @jobDetail-9c0ef7 @jobDetail-659
  Scenario: 659 from asked to onHold
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

  @jobDetail-6fd59d @jobDetail-660
  Scenario: 660 from asked to closed
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

  @jobDetail-da72f8 @jobDetail-661
  Scenario: 661 from asked to onHold
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

  @jobDetail-c89e98 @jobDetail-662
  Scenario: 662 from asked to closed
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

  @jobDetail-ecd0c5 @jobDetail-663
  Scenario: 663 from asked to onHold
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

  @jobDetail-35dff3 @jobDetail-664
  Scenario: 664 from asked to blocked
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":false,"failure":"blocked"}
    Then it is in "blocked"

  @jobDetail-aba4aa @jobDetail-665
  Scenario: 665 from asked to blocked
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":false,"failure":"blocked"}
    Then it is in "blocked"
