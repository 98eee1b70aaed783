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

  @jobDetail-679885 @jobDetail-240
  Scenario: 240 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-2d5a5c @jobDetail-241
  Scenario: 241 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-a986b2 @jobDetail-242
  Scenario: 242 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-49d148 @jobDetail-243
  Scenario: 243 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-0a7dc7 @jobDetail-244
  Scenario: 244 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-80a07e @jobDetail-245
  Scenario: 245 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-3ed735 @jobDetail-246
  Scenario: 246 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-98bb3d @jobDetail-247
  Scenario: 247 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-f3ac97 @jobDetail-248
  Scenario: 248 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"

  @jobDetail-f0109b @jobDetail-249
  Scenario: 249 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-b8e072 @jobDetail-250
  Scenario: 250 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-1388e3 @jobDetail-251
  Scenario: 251 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-31bfcd @jobDetail-252
  Scenario: 252 from asked to open.share.closed and open.safety.unread and open.report.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When report answers {"hasReported":false}
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.closed"

  @jobDetail-babaee @jobDetail-253
  Scenario: 253 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-6bd556 @jobDetail-254
  Scenario: 254 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-299918 @jobDetail-255
  Scenario: 255 from asked to open.report.closed and open.safety.unread and open.share.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When share.closed happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.closed"

  @jobDetail-d36632 @jobDetail-256
  Scenario: 256 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-04e38a @jobDetail-257
  Scenario: 257 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-6d3d42 @jobDetail-258
  Scenario: 258 from asked to closed
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

  @jobDetail-961c8f @jobDetail-259
  Scenario: 259 from asked to onHold
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

  @jobDetail-1eb118 @jobDetail-260
  Scenario: 260 from asked to closed
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

  @jobDetail-af4066 @jobDetail-261
  Scenario: 261 from asked to onHold
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

  @jobDetail-d24fcb @jobDetail-262
  Scenario: 262 from asked to closed
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

  @jobDetail-9e382b @jobDetail-263
  Scenario: 263 from asked to onHold
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

  @jobDetail-1e3ea2 @jobDetail-264
  Scenario: 264 from asked to closed
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

  @jobDetail-c06e17 @jobDetail-265
  Scenario: 265 from asked to onHold
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

  @jobDetail-a2b4ed @jobDetail-266
  Scenario: 266 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-da6980 @jobDetail-267
  Scenario: 267 from asked to closed
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

  @jobDetail-4a3822 @jobDetail-268
  Scenario: 268 from asked to onHold
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

  @jobDetail-9bddd7 @jobDetail-269
  Scenario: 269 from asked to closed
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

  @jobDetail-cd5c0a @jobDetail-270
  Scenario: 270 from asked to open.report.closed and open.share.closed and open.safety.reading
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

  @jobDetail-45a88a @jobDetail-271
  Scenario: 271 from asked to closed
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

  @jobDetail-eaa8be @jobDetail-272
  Scenario: 272 from asked to onHold
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

  @jobDetail-591f32 @jobDetail-273
  Scenario: 273 from asked to closed
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

  @jobDetail-854c13 @jobDetail-274
  Scenario: 274 from asked to onHold
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

  @jobDetail-37088a @jobDetail-275
  Scenario: 275 from asked to closed
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

  @jobDetail-02e31f @jobDetail-276
  Scenario: 276 from asked to onHold
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

  @jobDetail-70b209 @jobDetail-277
  Scenario: 277 from asked to closed
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

  @jobDetail-a2094f @jobDetail-278
  Scenario: 278 from asked to onHold
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

  @jobDetail-fb6aab @jobDetail-279
  Scenario: 279 from asked to closed
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

  @jobDetail-ce3c6b @jobDetail-280
  Scenario: 280 from asked to onHold
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

  @jobDetail-0bb1a1 @jobDetail-281
  Scenario: 281 from asked to closed
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

  @jobDetail-051dce @jobDetail-282
  Scenario: 282 from asked to onHold
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

  @jobDetail-373c67 @jobDetail-283
  Scenario: 283 from asked to closed
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

  @jobDetail-6d9daf @jobDetail-284
  Scenario: 284 from asked to onHold
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

  @jobDetail-f18361 @jobDetail-285
  Scenario: 285 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-53e375 @jobDetail-286
  Scenario: 286 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-1656a1 @jobDetail-287
  Scenario: 287 from asked to closed
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

  @jobDetail-ec9a7d @jobDetail-288
  Scenario: 288 from asked to onHold
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

  @jobDetail-c28535 @jobDetail-289
  Scenario: 289 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-ca3285 @jobDetail-290
  Scenario: 290 from asked to open.report.closed and open.safety.unread and open.share.sharing
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

  @jobDetail-00908c @jobDetail-291
  Scenario: 291 from asked to closed
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

  @jobDetail-3487e2 @jobDetail-292
  Scenario: 292 from asked to onHold
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

  @jobDetail-f1016c @jobDetail-293
  Scenario: 293 from asked to open.report.closed and open.share.closed and open.safety.read
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

  @jobDetail-be5d53 @jobDetail-294
  Scenario: 294 from asked to closed
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

  @jobDetail-40b221 @jobDetail-295
  Scenario: 295 from asked to onHold
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

  @jobDetail-282a74 @jobDetail-296
  Scenario: 296 from asked to closed
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

  @jobDetail-856946 @jobDetail-297
  Scenario: 297 from asked to onHold
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

  @jobDetail-02c9e7 @jobDetail-298
  Scenario: 298 from asked to closed
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

  @jobDetail-9e71d6 @jobDetail-299
  Scenario: 299 from asked to onHold
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

  @jobDetail-524b76 @jobDetail-300
  Scenario: 300 from asked to closed
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

  @jobDetail-fcde29 @jobDetail-301
  Scenario: 301 from asked to onHold
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

  @jobDetail-d759d8 @jobDetail-302
  Scenario: 302 from asked to closed
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

  @jobDetail-80931d @jobDetail-303
  Scenario: 303 from asked to onHold
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

  @jobDetail-ec1ae0 @jobDetail-304
  Scenario: 304 from asked to closed
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

  @jobDetail-71ad56 @jobDetail-305
  Scenario: 305 from asked to onHold
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

  @jobDetail-2c8a99 @jobDetail-306
  Scenario: 306 from asked to closed
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

  @jobDetail-64ddcc @jobDetail-307
  Scenario: 307 from asked to onHold
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

  @jobDetail-535caf @jobDetail-308
  Scenario: 308 from asked to closed
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

  @jobDetail-c854fc @jobDetail-309
  Scenario: 309 from asked to onHold
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

  @jobDetail-95fb03 @jobDetail-310
  Scenario: 310 from asked to closed
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

  @jobDetail-9427d4 @jobDetail-311
  Scenario: 311 from asked to onHold
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

  @jobDetail-414047 @jobDetail-312
  Scenario: 312 from asked to closed
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

  @jobDetail-be1627 @jobDetail-313
  Scenario: 313 from asked to onHold
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

  @jobDetail-562478 @jobDetail-314
  Scenario: 314 from asked to closed
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

  @jobDetail-91db82 @jobDetail-315
  Scenario: 315 from asked to onHold
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

  @jobDetail-84b799 @jobDetail-316
  Scenario: 316 from asked to closed
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

  @jobDetail-4cc356 @jobDetail-317
  Scenario: 317 from asked to onHold
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

  @jobDetail-c274a8 @jobDetail-318
  Scenario: 318 from asked to closed
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

  @jobDetail-10801e @jobDetail-319
  Scenario: 319 from asked to onHold
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

  @jobDetail-0dc55c @jobDetail-320
  Scenario: 320 from asked to closed
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

  @jobDetail-503451 @jobDetail-321
  Scenario: 321 from asked to onHold
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

  @jobDetail-a85b4d @jobDetail-322
  Scenario: 322 from asked to closed
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

  @jobDetail-977eb6 @jobDetail-323
  Scenario: 323 from asked to onHold
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

  @jobDetail-e5e513 @jobDetail-324
  Scenario: 324 from asked to closed
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

  @jobDetail-e84562 @jobDetail-325
  Scenario: 325 from asked to onHold
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

  @jobDetail-afc2bb @jobDetail-326
  Scenario: 326 from asked to closed
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

  @jobDetail-c799d7 @jobDetail-327
  Scenario: 327 from asked to onHold
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

  @jobDetail-f3fc93 @jobDetail-328
  Scenario: 328 from asked to closed
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

  @jobDetail-2bd376 @jobDetail-329
  Scenario: 329 from asked to onHold
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

  @jobDetail-721de9 @jobDetail-330
  Scenario: 330 from asked to closed
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

  @jobDetail-3fafb2 @jobDetail-331
  Scenario: 331 from asked to onHold
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

  @jobDetail-231951 @jobDetail-332
  Scenario: 332 from asked to closed
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

  @jobDetail-a27f2d @jobDetail-333
  Scenario: 333 from asked to onHold
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

  @jobDetail-111a6a @jobDetail-334
  Scenario: 334 from asked to closed
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

  @jobDetail-10d3af @jobDetail-335
  Scenario: 335 from asked to onHold
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

  @jobDetail-52053c @jobDetail-336
  Scenario: 336 from asked to closed
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

  @jobDetail-505a21 @jobDetail-337
  Scenario: 337 from asked to onHold
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

  @jobDetail-ce159a @jobDetail-338
  Scenario: 338 from asked to closed
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

  @jobDetail-141009 @jobDetail-339
  Scenario: 339 from asked to onHold
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

  @jobDetail-22a3d1 @jobDetail-340
  Scenario: 340 from asked to closed
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

  @jobDetail-366f35 @jobDetail-341
  Scenario: 341 from asked to onHold
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

  @jobDetail-78ec49 @jobDetail-342
  Scenario: 342 from asked to closed
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

  @jobDetail-9c35f0 @jobDetail-343
  Scenario: 343 from asked to onHold
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

  @jobDetail-f018f8 @jobDetail-344
  Scenario: 344 from asked to closed
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

  @jobDetail-0c1900 @jobDetail-345
  Scenario: 345 from asked to onHold
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
