@interviewOffer
Feature: Offer an interview
  Offers a seeker one to three times to meet, or other times for an interview that is under way.

  @interviewOffer-41a14d @interviewOffer-1
  Scenario: 1 from application to left
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.left happens
    Then it is in "left"

  @interviewOffer-d63844 @interviewOffer-3
  Scenario: 3 from application to editing.invalid
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer answers {"ok":false,"failure":"invalid","faults":{"times.0":{"said":"Choose a time to come"}}}
    Then it is in "editing.invalid"

  @interviewOffer-b23b43 @interviewOffer-4
  Scenario: 4 from application to sending
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"","videoLink":"","contactPerso…
    Then it is in "editing.invalid"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"

  @interviewOffer-c15efd @interviewOffer-5
  Scenario: 5 from application to editing.invalid
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"","videoLink":"","contactPerso…
    Then it is in "editing.invalid"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"","videoLink":"","contactPerso…
    Then it is in "editing.invalid"

  @interviewOffer-a9c5c4 @interviewOffer-6
  Scenario: 6 from application to editing.clean
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"","videoLink":"","contactPerso…
    Then it is in "editing.invalid"
    When draft.changed happens
    Then it is in "editing.clean"

  @interviewOffer-5a3790 @interviewOffer-7
  Scenario: 7 from application to left
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"","videoLink":"","contactPerso…
    Then it is in "editing.invalid"
    When offer.left happens
    Then it is in "left"

  @interviewOffer-0820b9 @interviewOffer-8
  Scenario: 8 from application to editing.clean
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer answers {"ok":false,"failure":"interviewOpen"}
    Then it is in "refused"
    When draft.changed happens
    Then it is in "editing.clean"

  @interviewOffer-e6a098 @interviewOffer-9
  Scenario: 9 from application to left
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer answers {"ok":false,"failure":"interviewOpen"}
    Then it is in "refused"
    When offer.left happens
    Then it is in "left"

  @interviewOffer-0ae80c @interviewOffer-10
  Scenario: 10 from application to sending
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When offer.retried happens
    Then it is in "sending"

  @interviewOffer-09e9db @interviewOffer-11
  Scenario: 11 from application to left
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When offer.left happens
    Then it is in "left"

  @interviewOffer-d8e1c6 @interviewOffer-12
  Scenario: 12 from application to sending
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "sending"

  @interviewOffer-ae8c14 @interviewOffer-13
  Scenario: 13 from application to editing.clean
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When draft.changed happens
    Then it is in "editing.clean"

  @interviewOffer-81156d @interviewOffer-14
  Scenario: 14 from application to sending
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When offer.retried happens
    Then it is in "sending"

  @interviewOffer-f7d8c7 @interviewOffer-15
  Scenario: 15 from application to left
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When offer.left happens
    Then it is in "left"

  @interviewOffer-71b9c0 @interviewOffer-16
  Scenario: 16 from application to offered
    Given the interviewOffer flow with the input "application"
    And it is in "editing.clean"
    When offer.submitted happens with {"draft":{"times":["2026-01-12T14:00:00.000Z"],"minutes":60,"method":"onsite","address":"12 Ayala Avenue, Makati","vide…
    Then it is in "sending"
    When sendOffer answers {"ok":true,"interview":{"id":"4f2e7c1a-0c65-4a8e-9a52-6f6f4a3c2b10","side":"employer","status":"pending","job":{"id":7,…
    Then it is in "offered"
