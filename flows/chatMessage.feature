@chatMessage
Feature: Message
  What becomes of a message one writes: it waits, goes, arrives, is read, or is taken back.

  @chatMessage-93a12a @chatMessage-1
  Scenario: 1 from written to discarded
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When message.discarded happens
    Then it is in "discarded"

  @chatMessage-c843bd @chatMessage-2
  Scenario: 2 from written to queued
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When sending.begun happens
    Then it is in "sending"
    When connection.lost happens
    Then it is in "queued"

  @chatMessage-bb8180 @chatMessage-3
  Scenario: 3 from written to sent
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When sending.begun happens
    Then it is in "sending"
    When message.accepted happens
    Then it is in "sent"

  @chatMessage-9b40ae @chatMessage-4
  Scenario: 4 from written to recalled
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When message.accepted happens
    Then it is in "sent"
    When message.recalled happens
    Then it is in "recalled"

  @chatMessage-90edfe @chatMessage-5
  Scenario: 5 from written to sent
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When sending.begun happens
    Then it is in "sending"
    When message.refused happens
    Then it is in "failed"
    When message.accepted happens
    Then it is in "sent"

  @chatMessage-6fa953 @chatMessage-6
  Scenario: 6 from written to queued
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When sending.begun happens
    Then it is in "sending"
    When message.refused happens
    Then it is in "failed"
    When message.resent happens
    Then it is in "queued"

  @chatMessage-4a80fe @chatMessage-7
  Scenario: 7 from written to discarded
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When sending.begun happens
    Then it is in "sending"
    When message.refused happens
    Then it is in "failed"
    When message.discarded happens
    Then it is in "discarded"

  @chatMessage-089767 @chatMessage-8
  Scenario: 8 from written to read
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When message.accepted happens
    Then it is in "sent"
    When message.delivered happens
    Then it is in "delivered"
    When message.read happens
    Then it is in "read"

  @chatMessage-a940a2 @chatMessage-9
  Scenario: 9 from written to recalled
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When message.accepted happens
    Then it is in "sent"
    When message.delivered happens
    Then it is in "delivered"
    When message.recalled happens
    Then it is in "recalled"

  @chatMessage-d15cd8 @chatMessage-10
  Scenario: 10 from written to recalled
    Given the chatMessage flow with the input "written"
    And it is in "queued"
    When message.accepted happens
    Then it is in "sent"
    When message.read happens
    Then it is in "read"
    When message.recalled happens
    Then it is in "recalled"
