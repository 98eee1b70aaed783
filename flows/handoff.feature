@handoff
Feature: Go to the other site
  Takes a member to the company’s other site, signed in there by a one-time token; the session itself stands in no address.

  @handoff-8054ff @handoff-1
  Scenario: 1 from member to refused
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"refused"}
    Then it is in "refused"

  @handoff-0b9689 @handoff-2
  Scenario: 2 from member to nowhere
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"noOtherSite"}
    Then it is in "nowhere"

  @handoff-97f9b5 @handoff-3
  Scenario: 3 from member to signedOut
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"signedOut"}
    Then it is in "signedOut"

  @handoff-9a21ee @handoff-4
  Scenario: 4 from member to failed
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "leaving.going"
    When leaveForSite fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @handoff-b0a2bd @handoff-5
  Scenario: 5 from member to stayed
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-d46795 @handoff-6
  Scenario: 6 from member to minting
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "minting"

  @handoff-e27be5 @handoff-7
  Scenario: 7 from member to stayed
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-4f4a90 @handoff-8
  Scenario: 8 from member to minting
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When redirect.retried happens
    Then it is in "minting"

  @handoff-c0c63c @handoff-9
  Scenario: 9 from member to stayed
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "leaving.going"
    When untilSlow · 8 s has passed
    Then it is in "leaving.slow"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-ece7eb @handoff-10
  Scenario: 10 from member to minting
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "leaving.going"
    When untilSlow · 8 s has passed
    Then it is in "leaving.slow"
    When redirect.retried happens
    Then it is in "minting"

  @handoff-4826c0 @handoff-11
  Scenario: 11 from member to failed
    Given the handoff flow with the input "member"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "leaving.going"
    When untilSlow · 8 s has passed
    Then it is in "leaving.slow"
    When leaveForSite fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @handoff-c34328 @handoff-12
  Scenario: 12 from mobile to refused
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"refused"}
    Then it is in "refused"

  @handoff-03626d @handoff-13
  Scenario: 13 from mobile to nowhere
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"noOtherSite"}
    Then it is in "nowhere"

  @handoff-59fb35 @handoff-14
  Scenario: 14 from mobile to signedOut
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"signedOut"}
    Then it is in "signedOut"

  @handoff-571162 @handoff-15
  Scenario: 15 from mobile to stayed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-fcbb26 @handoff-16
  Scenario: 16 from mobile to stayed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-903d02 @handoff-17
  Scenario: 17 from mobile to minting
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "minting"

  @handoff-57f6e2 @handoff-18
  Scenario: 18 from mobile to stayed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-1d4ef1 @handoff-19
  Scenario: 19 from mobile to minting
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When redirect.retried happens
    Then it is in "minting"

  @handoff-a65a5a @handoff-20
  Scenario: 20 from mobile to stayed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-c41f49 @handoff-21
  Scenario: 21 from mobile to stayed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When redirect.confirmed happens
    Then it is in "leaving.going"
    When leaveForSite fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-74b3cf @handoff-22
  Scenario: 22 from mobile to minting
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When redirect.confirmed happens
    Then it is in "leaving.going"
    When leaveForSite fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When redirect.retried happens
    Then it is in "minting"

  @handoff-a31207 @handoff-23
  Scenario: 23 from mobile to stayed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When redirect.confirmed happens
    Then it is in "leaving.going"
    When untilSlow · 8 s has passed
    Then it is in "leaving.slow"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-47b729 @handoff-24
  Scenario: 24 from mobile to minting
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When redirect.confirmed happens
    Then it is in "leaving.going"
    When untilSlow · 8 s has passed
    Then it is in "leaving.slow"
    When redirect.retried happens
    Then it is in "minting"

  @handoff-31e8c8 @handoff-25
  Scenario: 25 from mobile to failed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When redirect.confirmed happens
    Then it is in "leaving.going"
    When untilSlow · 8 s has passed
    Then it is in "leaving.slow"
    When leaveForSite fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @handoff-58d0f7 @handoff-26
  Scenario: 26 from mobile to leaving.going
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.confirmed happens
    Then it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "leaving.going"

  @handoff-dee98d @handoff-27
  Scenario: 27 from mobile to refused
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.confirmed happens
    Then it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"refused"}
    Then it is in "refused"

  @handoff-66957d @handoff-28
  Scenario: 28 from mobile to nowhere
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.confirmed happens
    Then it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"noOtherSite"}
    Then it is in "nowhere"

  @handoff-bc3635 @handoff-29
  Scenario: 29 from mobile to signedOut
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.confirmed happens
    Then it is in "minting"
    When mintHandoff answers {"ok":false,"failure":"signedOut"}
    Then it is in "signedOut"

  @handoff-754ea2 @handoff-30
  Scenario: 30 from mobile to failed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.confirmed happens
    Then it is in "minting"
    When mintHandoff fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @handoff-6c33e4 @handoff-31
  Scenario: 31 from mobile to stayed
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.confirmed happens
    Then it is in "minting"
    When mintHandoff fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When redirect.abandoned happens
    Then it is in "stayed"

  @handoff-40721e @handoff-32
  Scenario: 32 from mobile to minting
    Given the handoff flow with the input "mobile"
    And it is in "minting"
    When mintHandoff answers {"ok":true,"way":{"url":"https://employers.example/talent#handoff=t","site":"employers.example"}}
    Then it is in "confirming.fresh"
    When untilLapsed · 50 s has passed
    Then it is in "confirming.lapsed"
    When redirect.confirmed happens
    Then it is in "minting"
    When mintHandoff fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "minting"

  @handoff-5f14f9 @handoff-33
  Scenario: 33 from visitor to signedOut
    Given the handoff flow with the input "visitor"
    And it is in "signedOut"
