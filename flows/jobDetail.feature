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

  @jobDetail-c1ccc0 @jobDetail-346
  Scenario: 346 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-14865c @jobDetail-347
  Scenario: 347 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-6b3942 @jobDetail-348
  Scenario: 348 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-71d99d @jobDetail-349
  Scenario: 349 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-620a73 @jobDetail-350
  Scenario: 350 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-34f014 @jobDetail-351
  Scenario: 351 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-6d4a55 @jobDetail-352
  Scenario: 352 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-2f77b0 @jobDetail-353
  Scenario: 353 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-089dfa @jobDetail-354
  Scenario: 354 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"

  @jobDetail-12667c @jobDetail-355
  Scenario: 355 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-38fa65 @jobDetail-356
  Scenario: 356 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-66deb9 @jobDetail-357
  Scenario: 357 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-ae0d83 @jobDetail-358
  Scenario: 358 from asked to open.share.closed and open.safety.unread and open.report.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When report answers {"hasReported":false}
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.closed"

  @jobDetail-3c4620 @jobDetail-359
  Scenario: 359 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-e601d0 @jobDetail-360
  Scenario: 360 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-61b16d @jobDetail-361
  Scenario: 361 from asked to open.report.closed and open.safety.unread and open.share.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When share.closed happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.closed"

  @jobDetail-9781cb @jobDetail-362
  Scenario: 362 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-b94410 @jobDetail-363
  Scenario: 363 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-623c8a @jobDetail-364
  Scenario: 364 from asked to closed
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

  @jobDetail-febc51 @jobDetail-365
  Scenario: 365 from asked to onHold
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

  @jobDetail-a24043 @jobDetail-366
  Scenario: 366 from asked to closed
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

  @jobDetail-c50237 @jobDetail-367
  Scenario: 367 from asked to onHold
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

  @jobDetail-5e1403 @jobDetail-368
  Scenario: 368 from asked to closed
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

  @jobDetail-23071f @jobDetail-369
  Scenario: 369 from asked to onHold
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

  @jobDetail-1082e0 @jobDetail-370
  Scenario: 370 from asked to closed
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

  @jobDetail-2fad58 @jobDetail-371
  Scenario: 371 from asked to onHold
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

  @jobDetail-d25e14 @jobDetail-372
  Scenario: 372 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-b93531 @jobDetail-373
  Scenario: 373 from asked to closed
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

  @jobDetail-ad5ff8 @jobDetail-374
  Scenario: 374 from asked to onHold
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

  @jobDetail-7bbc5f @jobDetail-375
  Scenario: 375 from asked to closed
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

  @jobDetail-ffdcb6 @jobDetail-376
  Scenario: 376 from asked to open.report.closed and open.share.closed and open.safety.reading
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

  @jobDetail-feefbc @jobDetail-377
  Scenario: 377 from asked to closed
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

  @jobDetail-cdfc29 @jobDetail-378
  Scenario: 378 from asked to onHold
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

  @jobDetail-ac3b1b @jobDetail-379
  Scenario: 379 from asked to closed
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

  @jobDetail-d4cae6 @jobDetail-380
  Scenario: 380 from asked to onHold
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

  @jobDetail-a1e8e3 @jobDetail-381
  Scenario: 381 from asked to closed
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

  @jobDetail-a048d0 @jobDetail-382
  Scenario: 382 from asked to onHold
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

  @jobDetail-110664 @jobDetail-383
  Scenario: 383 from asked to closed
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

  @jobDetail-8c3758 @jobDetail-384
  Scenario: 384 from asked to onHold
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

  @jobDetail-93e40a @jobDetail-385
  Scenario: 385 from asked to closed
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

  @jobDetail-9c8a6d @jobDetail-386
  Scenario: 386 from asked to onHold
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

  @jobDetail-e1fb0f @jobDetail-387
  Scenario: 387 from asked to closed
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

  @jobDetail-e51cda @jobDetail-388
  Scenario: 388 from asked to onHold
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

  @jobDetail-3e23b4 @jobDetail-389
  Scenario: 389 from asked to closed
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

  @jobDetail-8e7c23 @jobDetail-390
  Scenario: 390 from asked to onHold
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

  @jobDetail-7022ad @jobDetail-391
  Scenario: 391 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-f158c0 @jobDetail-392
  Scenario: 392 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-217260 @jobDetail-393
  Scenario: 393 from asked to closed
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

  @jobDetail-b4b768 @jobDetail-394
  Scenario: 394 from asked to onHold
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

  @jobDetail-5673ea @jobDetail-395
  Scenario: 395 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-6754df @jobDetail-396
  Scenario: 396 from asked to open.report.closed and open.safety.unread and open.share.sharing
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

  @jobDetail-d74d2d @jobDetail-397
  Scenario: 397 from asked to closed
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

  @jobDetail-04d9c9 @jobDetail-398
  Scenario: 398 from asked to onHold
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

  @jobDetail-d40c64 @jobDetail-399
  Scenario: 399 from asked to open.report.closed and open.share.closed and open.safety.read
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

  @jobDetail-a84a16 @jobDetail-400
  Scenario: 400 from asked to closed
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

  @jobDetail-82c047 @jobDetail-401
  Scenario: 401 from asked to onHold
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

  @jobDetail-0a4bfe @jobDetail-402
  Scenario: 402 from asked to closed
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

  @jobDetail-33d653 @jobDetail-403
  Scenario: 403 from asked to onHold
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

  @jobDetail-1fb625 @jobDetail-404
  Scenario: 404 from asked to closed
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

  @jobDetail-64b052 @jobDetail-405
  Scenario: 405 from asked to onHold
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

  @jobDetail-04cd74 @jobDetail-406
  Scenario: 406 from asked to closed
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

  @jobDetail-2833da @jobDetail-407
  Scenario: 407 from asked to onHold
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

  @jobDetail-b13ab1 @jobDetail-408
  Scenario: 408 from asked to closed
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

  @jobDetail-2df30f @jobDetail-409
  Scenario: 409 from asked to onHold
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

  @jobDetail-6a02cc @jobDetail-410
  Scenario: 410 from asked to closed
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

  @jobDetail-655139 @jobDetail-411
  Scenario: 411 from asked to onHold
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

  @jobDetail-e0f9d2 @jobDetail-412
  Scenario: 412 from asked to closed
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

  @jobDetail-3b11da @jobDetail-413
  Scenario: 413 from asked to onHold
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

  @jobDetail-8117b1 @jobDetail-414
  Scenario: 414 from asked to closed
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

  @jobDetail-1b2944 @jobDetail-415
  Scenario: 415 from asked to onHold
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

  @jobDetail-2f4b3b @jobDetail-416
  Scenario: 416 from asked to closed
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

  @jobDetail-00a8ef @jobDetail-417
  Scenario: 417 from asked to onHold
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

  @jobDetail-ba27b5 @jobDetail-418
  Scenario: 418 from asked to closed
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

  @jobDetail-0bf8a7 @jobDetail-419
  Scenario: 419 from asked to onHold
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

  @jobDetail-7921a9 @jobDetail-420
  Scenario: 420 from asked to closed
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

  @jobDetail-a5664d @jobDetail-421
  Scenario: 421 from asked to onHold
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

  @jobDetail-9c67b4 @jobDetail-422
  Scenario: 422 from asked to closed
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

  @jobDetail-a2cc1d @jobDetail-423
  Scenario: 423 from asked to onHold
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

  @jobDetail-c2a4b5 @jobDetail-424
  Scenario: 424 from asked to closed
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

  @jobDetail-b2eda5 @jobDetail-425
  Scenario: 425 from asked to onHold
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

  @jobDetail-6696ad @jobDetail-426
  Scenario: 426 from asked to closed
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

  @jobDetail-fd5ac4 @jobDetail-427
  Scenario: 427 from asked to onHold
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

  @jobDetail-bf4109 @jobDetail-428
  Scenario: 428 from asked to closed
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

  @jobDetail-5d6966 @jobDetail-429
  Scenario: 429 from asked to onHold
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

  @jobDetail-0fbc8e @jobDetail-430
  Scenario: 430 from asked to closed
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

  @jobDetail-97e4aa @jobDetail-431
  Scenario: 431 from asked to onHold
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

  @jobDetail-90e2bb @jobDetail-432
  Scenario: 432 from asked to closed
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

  @jobDetail-4c7331 @jobDetail-433
  Scenario: 433 from asked to onHold
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

  @jobDetail-a63365 @jobDetail-434
  Scenario: 434 from asked to closed
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

  @jobDetail-130c72 @jobDetail-435
  Scenario: 435 from asked to onHold
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

  @jobDetail-f038ed @jobDetail-436
  Scenario: 436 from asked to closed
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

  @jobDetail-f53855 @jobDetail-437
  Scenario: 437 from asked to onHold
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

  @jobDetail-eea284 @jobDetail-438
  Scenario: 438 from asked to closed
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

  @jobDetail-7ba02a @jobDetail-439
  Scenario: 439 from asked to onHold
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

  @jobDetail-4365fd @jobDetail-440
  Scenario: 440 from asked to closed
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

  @jobDetail-05a92f @jobDetail-441
  Scenario: 441 from asked to onHold
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

  @jobDetail-d99830 @jobDetail-442
  Scenario: 442 from asked to closed
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

  @jobDetail-b5c6a9 @jobDetail-443
  Scenario: 443 from asked to onHold
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

  @jobDetail-67f238 @jobDetail-444
  Scenario: 444 from asked to closed
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

  @jobDetail-80436c @jobDetail-445
  Scenario: 445 from asked to onHold
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

  @jobDetail-3caa69 @jobDetail-446
  Scenario: 446 from asked to closed
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

  @jobDetail-0a9208 @jobDetail-447
  Scenario: 447 from asked to onHold
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

  @jobDetail-9a8de4 @jobDetail-448
  Scenario: 448 from asked to closed
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

  @jobDetail-13c047 @jobDetail-449
  Scenario: 449 from asked to onHold
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

  @jobDetail-71ed8a @jobDetail-450
  Scenario: 450 from asked to closed
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

  @jobDetail-a67455 @jobDetail-451
  Scenario: 451 from asked to onHold
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
