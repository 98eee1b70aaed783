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

  @request-b44d1f @request-33
  Scenario: 33 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-8c950a @request-34
  Scenario: 34 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-02013e @request-35
  Scenario: 35 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When request.cleared happens
    Then it is in "idle"
    When request.cleared happens
    Then it is in "idle"

  @request-2f941b @request-36
  Scenario: 36 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-6d03ad @request-37
  Scenario: 37 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.cleared happens
    Then it is in "idle"

  @request-d54e33 @request-38
  Scenario: 38 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-de7ed4 @request-39
  Scenario: 39 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-b3f144 @request-40
  Scenario: 40 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.cleared happens
    Then it is in "idle"

  @request-999b6d @request-41
  Scenario: 41 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetching.prompt"

  @request-d0d5c0 @request-42
  Scenario: 42 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-557078 @request-43
  Scenario: 43 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-98c582 @request-44
  Scenario: 44 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.cleared happens
    Then it is in "idle"

  @request-dd5e5a @request-45
  Scenario: 45 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-b6a963 @request-46
  Scenario: 46 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.cleared happens
    Then it is in "idle"

  @request-55b066 @request-47
  Scenario: 47 from asked to success
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-b2aaa3 @request-48
  Scenario: 48 from asked to offline
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @request-c74d9e @request-49
  Scenario: 49 from asked to failure
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"

  @request-be1ed5 @request-50
  Scenario: 50 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-8b6c66 @request-51
  Scenario: 51 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.cleared happens
    Then it is in "idle"

  @request-ef56e9 @request-52
  Scenario: 52 from asked to success
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-dcc0f1 @request-53
  Scenario: 53 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-cbe481 @request-54
  Scenario: 54 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-3350d1 @request-55
  Scenario: 55 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.cleared happens
    Then it is in "idle"

  @request-407623 @request-56
  Scenario: 56 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetching.prompt"

  @request-774d25 @request-57
  Scenario: 57 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-9865d4 @request-58
  Scenario: 58 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-7cf2f0 @request-59
  Scenario: 59 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.cleared happens
    Then it is in "idle"

  @request-d0de2a @request-60
  Scenario: 60 from asked to fetching.prompt
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-e1061e @request-61
  Scenario: 61 from asked to idle
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.cleared happens
    Then it is in "idle"

  @request-c4fb25 @request-62
  Scenario: 62 from asked to success
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-7bc266 @request-63
  Scenario: 63 from asked to offline
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @request-06930b @request-64
  Scenario: 64 from asked to failure
    Given the request flow with the input "asked"
    And it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"

  @request-6d1693 @request-65
  Scenario: 65 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-65c76c @request-66
  Scenario: 66 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.cleared happens
    Then it is in "idle"

  @request-cd6dd1 @request-67
  Scenario: 67 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.cleared happens
    Then it is in "idle"

  @request-da4928 @request-68
  Scenario: 68 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-a71943 @request-69
  Scenario: 69 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-b2fa5e @request-70
  Scenario: 70 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"
    When request.cleared happens
    Then it is in "idle"

  @request-1aef54 @request-71
  Scenario: 71 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-b9790a @request-72
  Scenario: 72 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-32ad8e @request-73
  Scenario: 73 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.cleared happens
    Then it is in "idle"

  @request-ee8fde @request-74
  Scenario: 74 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetching.prompt"

  @request-dd8aac @request-75
  Scenario: 75 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-1c7dc6 @request-76
  Scenario: 76 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-a55e76 @request-77
  Scenario: 77 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.cleared happens
    Then it is in "idle"

  @request-eb3c97 @request-78
  Scenario: 78 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-c253f7 @request-79
  Scenario: 79 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.cleared happens
    Then it is in "idle"

  @request-cf20c2 @request-80
  Scenario: 80 from rendered to success
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-d3114d @request-81
  Scenario: 81 from rendered to offline
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @request-ed681b @request-82
  Scenario: 82 from rendered to failure
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"

  @request-b03f9f @request-83
  Scenario: 83 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-f6ec0b @request-84
  Scenario: 84 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When request.cleared happens
    Then it is in "idle"

  @request-6c905d @request-85
  Scenario: 85 from rendered to success
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-38d168 @request-86
  Scenario: 86 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-703901 @request-87
  Scenario: 87 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-bf6b72 @request-88
  Scenario: 88 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When request.cleared happens
    Then it is in "idle"

  @request-cfcaca @request-89
  Scenario: 89 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "fetching.prompt"

  @request-f2fee6 @request-90
  Scenario: 90 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-fd652a @request-91
  Scenario: 91 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.retried happens
    Then it is in "fetching.prompt"

  @request-343141 @request-92
  Scenario: 92 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
    When request.cleared happens
    Then it is in "idle"

  @request-8795ef @request-93
  Scenario: 93 from rendered to fetching.prompt
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"

  @request-0c9aef @request-94
  Scenario: 94 from rendered to idle
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When request.cleared happens
    Then it is in "idle"

  @request-ff3862 @request-95
  Scenario: 95 from rendered to success
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch answers ["Senior Accountant"]
    Then it is in "success"

  @request-c03351 @request-96
  Scenario: 96 from rendered to offline
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"

  @request-e0960f @request-97
  Scenario: 97 from rendered to failure
    Given the request flow with the input "rendered"
    And it is in "success"
    When request.cleared happens
    Then it is in "idle"
    When request.sent happens with {"payload":{"jobId":7}}
    Then it is in "fetching.prompt"
    When untilSlow · 4 s has passed
    Then it is in "fetching.slow"
    When fetch fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failure"
