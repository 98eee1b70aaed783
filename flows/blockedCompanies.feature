@blockedCompanies
Feature: Blocked companies
  Hides a seeker and a company from each other: finds it by name, says what is hidden before, and takes it back.

  @blockedCompanies-401d4d @blockedCompanies-1
  Scenario: 1 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-1ec19d @blockedCompanies-2
  Scenario: 2 from list to ready.finding.idle and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":""}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"

  @blockedCompanies-011073 @blockedCompanies-3
  Scenario: 3 from list to ready.finding.idle and ready.doing.confirming
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"

  @blockedCompanies-c86e48 @blockedCompanies-4
  Scenario: 4 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-366117 @blockedCompanies-5
  Scenario: 5 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-15156a @blockedCompanies-6
  Scenario: 6 from list to ready.finding.idle and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.declined happens
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"

  @blockedCompanies-ea4118 @blockedCompanies-7
  Scenario: 7 from list to loading
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @blockedCompanies-4e0a08 @blockedCompanies-8
  Scenario: 8 from list to loading
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @blockedCompanies-ac94d8 @blockedCompanies-9
  Scenario: 9 from list to loading
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @blockedCompanies-94dba3 @blockedCompanies-10
  Scenario: 10 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-488a1b @blockedCompanies-11
  Scenario: 11 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-8d928c @blockedCompanies-12
  Scenario: 12 from list to ready.doing.resting.idle and ready.finding.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When name.typed happens with {"text":""}
    Then it is in "ready.doing.resting.idle" and "ready.finding.idle"

  @blockedCompanies-8840c6 @blockedCompanies-13
  Scenario: 13 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-1d039c @blockedCompanies-14
  Scenario: 14 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-c430ca @blockedCompanies-15
  Scenario: 15 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f2289d @blockedCompanies-16
  Scenario: 16 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-305e18 @blockedCompanies-17
  Scenario: 17 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f46b70 @blockedCompanies-18
  Scenario: 18 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-8b1ed8 @blockedCompanies-19
  Scenario: 19 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-efbc80 @blockedCompanies-20
  Scenario: 20 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-6c0cc6 @blockedCompanies-21
  Scenario: 21 from list to ready.doing.resting.idle and ready.finding.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When name.typed happens with {"text":""}
    Then it is in "ready.doing.resting.idle" and "ready.finding.idle"

  @blockedCompanies-020fc2 @blockedCompanies-22
  Scenario: 22 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.idle" and "ready.doing.resting.blocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-4f6355 @blockedCompanies-23
  Scenario: 23 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.idle" and "ready.doing.resting.blocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-cd4cef @blockedCompanies-24
  Scenario: 24 from list to ready.finding.idle and ready.doing.unblocking
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.idle" and "ready.doing.resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"

  @blockedCompanies-f895d2 @blockedCompanies-25
  Scenario: 25 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.gone"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-77dbd6 @blockedCompanies-26
  Scenario: 26 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.gone"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f4b479 @blockedCompanies-27
  Scenario: 27 from list to ready.finding.idle and ready.doing.confirming
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.gone"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"

  @blockedCompanies-5f02fe @blockedCompanies-28
  Scenario: 28 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.tooMany"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-339b95 @blockedCompanies-29
  Scenario: 29 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.tooMany"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-887447 @blockedCompanies-30
  Scenario: 30 from list to ready.finding.idle and ready.doing.confirming
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.tooMany"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"

  @blockedCompanies-7fa124 @blockedCompanies-31
  Scenario: 31 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.idle" and "ready.doing.resting.notBlocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-01a2f1 @blockedCompanies-32
  Scenario: 32 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.idle" and "ready.doing.resting.notBlocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-789b54 @blockedCompanies-33
  Scenario: 33 from list to ready.finding.idle and ready.doing.confirming
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.idle" and "ready.doing.resting.notBlocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"

  @blockedCompanies-96554f @blockedCompanies-34
  Scenario: 34 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-c42744 @blockedCompanies-35
  Scenario: 35 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-31e29b @blockedCompanies-36
  Scenario: 36 from list to ready.finding.idle and ready.doing.confirming
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.idle" and "ready.doing.blocking"
    When blockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.offline"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"

  @blockedCompanies-766bb3 @blockedCompanies-37
  Scenario: 37 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-b65064 @blockedCompanies-38
  Scenario: 38 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-359718 @blockedCompanies-39
  Scenario: 39 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-16d972 @blockedCompanies-40
  Scenario: 40 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-5a2c52 @blockedCompanies-41
  Scenario: 41 from list to ready.finding.idle and ready.doing.confirming
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.idle" and "ready.doing.confirming"

  @blockedCompanies-45b1c2 @blockedCompanies-42
  Scenario: 42 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.idle" and "ready.doing.resting.notUnblocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-309405 @blockedCompanies-43
  Scenario: 43 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.idle" and "ready.doing.resting.notUnblocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-5a47a8 @blockedCompanies-44
  Scenario: 44 from list to ready.finding.idle and ready.doing.unblocking
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.idle" and "ready.doing.resting.notUnblocked"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"

  @blockedCompanies-f07195 @blockedCompanies-45
  Scenario: 45 from list to ready.finding.idle and ready.doing.unblocking
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.offline"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"

  @blockedCompanies-c72f92 @blockedCompanies-46
  Scenario: 46 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-c1bac4 @blockedCompanies-47
  Scenario: 47 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-812814 @blockedCompanies-48
  Scenario: 48 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-274961 @blockedCompanies-49
  Scenario: 49 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-43f944 @blockedCompanies-50
  Scenario: 50 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.idle" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-723581 @blockedCompanies-51
  Scenario: 51 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.idle" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-d062e0 @blockedCompanies-52
  Scenario: 52 from list to ready.doing.resting.idle and ready.finding.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.idle" and "ready.finding.found"
    When name.typed happens with {"text":""}
    Then it is in "ready.doing.resting.idle" and "ready.finding.idle"

  @blockedCompanies-413460 @blockedCompanies-53
  Scenario: 53 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.idle" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-00f8fb @blockedCompanies-54
  Scenario: 54 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.idle" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ca147a @blockedCompanies-55
  Scenario: 55 from list to ready.doing.resting.idle and ready.finding.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.idle" and "ready.finding.nothing"
    When name.typed happens with {"text":""}
    Then it is in "ready.doing.resting.idle" and "ready.finding.idle"

  @blockedCompanies-cd54a5 @blockedCompanies-56
  Scenario: 56 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.idle" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-8d6564 @blockedCompanies-57
  Scenario: 57 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.idle" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-adc76e @blockedCompanies-58
  Scenario: 58 from list to ready.doing.resting.idle and ready.finding.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.idle" and "ready.finding.failed"
    When name.typed happens with {"text":""}
    Then it is in "ready.doing.resting.idle" and "ready.finding.idle"

  @blockedCompanies-3e05c6 @blockedCompanies-59
  Scenario: 59 from list to ready.doing.resting.idle and ready.finding.looking
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.idle" and "ready.finding.failed"
    When search.retried happens
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"

  @blockedCompanies-f33ac4 @blockedCompanies-60
  Scenario: 60 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.idle" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-dacff3 @blockedCompanies-61
  Scenario: 61 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.idle" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-71158a @blockedCompanies-62
  Scenario: 62 from list to ready.doing.resting.idle and ready.finding.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.idle" and "ready.finding.offline"
    When name.typed happens with {"text":""}
    Then it is in "ready.doing.resting.idle" and "ready.finding.idle"

  @blockedCompanies-be531e @blockedCompanies-63
  Scenario: 63 from list to ready.doing.resting.idle and ready.finding.looking
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.idle" and "ready.finding.offline"
    When search.retried happens
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"

  @blockedCompanies-13dcb6 @blockedCompanies-64
  Scenario: 64 from list to ready.doing.resting.idle and ready.finding.looking
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.idle" and "ready.finding.offline"
    When waitToFind answers
    Then it is in "ready.doing.resting.idle" and "ready.finding.looking"

  @blockedCompanies-c8e49d @blockedCompanies-65
  Scenario: 65 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f6c099 @blockedCompanies-66
  Scenario: 66 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-968ef4 @blockedCompanies-67
  Scenario: 67 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-a6cc18 @blockedCompanies-68
  Scenario: 68 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-df38e4 @blockedCompanies-69
  Scenario: 69 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-b23803 @blockedCompanies-70
  Scenario: 70 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ad67b9 @blockedCompanies-71
  Scenario: 71 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-7ed2e0 @blockedCompanies-72
  Scenario: 72 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-e22a8e @blockedCompanies-73
  Scenario: 73 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.idle" and "ready.doing.restoring"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-c7d897 @blockedCompanies-74
  Scenario: 74 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.idle" and "ready.doing.restoring"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-9d1583 @blockedCompanies-75
  Scenario: 75 from list to ready.finding.idle and ready.doing.resting.blocked
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.idle" and "ready.doing.restoring"
    When blockAgain answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.idle" and "ready.doing.resting.blocked"

  @blockedCompanies-5b75cd @blockedCompanies-76
  Scenario: 76 from list to ready.finding.idle and ready.doing.resting.gone
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.idle" and "ready.doing.restoring"
    When blockAgain answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.gone"

  @blockedCompanies-4e89c9 @blockedCompanies-77
  Scenario: 77 from list to ready.finding.idle and ready.doing.resting.tooMany
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.idle" and "ready.doing.restoring"
    When blockAgain answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.idle" and "ready.doing.resting.tooMany"

  @blockedCompanies-eece1a @blockedCompanies-78
  Scenario: 78 from list to ready.finding.idle and ready.doing.resting.notBlocked
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.idle" and "ready.doing.restoring"
    When blockAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.idle" and "ready.doing.resting.notBlocked"

  @blockedCompanies-cad856 @blockedCompanies-79
  Scenario: 79 from list to ready.finding.idle and ready.doing.resting.offline
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.idle" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.idle" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.idle" and "ready.doing.restoring"
    When blockAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.offline"

  @blockedCompanies-7d0bce @blockedCompanies-80
  Scenario: 80 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-8fdc85 @blockedCompanies-81
  Scenario: 81 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-916831 @blockedCompanies-82
  Scenario: 82 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-6dcb68 @blockedCompanies-83
  Scenario: 83 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-95678c @blockedCompanies-84
  Scenario: 84 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f6e2b8 @blockedCompanies-85
  Scenario: 85 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-a3da58 @blockedCompanies-86
  Scenario: 86 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-08f7de @blockedCompanies-87
  Scenario: 87 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ddce2b @blockedCompanies-88
  Scenario: 88 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ded93a @blockedCompanies-89
  Scenario: 89 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-a53169 @blockedCompanies-90
  Scenario: 90 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.confirming" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-b59349 @blockedCompanies-91
  Scenario: 91 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.confirming" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-d60da6 @blockedCompanies-92
  Scenario: 92 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.confirming" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-541531 @blockedCompanies-93
  Scenario: 93 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.confirming" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-39b18c @blockedCompanies-94
  Scenario: 94 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.confirming" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2ec259 @blockedCompanies-95
  Scenario: 95 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.confirming" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-cc707b @blockedCompanies-96
  Scenario: 96 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.confirming" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-81ca13 @blockedCompanies-97
  Scenario: 97 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.confirming" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.confirming" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2cd88c @blockedCompanies-98
  Scenario: 98 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-b15f4a @blockedCompanies-99
  Scenario: 99 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2d879b @blockedCompanies-100
  Scenario: 100 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-edc6b0 @blockedCompanies-101
  Scenario: 101 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-1fb82d @blockedCompanies-102
  Scenario: 102 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-3348b5 @blockedCompanies-103
  Scenario: 103 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-4720a2 @blockedCompanies-104
  Scenario: 104 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-77360b @blockedCompanies-105
  Scenario: 105 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-e8ca5a @blockedCompanies-106
  Scenario: 106 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.unblocking" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-9e668c @blockedCompanies-107
  Scenario: 107 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.unblocking" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-c786cd @blockedCompanies-108
  Scenario: 108 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.unblocking" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-29568d @blockedCompanies-109
  Scenario: 109 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.unblocking" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-cc2b23 @blockedCompanies-110
  Scenario: 110 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.unblocking" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-3ba037 @blockedCompanies-111
  Scenario: 111 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.unblocking" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f00ee5 @blockedCompanies-112
  Scenario: 112 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.unblocking" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-0c4f4a @blockedCompanies-113
  Scenario: 113 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.unblocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.unblocking" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-da6b9f @blockedCompanies-114
  Scenario: 114 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-43d774 @blockedCompanies-115
  Scenario: 115 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-cfd5a2 @blockedCompanies-116
  Scenario: 116 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-e8f74e @blockedCompanies-117
  Scenario: 117 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-fcb9cf @blockedCompanies-118
  Scenario: 118 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-a54716 @blockedCompanies-119
  Scenario: 119 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-b3817a @blockedCompanies-120
  Scenario: 120 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2498a1 @blockedCompanies-121
  Scenario: 121 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-72628e @blockedCompanies-122
  Scenario: 122 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.blocking" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-d986ef @blockedCompanies-123
  Scenario: 123 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.blocking" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-1195b4 @blockedCompanies-124
  Scenario: 124 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.blocking" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-fc9538 @blockedCompanies-125
  Scenario: 125 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.blocking" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-c1ce96 @blockedCompanies-126
  Scenario: 126 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.blocking" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ef1357 @blockedCompanies-127
  Scenario: 127 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.blocking" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2622e9 @blockedCompanies-128
  Scenario: 128 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.blocking" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-fbaa16 @blockedCompanies-129
  Scenario: 129 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.blocking" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.blocking" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-07fdbc @blockedCompanies-130
  Scenario: 130 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-8fe153 @blockedCompanies-131
  Scenario: 131 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f57b29 @blockedCompanies-132
  Scenario: 132 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-8210fc @blockedCompanies-133
  Scenario: 133 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-45ae0d @blockedCompanies-134
  Scenario: 134 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-c6a1b0 @blockedCompanies-135
  Scenario: 135 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ff0028 @blockedCompanies-136
  Scenario: 136 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ec90c3 @blockedCompanies-137
  Scenario: 137 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-9aea7a @blockedCompanies-138
  Scenario: 138 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-d4fb4f @blockedCompanies-139
  Scenario: 139 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.unblocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-cb0536 @blockedCompanies-140
  Scenario: 140 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-d79819 @blockedCompanies-141
  Scenario: 141 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f74e66 @blockedCompanies-142
  Scenario: 142 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-72aa86 @blockedCompanies-143
  Scenario: 143 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-729617 @blockedCompanies-144
  Scenario: 144 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-748f37 @blockedCompanies-145
  Scenario: 145 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-5dad8d @blockedCompanies-146
  Scenario: 146 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-aadefb @blockedCompanies-147
  Scenario: 147 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notUnblocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.notUnblocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2cc61d @blockedCompanies-148
  Scenario: 148 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.offline" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-333469 @blockedCompanies-149
  Scenario: 149 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.offline" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-6abd2e @blockedCompanies-150
  Scenario: 150 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.offline" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-5f4d51 @blockedCompanies-151
  Scenario: 151 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.offline" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-fbe897 @blockedCompanies-152
  Scenario: 152 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.offline" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-d837b1 @blockedCompanies-153
  Scenario: 153 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.offline" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2fc7c6 @blockedCompanies-154
  Scenario: 154 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.offline" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-4cf7a1 @blockedCompanies-155
  Scenario: 155 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.offline"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.offline" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.offline" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-f09f62 @blockedCompanies-156
  Scenario: 156 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.blocked" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-1ce438 @blockedCompanies-157
  Scenario: 157 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.blocked" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-af060b @blockedCompanies-158
  Scenario: 158 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.blocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-9d2be5 @blockedCompanies-159
  Scenario: 159 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.blocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-a3c369 @blockedCompanies-160
  Scenario: 160 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.blocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-460a32 @blockedCompanies-161
  Scenario: 161 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.blocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-95eb17 @blockedCompanies-162
  Scenario: 162 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.blocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-a76bcb @blockedCompanies-163
  Scenario: 163 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.blocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.blocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.blocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-53f28a @blockedCompanies-164
  Scenario: 164 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.gone" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-40522f @blockedCompanies-165
  Scenario: 165 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.gone" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-b6a788 @blockedCompanies-166
  Scenario: 166 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.gone" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-547503 @blockedCompanies-167
  Scenario: 167 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.gone" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-be5ab0 @blockedCompanies-168
  Scenario: 168 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.gone" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-9ddbf3 @blockedCompanies-169
  Scenario: 169 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.gone" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-3b8360 @blockedCompanies-170
  Scenario: 170 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.gone" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-5a7a6b @blockedCompanies-171
  Scenario: 171 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.gone"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.gone" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.gone" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-94d698 @blockedCompanies-172
  Scenario: 172 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-ce6f02 @blockedCompanies-173
  Scenario: 173 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-6d7c8e @blockedCompanies-174
  Scenario: 174 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-2a5686 @blockedCompanies-175
  Scenario: 175 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-45e36b @blockedCompanies-176
  Scenario: 176 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-bdddef @blockedCompanies-177
  Scenario: 177 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-b8f80c @blockedCompanies-178
  Scenario: 178 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-7efb54 @blockedCompanies-179
  Scenario: 179 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.tooMany"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.tooMany" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-25cf34 @blockedCompanies-180
  Scenario: 180 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-d55a05 @blockedCompanies-181
  Scenario: 181 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-1b9e65 @blockedCompanies-182
  Scenario: 182 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-8a55ff @blockedCompanies-183
  Scenario: 183 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-edb105 @blockedCompanies-184
  Scenario: 184 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-a8fb7e @blockedCompanies-185
  Scenario: 185 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-afb6ff @blockedCompanies-186
  Scenario: 186 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-e5ba7f @blockedCompanies-187
  Scenario: 187 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "ready.finding.waiting" and "ready.doing.confirming"
    When block.confirmed happens
    Then it is in "ready.finding.waiting" and "ready.doing.blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.finding.waiting" and "ready.doing.resting.notBlocked"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.resting.notBlocked" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-003e9f @blockedCompanies-188
  Scenario: 188 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.restoring" and "ready.finding.found"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-28aacb @blockedCompanies-189
  Scenario: 189 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies answers [{"id":3,"name":"Acme","logo":"/logo/3.svg"}]
    Then it is in "ready.doing.restoring" and "ready.finding.found"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-3cd90e @blockedCompanies-190
  Scenario: 190 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.restoring" and "ready.finding.nothing"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-071f8a @blockedCompanies-191
  Scenario: 191 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies answers []
    Then it is in "ready.doing.restoring" and "ready.finding.nothing"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-52b65a @blockedCompanies-192
  Scenario: 192 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.restoring" and "ready.finding.failed"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-7b2a6a @blockedCompanies-193
  Scenario: 193 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.doing.restoring" and "ready.finding.failed"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-0347ab @blockedCompanies-194
  Scenario: 194 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.restoring" and "ready.finding.offline"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-e93093 @blockedCompanies-195
  Scenario: 195 from list to ready.finding.waiting and ready.doing.resting.idle
    Given the blockedCompanies flow with the input "list"
    And it is in "loading"
    When listBlocked answers {"blocked":[{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}],"asked":{"id":3,"name":"Ac…
    Then it is in "ready.finding.idle" and "ready.doing.resting.idle"
    When name.typed happens with {"text":"Ac"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "ready.finding.waiting" and "ready.doing.unblocking"
    When unblockCompany answers
    Then it is in "ready.finding.waiting" and "ready.doing.resting.unblocked"
    When undo.requested happens
    Then it is in "ready.finding.waiting" and "ready.doing.restoring"
    When untilTypingPauses · 150 ms has passed
    Then it is in "ready.doing.restoring" and "ready.finding.looking"
    When findCompanies fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "ready.doing.restoring" and "ready.finding.offline"
    When name.typed happens with {"text":"Acm"}
    Then it is in "ready.finding.waiting" and "ready.doing.resting.idle"

  @blockedCompanies-80cd70 @blockedCompanies-196
  Scenario: 196 from asked to ready.finding.idle and ready.doing.resting.gone
    Given the blockedCompanies flow with the input "asked"
    And it is in "loading"
    When listBlocked answers {"blocked":[],"asked":null}
    Then it is in "ready.finding.idle" and "ready.doing.resting.gone"
