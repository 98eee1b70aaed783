@chatFile
Feature: A file for a chat
  Brings a file to the server, which judges it, and then into the conversation.

  @chatFile-96d059 @chatFile-1
  Scenario: 1 from start to choosing
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.cancelled happens
    Then it is in "choosing"

  @chatFile-1427c7 @chatFile-2
  Scenario: 2 from start to uploading
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.progressed happens with {"share":0.4}
    Then it is in "uploading"

  @chatFile-e2e7bd @chatFile-3
  Scenario: 3 from start to choosing
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.stored happens with {"stored":{"file_id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","filename":"plan.pdf"}}
    Then it is in "stored"
    When file.taken happens
    Then it is in "choosing"

  @chatFile-c19265 @chatFile-4
  Scenario: 4 from start to uploading
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.rejected happens with {"reason":"type"}
    Then it is in "rejected"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"

  @chatFile-675a3b @chatFile-5
  Scenario: 5 from start to choosing
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.rejected happens with {"reason":"type"}
    Then it is in "rejected"
    When upload.cancelled happens
    Then it is in "choosing"

  @chatFile-19f1d2 @chatFile-6
  Scenario: 6 from start to uploading
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When upload.retried happens
    Then it is in "uploading"

  @chatFile-3a6807 @chatFile-7
  Scenario: 7 from start to choosing
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When upload.cancelled happens
    Then it is in "choosing"

  @chatFile-707c1b @chatFile-8
  Scenario: 8 from start to uploading
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "uploading"

  @chatFile-1a6ed4 @chatFile-9
  Scenario: 9 from start to uploading
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"

  @chatFile-c419ef @chatFile-10
  Scenario: 10 from start to uploading
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"
    When upload.retried happens
    Then it is in "uploading"

  @chatFile-39b530 @chatFile-11
  Scenario: 11 from start to choosing
    Given the chatFile flow with the input "start"
    And it is in "choosing"
    When file.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"plan.pdf","size":9000}}
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"
    When upload.cancelled happens
    Then it is in "choosing"
