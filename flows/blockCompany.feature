@blockCompany
Feature: Block a company
  Hides a seeker and a company from each other on the company’s page and on its jobs, and takes it back.

  @blockCompany-700368 @blockCompany-1
  Scenario: 1 from visitor to confirming
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When seeker.signedIn happens
    Then it is in "confirming"

  @blockCompany-291bfb @blockCompany-2
  Scenario: 2 from visitor to signingIn
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When signIn.declined happens
    Then it is in "resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "signingIn"

  @blockCompany-f16c07 @blockCompany-3
  Scenario: 3 from visitor to resting.idle
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When signIn.declined happens
    Then it is in "resting.idle"
    When seeker.signedIn happens
    Then it is in "resting.idle"

  @blockCompany-6f102a @blockCompany-4
  Scenario: 4 from visitor to blocking
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When seeker.signedIn happens
    Then it is in "blocking"

  @blockCompany-38c47b @blockCompany-5
  Scenario: 5 from visitor to confirming
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.declined happens
    Then it is in "resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-d7bede @blockCompany-6
  Scenario: 6 from visitor to resting.idle
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.declined happens
    Then it is in "resting.idle"
    When seeker.signedIn happens
    Then it is in "resting.idle"

  @blockCompany-0e4f03 @blockCompany-7
  Scenario: 7 from visitor to resting.blocked
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When seeker.signedIn happens
    Then it is in "resting.blocked"

  @blockCompany-56d5d0 @blockCompany-8
  Scenario: 8 from visitor to confirming
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "resting.gone"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-b5ab35 @blockCompany-9
  Scenario: 9 from visitor to resting.gone
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "resting.gone"
    When seeker.signedIn happens
    Then it is in "resting.gone"

  @blockCompany-a412f0 @blockCompany-10
  Scenario: 10 from visitor to confirming
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "resting.tooMany"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-0a8e73 @blockCompany-11
  Scenario: 11 from visitor to resting.tooMany
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "resting.tooMany"
    When seeker.signedIn happens
    Then it is in "resting.tooMany"

  @blockCompany-44f675 @blockCompany-12
  Scenario: 12 from visitor to confirming
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notBlocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-6fe0d0 @blockCompany-13
  Scenario: 13 from visitor to resting.notBlocked
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notBlocked"
    When seeker.signedIn happens
    Then it is in "resting.notBlocked"

  @blockCompany-10db9a @blockCompany-14
  Scenario: 14 from visitor to confirming
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-45e2fc @blockCompany-15
  Scenario: 15 from visitor to resting.offline
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When seeker.signedIn happens
    Then it is in "resting.offline"

  @blockCompany-5a75a1 @blockCompany-16
  Scenario: 16 from visitor to unblocking
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When seeker.signedIn happens
    Then it is in "unblocking"

  @blockCompany-890ccd @blockCompany-17
  Scenario: 17 from visitor to confirming
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-a552ac @blockCompany-18
  Scenario: 18 from visitor to resting.unblocked
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When seeker.signedIn happens
    Then it is in "resting.unblocked"

  @blockCompany-7a9d52 @blockCompany-19
  Scenario: 19 from visitor to unblocking
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notUnblocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"

  @blockCompany-681d60 @blockCompany-20
  Scenario: 20 from visitor to resting.notUnblocked
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notUnblocked"
    When seeker.signedIn happens
    Then it is in "resting.notUnblocked"

  @blockCompany-6a67cf @blockCompany-21
  Scenario: 21 from visitor to unblocking
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"

  @blockCompany-d6626d @blockCompany-22
  Scenario: 22 from visitor to resting.offline
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When seeker.signedIn happens
    Then it is in "resting.offline"

  @blockCompany-b9bbae @blockCompany-23
  Scenario: 23 from visitor to restoring
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When seeker.signedIn happens
    Then it is in "restoring"

  @blockCompany-eb4b23 @blockCompany-24
  Scenario: 24 from visitor to resting.blocked
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"

  @blockCompany-06c833 @blockCompany-25
  Scenario: 25 from visitor to resting.gone
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":false,"failure":"gone"}
    Then it is in "resting.gone"

  @blockCompany-5ab199 @blockCompany-26
  Scenario: 26 from visitor to resting.tooMany
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":false,"failure":"tooMany"}
    Then it is in "resting.tooMany"

  @blockCompany-d1b65e @blockCompany-27
  Scenario: 27 from visitor to resting.notBlocked
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notBlocked"

  @blockCompany-d932be @blockCompany-28
  Scenario: 28 from visitor to resting.offline
    Given the blockCompany flow with the input "visitor"
    And it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"

  @blockCompany-d7afa1 @blockCompany-29
  Scenario: 29 from seeker to confirming
    Given the blockCompany flow with the input "seeker"
    And it is in "confirming"

  @blockCompany-c7609d @blockCompany-30
  Scenario: 30 from blocked to resting.idle
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When seeker.signedIn happens
    Then it is in "resting.idle"

  @blockCompany-5b49e2 @blockCompany-31
  Scenario: 31 from blocked to unblocking
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When seeker.signedIn happens
    Then it is in "unblocking"

  @blockCompany-488ef5 @blockCompany-32
  Scenario: 32 from blocked to resting.unblocked
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When seeker.signedIn happens
    Then it is in "resting.unblocked"

  @blockCompany-d8ef32 @blockCompany-33
  Scenario: 33 from blocked to unblocking
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notUnblocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"

  @blockCompany-3c2a9a @blockCompany-34
  Scenario: 34 from blocked to resting.notUnblocked
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notUnblocked"
    When seeker.signedIn happens
    Then it is in "resting.notUnblocked"

  @blockCompany-d0b6bb @blockCompany-35
  Scenario: 35 from blocked to unblocking
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"

  @blockCompany-afc6c9 @blockCompany-36
  Scenario: 36 from blocked to resting.offline
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When seeker.signedIn happens
    Then it is in "resting.offline"

  @blockCompany-fc09dd @blockCompany-37
  Scenario: 37 from blocked to confirming
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When seeker.signedIn happens
    Then it is in "confirming"

  @blockCompany-e4a075 @blockCompany-38
  Scenario: 38 from blocked to restoring
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When seeker.signedIn happens
    Then it is in "restoring"

  @blockCompany-5e8c62 @blockCompany-39
  Scenario: 39 from blocked to blocking
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When seeker.signedIn happens
    Then it is in "blocking"

  @blockCompany-5bd28d @blockCompany-40
  Scenario: 40 from blocked to resting.blocked
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"

  @blockCompany-634b1d @blockCompany-41
  Scenario: 41 from blocked to resting.gone
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":false,"failure":"gone"}
    Then it is in "resting.gone"

  @blockCompany-e2509e @blockCompany-42
  Scenario: 42 from blocked to resting.tooMany
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany answers {"ok":false,"failure":"tooMany"}
    Then it is in "resting.tooMany"

  @blockCompany-6fbacf @blockCompany-43
  Scenario: 43 from blocked to resting.notBlocked
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notBlocked"

  @blockCompany-0e0950 @blockCompany-44
  Scenario: 44 from blocked to resting.offline
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.confirmed happens
    Then it is in "blocking"
    When blockCompany fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"

  @blockCompany-0a2b4f @blockCompany-45
  Scenario: 45 from blocked to confirming
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.declined happens
    Then it is in "resting.idle"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-cd6dd7 @blockCompany-46
  Scenario: 46 from blocked to resting.idle
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"
    When block.declined happens
    Then it is in "resting.idle"
    When seeker.signedIn happens
    Then it is in "resting.idle"

  @blockCompany-290f26 @blockCompany-47
  Scenario: 47 from blocked to unblocking
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"

  @blockCompany-9af9b7 @blockCompany-48
  Scenario: 48 from blocked to resting.blocked
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":true,"company":{"id":3,"name":"Acme","logo":"/logo/3.svg","blocked_at":"2026-01-09T08:00:00Z"}}
    Then it is in "resting.blocked"
    When seeker.signedIn happens
    Then it is in "resting.blocked"

  @blockCompany-d67898 @blockCompany-49
  Scenario: 49 from blocked to confirming
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":false,"failure":"gone"}
    Then it is in "resting.gone"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-305a75 @blockCompany-50
  Scenario: 50 from blocked to resting.gone
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":false,"failure":"gone"}
    Then it is in "resting.gone"
    When seeker.signedIn happens
    Then it is in "resting.gone"

  @blockCompany-5dd4c9 @blockCompany-51
  Scenario: 51 from blocked to confirming
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":false,"failure":"tooMany"}
    Then it is in "resting.tooMany"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-13dc9a @blockCompany-52
  Scenario: 52 from blocked to resting.tooMany
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain answers {"ok":false,"failure":"tooMany"}
    Then it is in "resting.tooMany"
    When seeker.signedIn happens
    Then it is in "resting.tooMany"

  @blockCompany-3e2545 @blockCompany-53
  Scenario: 53 from blocked to confirming
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notBlocked"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-53b671 @blockCompany-54
  Scenario: 54 from blocked to resting.notBlocked
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "resting.notBlocked"
    When seeker.signedIn happens
    Then it is in "resting.notBlocked"

  @blockCompany-181771 @blockCompany-55
  Scenario: 55 from blocked to confirming
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When block.requested happens with {"company":{"id":3,"name":"Acme","logo":"/logo/3.svg"}}
    Then it is in "confirming"

  @blockCompany-a12315 @blockCompany-56
  Scenario: 56 from blocked to resting.offline
    Given the blockCompany flow with the input "blocked"
    And it is in "resting.idle"
    When unblock.requested happens with {"id":3}
    Then it is in "unblocking"
    When unblockCompany answers
    Then it is in "resting.unblocked"
    When undo.requested happens
    Then it is in "restoring"
    When blockAgain fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "resting.offline"
    When seeker.signedIn happens
    Then it is in "resting.offline"
