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

  @jobDetail-12a6c6 @jobDetail-134
  Scenario: 134 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-e00252 @jobDetail-135
  Scenario: 135 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-ce2f1c @jobDetail-136
  Scenario: 136 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-7bff49 @jobDetail-137
  Scenario: 137 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-aba7f5 @jobDetail-138
  Scenario: 138 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-25eecf @jobDetail-139
  Scenario: 139 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-89f598 @jobDetail-140
  Scenario: 140 from asked to open.report.closed and open.share.closed and open.safety.unread
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"

  @jobDetail-f045cc @jobDetail-141
  Scenario: 141 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "closed"

  @jobDetail-afa152 @jobDetail-142
  Scenario: 142 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "onHold"

  @jobDetail-9a6e23 @jobDetail-143
  Scenario: 143 from asked to deleted
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When untilSlow · 4 s has passed
    Then it is in "loading.slow"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "deleted"

  @jobDetail-d73f2f @jobDetail-144
  Scenario: 144 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-f5cf99 @jobDetail-145
  Scenario: 145 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-eec673 @jobDetail-146
  Scenario: 146 from asked to open.share.closed and open.safety.unread and open.report.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When report.opened happens
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.reporting"
    When report answers {"hasReported":false}
    Then it is in "open.share.closed" and "open.safety.unread" and "open.report.closed"

  @jobDetail-0a3b90 @jobDetail-147
  Scenario: 147 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-80cd37 @jobDetail-148
  Scenario: 148 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-17d626 @jobDetail-149
  Scenario: 149 from asked to open.report.closed and open.safety.unread and open.share.closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When share.opened happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.choosing"
    When share.closed happens
    Then it is in "open.report.closed" and "open.safety.unread" and "open.share.closed"

  @jobDetail-689776 @jobDetail-150
  Scenario: 150 from asked to closed
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.closed happens
    Then it is in "closed"

  @jobDetail-51d5a4 @jobDetail-151
  Scenario: 151 from asked to onHold
    Given the jobDetail flow with the input "asked"
    And it is in "loading.prompt"
    When loadJob answers {"ok":true,"job":{"id":7,"url":"/job/senior-accountant-at-acme-7","title":"Senior Accountant","company":{"id":3,"name":…
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.unread"
    When reminder.opened happens
    Then it is in "open.report.closed" and "open.share.closed" and "open.safety.reading"
    When job.held happens
    Then it is in "onHold"

  @jobDetail-60690f @jobDetail-152
  Scenario: 152 from asked to closed
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

  @jobDetail-8244f1 @jobDetail-153
  Scenario: 153 from asked to onHold
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

  @jobDetail-2e592c @jobDetail-154
  Scenario: 154 from asked to closed
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

  @jobDetail-75d10e @jobDetail-155
  Scenario: 155 from asked to onHold
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

  @jobDetail-9bebee @jobDetail-156
  Scenario: 156 from asked to closed
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

  @jobDetail-e0e7e2 @jobDetail-157
  Scenario: 157 from asked to onHold
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

  @jobDetail-568b67 @jobDetail-158
  Scenario: 158 from asked to closed
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

  @jobDetail-db80d2 @jobDetail-159
  Scenario: 159 from asked to onHold
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

  @jobDetail-da470b @jobDetail-160
  Scenario: 160 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-1811aa @jobDetail-161
  Scenario: 161 from asked to closed
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

  @jobDetail-478300 @jobDetail-162
  Scenario: 162 from asked to onHold
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

  @jobDetail-4773b9 @jobDetail-163
  Scenario: 163 from asked to closed
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

  @jobDetail-c19dd3 @jobDetail-164
  Scenario: 164 from asked to open.report.closed and open.share.closed and open.safety.reading
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

  @jobDetail-0c135a @jobDetail-165
  Scenario: 165 from asked to closed
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

  @jobDetail-64baa6 @jobDetail-166
  Scenario: 166 from asked to onHold
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

  @jobDetail-e3e0f1 @jobDetail-167
  Scenario: 167 from asked to closed
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

  @jobDetail-177636 @jobDetail-168
  Scenario: 168 from asked to onHold
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

  @jobDetail-bfd5a8 @jobDetail-169
  Scenario: 169 from asked to closed
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

  @jobDetail-6c9f3f @jobDetail-170
  Scenario: 170 from asked to onHold
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

  @jobDetail-818140 @jobDetail-171
  Scenario: 171 from asked to closed
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

  @jobDetail-3e53de @jobDetail-172
  Scenario: 172 from asked to onHold
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

  @jobDetail-f245da @jobDetail-173
  Scenario: 173 from asked to closed
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

  @jobDetail-c65a29 @jobDetail-174
  Scenario: 174 from asked to onHold
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

  @jobDetail-93196b @jobDetail-175
  Scenario: 175 from asked to closed
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

  @jobDetail-16e8ee @jobDetail-176
  Scenario: 176 from asked to onHold
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

  @jobDetail-0e23b0 @jobDetail-177
  Scenario: 177 from asked to closed
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

  @jobDetail-5d98e4 @jobDetail-178
  Scenario: 178 from asked to onHold
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

  @jobDetail-b223d0 @jobDetail-179
  Scenario: 179 from asked to open.report.closed and open.safety.unread and open.share.choosing
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

  @jobDetail-3c37a8 @jobDetail-180
  Scenario: 180 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-8cbbe7 @jobDetail-181
  Scenario: 181 from asked to closed
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

  @jobDetail-bc5644 @jobDetail-182
  Scenario: 182 from asked to onHold
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

  @jobDetail-e5e9b6 @jobDetail-183
  Scenario: 183 from asked to open.report.closed and open.safety.unread and open.share.closed
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

  @jobDetail-52f7d0 @jobDetail-184
  Scenario: 184 from asked to open.report.closed and open.safety.unread and open.share.sharing
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

  @jobDetail-6359cb @jobDetail-185
  Scenario: 185 from asked to closed
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

  @jobDetail-86d088 @jobDetail-186
  Scenario: 186 from asked to onHold
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

  @jobDetail-9fdd56 @jobDetail-187
  Scenario: 187 from asked to open.report.closed and open.share.closed and open.safety.read
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

  @jobDetail-39f460 @jobDetail-188
  Scenario: 188 from asked to closed
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

  @jobDetail-7d9588 @jobDetail-189
  Scenario: 189 from asked to onHold
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

  @jobDetail-f9972d @jobDetail-190
  Scenario: 190 from asked to closed
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

  @jobDetail-bd0a57 @jobDetail-191
  Scenario: 191 from asked to onHold
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

  @jobDetail-b9f7b2 @jobDetail-192
  Scenario: 192 from asked to closed
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

  @jobDetail-c39847 @jobDetail-193
  Scenario: 193 from asked to onHold
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

  @jobDetail-1261f5 @jobDetail-194
  Scenario: 194 from asked to closed
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

  @jobDetail-1e6c32 @jobDetail-195
  Scenario: 195 from asked to onHold
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

  @jobDetail-02cc5c @jobDetail-196
  Scenario: 196 from asked to closed
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

  @jobDetail-4fb337 @jobDetail-197
  Scenario: 197 from asked to onHold
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

  @jobDetail-152d60 @jobDetail-198
  Scenario: 198 from asked to closed
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

  @jobDetail-284577 @jobDetail-199
  Scenario: 199 from asked to onHold
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

  @jobDetail-f77b51 @jobDetail-200
  Scenario: 200 from asked to closed
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

  @jobDetail-900e74 @jobDetail-201
  Scenario: 201 from asked to onHold
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

  @jobDetail-91f966 @jobDetail-202
  Scenario: 202 from asked to closed
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

  @jobDetail-6fe5e9 @jobDetail-203
  Scenario: 203 from asked to onHold
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

  @jobDetail-0f2030 @jobDetail-204
  Scenario: 204 from asked to closed
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

  @jobDetail-2f77cb @jobDetail-205
  Scenario: 205 from asked to onHold
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

  @jobDetail-2fa520 @jobDetail-206
  Scenario: 206 from asked to closed
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

  @jobDetail-b12694 @jobDetail-207
  Scenario: 207 from asked to onHold
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

  @jobDetail-5b1cb6 @jobDetail-208
  Scenario: 208 from asked to closed
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

  @jobDetail-3c9a8c @jobDetail-209
  Scenario: 209 from asked to onHold
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

  @jobDetail-e0bc40 @jobDetail-210
  Scenario: 210 from asked to closed
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

  @jobDetail-26d434 @jobDetail-211
  Scenario: 211 from asked to onHold
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

  @jobDetail-3679f1 @jobDetail-212
  Scenario: 212 from asked to closed
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

  @jobDetail-339a73 @jobDetail-213
  Scenario: 213 from asked to onHold
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

  @jobDetail-a9218e @jobDetail-214
  Scenario: 214 from asked to closed
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

  @jobDetail-674a86 @jobDetail-215
  Scenario: 215 from asked to onHold
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

  @jobDetail-868101 @jobDetail-216
  Scenario: 216 from asked to closed
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

  @jobDetail-415762 @jobDetail-217
  Scenario: 217 from asked to onHold
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

  @jobDetail-eb1a18 @jobDetail-218
  Scenario: 218 from asked to closed
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

  @jobDetail-317a74 @jobDetail-219
  Scenario: 219 from asked to onHold
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

  @jobDetail-2cd5a3 @jobDetail-220
  Scenario: 220 from asked to closed
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

  @jobDetail-914dbd @jobDetail-221
  Scenario: 221 from asked to onHold
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

  @jobDetail-01db81 @jobDetail-222
  Scenario: 222 from asked to closed
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

  @jobDetail-070068 @jobDetail-223
  Scenario: 223 from asked to onHold
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

  @jobDetail-2d8388 @jobDetail-224
  Scenario: 224 from asked to closed
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

  @jobDetail-6e540f @jobDetail-225
  Scenario: 225 from asked to onHold
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

  @jobDetail-b20eef @jobDetail-226
  Scenario: 226 from asked to closed
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

  @jobDetail-9f718a @jobDetail-227
  Scenario: 227 from asked to onHold
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

  @jobDetail-9595f1 @jobDetail-228
  Scenario: 228 from asked to closed
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

  @jobDetail-b5fff9 @jobDetail-229
  Scenario: 229 from asked to onHold
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

  @jobDetail-be39f2 @jobDetail-230
  Scenario: 230 from asked to closed
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

  @jobDetail-d29340 @jobDetail-231
  Scenario: 231 from asked to onHold
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

  @jobDetail-9867f0 @jobDetail-232
  Scenario: 232 from asked to closed
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

  @jobDetail-615690 @jobDetail-233
  Scenario: 233 from asked to onHold
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

  @jobDetail-e9580d @jobDetail-234
  Scenario: 234 from asked to closed
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

  @jobDetail-66c108 @jobDetail-235
  Scenario: 235 from asked to onHold
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

  @jobDetail-baeb7d @jobDetail-236
  Scenario: 236 from asked to closed
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

  @jobDetail-877568 @jobDetail-237
  Scenario: 237 from asked to onHold
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

  @jobDetail-ad1a0e @jobDetail-238
  Scenario: 238 from asked to closed
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

  @jobDetail-86a95e @jobDetail-239
  Scenario: 239 from asked to onHold
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
