@request
Feature: A read
  The one chart every read of the product shares: it fetches, keeps the last answer, retries, and waits out being offline.

  @request-7f5d77 @request-1
  Scenario: 1 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.cleared happens
    Then it is in "idle"

  @request-f27cc4 @request-2
  Scenario: 2 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-19fd2c @request-3
  Scenario: 3 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.cleared happens
    Then it is in "idle"

  @request-e45edb @request-4
  Scenario: 4 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-9e92fa @request-5
  Scenario: 5 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.cleared happens
    Then it is in "idle"

  @request-2176fb @request-6
  Scenario: 6 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-221563 @request-7
  Scenario: 7 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-6036c4 @request-8
  Scenario: 8 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.cleared happens
    Then it is in "idle"

  @request-7da75d @request-9
  Scenario: 9 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetching.prompt"

  @request-9e3150 @request-10
  Scenario: 10 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-9a9ce8 @request-11
  Scenario: 11 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-5d192b @request-12
  Scenario: 12 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.cleared happens
    Then it is in "idle"

  @request-a562b5 @request-13
  Scenario: 13 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-a423a3 @request-14
  Scenario: 14 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.cleared happens
    Then it is in "idle"

  @request-fb5070 @request-15
  Scenario: 15 from idle to success
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-addce5 @request-16
  Scenario: 16 from idle to offline
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @request-bf0d8c @request-17
  Scenario: 17 from idle to failure
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"

  @request-81452e @request-18
  Scenario: 18 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-ea48cc @request-19
  Scenario: 19 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.cleared happens
    Then it is in "idle"

  @request-10b820 @request-20
  Scenario: 20 from idle to success
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-8756c7 @request-21
  Scenario: 21 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-2c7a66 @request-22
  Scenario: 22 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-2b13ea @request-23
  Scenario: 23 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.cleared happens
    Then it is in "idle"

  @request-fea3ea @request-24
  Scenario: 24 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetching.prompt"

  @request-808c44 @request-25
  Scenario: 25 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-068985 @request-26
  Scenario: 26 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-1ae265 @request-27
  Scenario: 27 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.cleared happens
    Then it is in "idle"

  @request-863032 @request-28
  Scenario: 28 from idle to fetching.prompt
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-54d05d @request-29
  Scenario: 29 from idle to idle
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.cleared happens
    Then it is in "idle"

  @request-678015 @request-30
  Scenario: 30 from idle to success
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-7e3157 @request-31
  Scenario: 31 from idle to offline
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @request-ad3630 @request-32
  Scenario: 32 from idle to failure
    Given the request flow with the input "idle"
    And it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"

  @request-c66790 @request-33
  Scenario: 33 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"

  @request-6390cf @request-34
  Scenario: 34 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-a50541 @request-35
  Scenario: 35 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
