@singpass
Feature: Verify with Singpass
  Confirms who a job seeker in Singapore is, and from that which jobs are open to them.

  @singpass-4a212b @singpass-1
  Scenario: 1 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":false}
    Then it is in "refused.otherMarket"
    When dialog.closed happens
    Then it is in "closed"

  @singpass-b39bd5 @singpass-2
  Scenario: 2 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"visitor","isSingapore":true}
    Then it is in "refused.loginRequired"
    When dialog.closed happens
    Then it is in "closed"

  @singpass-2a2744 @singpass-3
  Scenario: 3 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"recruiter","isSingapore":true}
    Then it is in "refused.seekersOnly"
    When dialog.closed happens
    Then it is in "closed"

  @singpass-0a632a @singpass-4
  Scenario: 4 from page to skipped
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "skipped"

  @singpass-fe32b2 @singpass-5
  Scenario: 5 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-b94170 @singpass-6
  Scenario: 6 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When dialog.closed happens
    Then it is in "closed"

  @singpass-93385f @singpass-7
  Scenario: 7 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-ba9a6d @singpass-8
  Scenario: 8 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-2a3ac4 @singpass-9
  Scenario: 9 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "mismatch.otherIdentity"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-f73b81 @singpass-10
  Scenario: 10 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "mismatch.otherIdentity"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-10862e @singpass-11
  Scenario: 11 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "mismatch.otherIdentity"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-e36b42 @singpass-12
  Scenario: 12 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.userCancelled"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-2bd12d @singpass-13
  Scenario: 13 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.userCancelled"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-243caa @singpass-14
  Scenario: 14 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.userCancelled"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-f28f5b @singpass-15
  Scenario: 15 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.noMyinfo"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-387fe2 @singpass-16
  Scenario: 16 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.noMyinfo"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-20477c @singpass-17
  Scenario: 17 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.noMyinfo"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-69fef7 @singpass-18
  Scenario: 18 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.upstreamDown"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-e9d0fa @singpass-19
  Scenario: 19 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.upstreamDown"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-0f9e04 @singpass-20
  Scenario: 20 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.upstreamDown"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-83ce5e @singpass-21
  Scenario: 21 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.ourFault"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-95f39a @singpass-22
  Scenario: 22 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.ourFault"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-15ba6b @singpass-23
  Scenario: 23 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.ourFault"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-e7c7c9 @singpass-24
  Scenario: 24 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When info.retried happens
    Then it is in "fetchingInfo"

  @singpass-c9e289 @singpass-25
  Scenario: 25 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-d6383e @singpass-26
  Scenario: 26 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetchingInfo"

  @singpass-022830 @singpass-27
  Scenario: 27 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "infoFailed"
    When info.retried happens
    Then it is in "fetchingInfo"

  @singpass-322f28 @singpass-28
  Scenario: 28 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "infoFailed"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-9bb9d3 @singpass-29
  Scenario: 29 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"

  @singpass-8b3ab8 @singpass-30
  Scenario: 30 from page to refused.otherMarket
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"seeker","isSingapore":false}
    Then it is in "refused.otherMarket"

  @singpass-5a9a38 @singpass-31
  Scenario: 31 from page to refused.loginRequired
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"visitor","isSingapore":true}
    Then it is in "refused.loginRequired"

  @singpass-3a0a68 @singpass-32
  Scenario: 32 from page to refused.seekersOnly
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"recruiter","isSingapore":true}
    Then it is in "refused.seekersOnly"

  @singpass-3d887a @singpass-33
  Scenario: 33 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-f00a20 @singpass-34
  Scenario: 34 from page to unavailable.upstreamDown
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":false,"failure":"upstreamDown","reference":null}
    Then it is in "unavailable.upstreamDown"

  @singpass-aa7d96 @singpass-35
  Scenario: 35 from page to unavailable.ourFault
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":false,"failure":"ourFault","reference":"r-8"}
    Then it is in "unavailable.ourFault"

  @singpass-bf136a @singpass-36
  Scenario: 36 from page to unavailable.ourFault
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable.ourFault"

  @singpass-eeff65 @singpass-37
  Scenario: 37 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When back.pressed happens
    Then it is in "fetchingInfo"

  @singpass-89c187 @singpass-38
  Scenario: 38 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-2d7247 @singpass-39
  Scenario: 39 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"mismatch"}
    Then it is in "mismatch.otherName"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-049115 @singpass-40
  Scenario: 40 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"mismatch"}
    Then it is in "mismatch.otherName"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-435299 @singpass-41
  Scenario: 41 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"mismatch"}
    Then it is in "mismatch.otherName"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-594aeb @singpass-42
  Scenario: 42 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"taken"}
    Then it is in "mismatch.taken"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-cf0a1b @singpass-43
  Scenario: 43 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"taken"}
    Then it is in "mismatch.taken"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-ae67a1 @singpass-44
  Scenario: 44 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"taken"}
    Then it is in "mismatch.taken"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-4ac2aa @singpass-45
  Scenario: 45 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"gone"}
    Then it is in "unavailable.expired"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-144392 @singpass-46
  Scenario: 46 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"gone"}
    Then it is in "unavailable.expired"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-ffad1f @singpass-47
  Scenario: 47 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"gone"}
    Then it is in "unavailable.expired"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-129caa @singpass-48
  Scenario: 48 from page to verifying
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When identity.submitted happens
    Then it is in "verifying"

  @singpass-927537 @singpass-49
  Scenario: 49 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-317a71 @singpass-50
  Scenario: 50 from page to unavailable.ourFault
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable.ourFault"

  @singpass-3fa2a2 @singpass-51
  Scenario: 51 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unavailable.offline"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-a51fae @singpass-52
  Scenario: 52 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unavailable.offline"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-33d78d @singpass-53
  Scenario: 53 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unavailable.offline"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-7096e2 @singpass-54
  Scenario: 54 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"

  @singpass-8216a1 @singpass-55
  Scenario: 55 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-8c38bc @singpass-56
  Scenario: 56 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.loadFailed"
    When info.retried happens
    Then it is in "declaring.loading"

  @singpass-55ffa1 @singpass-57
  Scenario: 57 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.loadFailed"
    When back.pressed happens
    Then it is in "fetchingInfo"

  @singpass-e9145a @singpass-58
  Scenario: 58 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.loadFailed"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-3055b0 @singpass-59
  Scenario: 59 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":true,"identity":{"id":3,"value":"Employment Pass"}}
    Then it is in "succeeded"
    When dialog.closed happens
    Then it is in "reloading"
    When reloadPath answers
    Then it is in "closed"

  @singpass-b7fb59 @singpass-60
  Scenario: 60 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":true,"identity":{"id":3,"value":"Employment Pass"}}
    Then it is in "succeeded"
    When dialog.closed happens
    Then it is in "reloading"
    When reloadPath fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "closed"

  @singpass-48048a @singpass-61
  Scenario: 61 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"

  @singpass-d24afb @singpass-62
  Scenario: 62 from page to refused.otherMarket
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"seeker","isSingapore":false}
    Then it is in "refused.otherMarket"

  @singpass-a7d902 @singpass-63
  Scenario: 63 from page to refused.loginRequired
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"visitor","isSingapore":true}
    Then it is in "refused.loginRequired"

  @singpass-b9795b @singpass-64
  Scenario: 64 from page to refused.seekersOnly
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"recruiter","isSingapore":true}
    Then it is in "refused.seekersOnly"

  @singpass-adc93f @singpass-65
  Scenario: 65 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When provider.returned happens
    Then it is in "fetchingInfo"

  @singpass-0ac7ed @singpass-66
  Scenario: 66 from page to declaring.choosing
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"

  @singpass-fcf4a6 @singpass-67
  Scenario: 67 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When back.pressed happens
    Then it is in "fetchingInfo"

  @singpass-18ee6b @singpass-68
  Scenario: 68 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-14d605 @singpass-69
  Scenario: 69 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-0e1652 @singpass-70
  Scenario: 70 from page to skipped
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "skipped"

  @singpass-a464ee @singpass-71
  Scenario: 71 from page to declaring.choosing
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When declareStatus fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.saveFailed"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"

  @singpass-abab8c @singpass-72
  Scenario: 72 from page to declaring.saving
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When declareStatus fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.saveFailed"
    When status.submitted happens
    Then it is in "declaring.saving"

  @singpass-b547f4 @singpass-73
  Scenario: 73 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When declareStatus fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.saveFailed"
    When back.pressed happens
    Then it is in "fetchingInfo"

  @singpass-f6a68c @singpass-74
  Scenario: 74 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When declareStatus fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.saveFailed"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-828ae6 @singpass-75
  Scenario: 75 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-56fa1a @singpass-76
  Scenario: 76 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-44283c @singpass-77
  Scenario: 77 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-2f76da @singpass-78
  Scenario: 78 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "mismatch.otherIdentity"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-fdf284 @singpass-79
  Scenario: 79 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "mismatch.otherIdentity"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-fef0ab @singpass-80
  Scenario: 80 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "mismatch.otherIdentity"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-dc99eb @singpass-81
  Scenario: 81 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.userCancelled"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-a7e4ac @singpass-82
  Scenario: 82 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.userCancelled"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-ba2478 @singpass-83
  Scenario: 83 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.userCancelled"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-c077ce @singpass-84
  Scenario: 84 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.noMyinfo"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-5d04f6 @singpass-85
  Scenario: 85 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.noMyinfo"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-2c795d @singpass-86
  Scenario: 86 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.noMyinfo"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-bec5e8 @singpass-87
  Scenario: 87 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.upstreamDown"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-46fdb8 @singpass-88
  Scenario: 88 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.upstreamDown"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-58d19e @singpass-89
  Scenario: 89 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.upstreamDown"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-dabad5 @singpass-90
  Scenario: 90 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.ourFault"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-efaaa9 @singpass-91
  Scenario: 91 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.ourFault"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-f94968 @singpass-92
  Scenario: 92 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.ourFault"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-527e3a @singpass-93
  Scenario: 93 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When info.retried happens
    Then it is in "fetchingInfo"

  @singpass-d778eb @singpass-94
  Scenario: 94 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-50e287 @singpass-95
  Scenario: 95 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetchingInfo"

  @singpass-f9935a @singpass-96
  Scenario: 96 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "infoFailed"
    When info.retried happens
    Then it is in "fetchingInfo"

  @singpass-dea4b0 @singpass-97
  Scenario: 97 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "infoFailed"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-e50a65 @singpass-98
  Scenario: 98 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"

  @singpass-f55f8e @singpass-99
  Scenario: 99 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When declareStatus answers
    Then it is in "declared"
    When dialog.closed happens
    Then it is in "reloading"
    When reloadPath answers
    Then it is in "closed"

  @singpass-62913b @singpass-100
  Scenario: 100 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When status.submitted happens
    Then it is in "declaring.saving"
    When declareStatus answers
    Then it is in "declared"
    When dialog.closed happens
    Then it is in "reloading"
    When reloadPath fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "closed"

  @singpass-17c240 @singpass-101
  Scenario: 101 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-9326aa @singpass-102
  Scenario: 102 from page to unavailable.upstreamDown
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":false,"failure":"upstreamDown","reference":null}
    Then it is in "unavailable.upstreamDown"

  @singpass-73157f @singpass-103
  Scenario: 103 from page to unavailable.ourFault
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":false,"failure":"ourFault","reference":"r-8"}
    Then it is in "unavailable.ourFault"

  @singpass-b173e5 @singpass-104
  Scenario: 104 from page to unavailable.ourFault
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable.ourFault"

  @singpass-039f51 @singpass-105
  Scenario: 105 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When dialog.closed happens
    Then it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"

  @singpass-139fe5 @singpass-106
  Scenario: 106 from page to refused.otherMarket
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When dialog.closed happens
    Then it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":false}
    Then it is in "refused.otherMarket"

  @singpass-67d0f2 @singpass-107
  Scenario: 107 from page to refused.loginRequired
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When dialog.closed happens
    Then it is in "closed"
    When info.asked happens with {"who":"visitor","isSingapore":true}
    Then it is in "refused.loginRequired"

  @singpass-f07c67 @singpass-108
  Scenario: 108 from page to refused.seekersOnly
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When dialog.closed happens
    Then it is in "closed"
    When info.asked happens with {"who":"recruiter","isSingapore":true}
    Then it is in "refused.seekersOnly"

  @singpass-06585b @singpass-109
  Scenario: 109 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When back.pressed happens
    Then it is in "fetchingInfo"

  @singpass-7d0889 @singpass-110
  Scenario: 110 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-edfcd0 @singpass-111
  Scenario: 111 from page to declaring.choosing
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"

  @singpass-03a856 @singpass-112
  Scenario: 112 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"seeker","isSingapore":false}
    Then it is in "refused.otherMarket"
    When dialog.closed happens
    Then it is in "closed"

  @singpass-b76114 @singpass-113
  Scenario: 113 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"visitor","isSingapore":true}
    Then it is in "refused.loginRequired"
    When dialog.closed happens
    Then it is in "closed"

  @singpass-ea8dc5 @singpass-114
  Scenario: 114 from page to closed
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When dialog.closed happens
    Then it is in "skipping"
    When putOff answers
    Then it is in "skipped"
    When info.asked happens with {"who":"recruiter","isSingapore":true}
    Then it is in "refused.seekersOnly"
    When dialog.closed happens
    Then it is in "closed"

  @singpass-ecd8e6 @singpass-115
  Scenario: 115 from page to reloading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":true,"identity":{"id":3,"value":"Employment Pass"}}
    Then it is in "succeeded"
    When dialog.closed happens
    Then it is in "reloading"

  @singpass-776ee1 @singpass-116
  Scenario: 116 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"mismatch"}
    Then it is in "mismatch.otherName"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-878f20 @singpass-117
  Scenario: 117 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"mismatch"}
    Then it is in "mismatch.otherName"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-8357e8 @singpass-118
  Scenario: 118 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"mismatch"}
    Then it is in "mismatch.otherName"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-032327 @singpass-119
  Scenario: 119 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"taken"}
    Then it is in "mismatch.taken"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-df214c @singpass-120
  Scenario: 120 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"taken"}
    Then it is in "mismatch.taken"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-57ad78 @singpass-121
  Scenario: 121 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"taken"}
    Then it is in "mismatch.taken"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-fd9cc9 @singpass-122
  Scenario: 122 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"gone"}
    Then it is in "unavailable.expired"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-668630 @singpass-123
  Scenario: 123 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"gone"}
    Then it is in "unavailable.expired"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-1f761a @singpass-124
  Scenario: 124 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity answers {"ok":false,"failure":"gone"}
    Then it is in "unavailable.expired"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-48c62e @singpass-125
  Scenario: 125 from page to verifying
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When identity.submitted happens
    Then it is in "verifying"

  @singpass-65785b @singpass-126
  Scenario: 126 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "confirming.reading"
    When identity.submitted happens
    Then it is in "verifying"
    When verifyIdentity fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "confirming.failed"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-0008b7 @singpass-127
  Scenario: 127 from page to unavailable.ourFault
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable.ourFault"

  @singpass-28ba48 @singpass-128
  Scenario: 128 from page to fetchingAuthoriseUrl
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unavailable.offline"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"

  @singpass-5b4179 @singpass-129
  Scenario: 129 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unavailable.offline"
    When status.declareChosen happens
    Then it is in "declaring.loading"

  @singpass-92ecc1 @singpass-130
  Scenario: 130 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unavailable.offline"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-633858 @singpass-131
  Scenario: 131 from page to declaring.loading
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.loadFailed"
    When info.retried happens
    Then it is in "declaring.loading"

  @singpass-567075 @singpass-132
  Scenario: 132 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.loadFailed"
    When back.pressed happens
    Then it is in "fetchingInfo"

  @singpass-e84fff @singpass-133
  Scenario: 133 from page to skipping
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "declaring.loadFailed"
    When dialog.closed happens
    Then it is in "skipping"

  @singpass-cbea35 @singpass-134
  Scenario: 134 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"

  @singpass-e0d94c @singpass-135
  Scenario: 135 from page to refused.otherMarket
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"seeker","isSingapore":false}
    Then it is in "refused.otherMarket"

  @singpass-75ee19 @singpass-136
  Scenario: 136 from page to refused.loginRequired
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"visitor","isSingapore":true}
    Then it is in "refused.loginRequired"

  @singpass-1beef1 @singpass-137
  Scenario: 137 from page to refused.seekersOnly
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When info.asked happens with {"who":"recruiter","isSingapore":true}
    Then it is in "refused.seekersOnly"

  @singpass-85dab5 @singpass-138
  Scenario: 138 from page to fetchingInfo
    Given the singpass flow with the input "page"
    And it is in "closed"
    When info.asked happens with {"who":"seeker","isSingapore":true}
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":null,"uinfin":null,"name":null,"residential_status":null,"nationality":null,"pass_type":null,"pass_status":null,"…
    Then it is in "unavailable.notStarted"
    When status.declareChosen happens
    Then it is in "declaring.loading"
    When loadStatuses answers [{"id":3,"value":"Employment Pass"}]
    Then it is in "declaring.choosing"
    When status.chosen happens with {"statusId":3}
    Then it is in "declaring.choosing"
    When back.pressed happens
    Then it is in "fetchingInfo"
    When fetchInfo answers {"id":"7b1f0a52-3c1d-4a57-9f0e-6f2f0c7a1d11","uinfin":"G****123A","name":"ANA REYES","residential_status":"Foreigner","…
    Then it is in "verified"
    When provider.chosen happens
    Then it is in "fetchingAuthoriseUrl"
    When askAuthoriseUrl answers {"ok":true,"url":"https://singpass.example/auth?request_uri=1"}
    Then it is in "openingProvider"
    When openProvider answers
    Then it is in "handedOver"
    When provider.returned happens
    Then it is in "fetchingInfo"

  @singpass-99ad30 @singpass-139
  Scenario: 139 from callback to goingOn
    Given the singpass flow with the input "callback"
    And it is in "returned"
    When announceReturn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "goingOn"

  @singpass-03f96d @singpass-140
  Scenario: 140 from callback to goingOn
    Given the singpass flow with the input "callback"
    And it is in "returned"
    When announceReturn answers {"isHeard":true}
    Then it is in "heard"
    When path.continued happens
    Then it is in "goingOn"

  @singpass-3c978c @singpass-141
  Scenario: 141 from callback to heard
    Given the singpass flow with the input "callback"
    And it is in "returned"
    When announceReturn answers {"isHeard":false}
    Then it is in "goingOn"
    When goOn fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "heard"
