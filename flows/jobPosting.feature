@jobPosting
Feature: Job posting
  Whether a vacancy can be found and applied to: one record, moved by its employer, the clock and the feed it came from.

  @jobPosting-7c4cae @jobPosting-1
  Scenario: 1 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-5353da @jobPosting-10
  Scenario: 10 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-eda003 @jobPosting-11
  Scenario: 11 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.expired happens
    Then it is in "closed"

  @jobPosting-36d88d @jobPosting-12
  Scenario: 12 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.delisted happens
    Then it is in "closed"

  @jobPosting-b00478 @jobPosting-13
  Scenario: 13 from posted to open.posted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.held happens
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open.posted"

  @jobPosting-c66c60 @jobPosting-14
  Scenario: 14 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.held happens
    Then it is in "onHold"
    When job.closed happens
    Then it is in "closed"

  @jobPosting-e64693 @jobPosting-15
  Scenario: 15 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.held happens
    Then it is in "onHold"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-7c0c02 @jobPosting-16
  Scenario: 16 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.held happens
    Then it is in "onHold"
    When job.expired happens
    Then it is in "closed"

  @jobPosting-ac242f @jobPosting-17
  Scenario: 17 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.closed happens
    Then it is in "closed"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-acbf71 @jobPosting-18
  Scenario: 18 from posted to open.posted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.closed happens
    Then it is in "closed"
    When job.reposted happens
    Then it is in "open.posted"

  @jobPosting-1634f9 @jobPosting-19
  Scenario: 19 from posted to open.posted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.closed happens
    Then it is in "closed"
    When job.listed happens
    Then it is in "open.posted"

  @jobPosting-4dbeb9 @jobPosting-20
  Scenario: 20 from posted to onHold
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.held happens
    Then it is in "onHold"

  @jobPosting-cef97f @jobPosting-21
  Scenario: 21 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.closed happens
    Then it is in "closed"

  @jobPosting-14f877 @jobPosting-22
  Scenario: 22 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-1171d1 @jobPosting-23
  Scenario: 23 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.expired happens
    Then it is in "closed"

  @jobPosting-e4aba1 @jobPosting-24
  Scenario: 24 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.delisted happens
    Then it is in "closed"

  @jobPosting-821c54 @jobPosting-25
  Scenario: 25 from posted to onHold
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.confirmed happens
    Then it is in "open.confirmed"
    When job.held happens
    Then it is in "onHold"

  @jobPosting-ccca8e @jobPosting-26
  Scenario: 26 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.confirmed happens
    Then it is in "open.confirmed"
    When job.closed happens
    Then it is in "closed"

  @jobPosting-e637eb @jobPosting-27
  Scenario: 27 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.confirmed happens
    Then it is in "open.confirmed"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-062fcf @jobPosting-28
  Scenario: 28 from posted to confirmDue
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.confirmed happens
    Then it is in "open.confirmed"
    When job.confirmationDue happens
    Then it is in "confirmDue"

  @jobPosting-696fbd @jobPosting-29
  Scenario: 29 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.confirmed happens
    Then it is in "open.confirmed"
    When job.expired happens
    Then it is in "closed"

  @jobPosting-ad8cbb @jobPosting-30
  Scenario: 30 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.confirmed happens
    Then it is in "open.confirmed"
    When job.delisted happens
    Then it is in "closed"

  @jobPosting-555d7b @jobPosting-31
  Scenario: 31 from posted to onHold
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.unanswered happens
    Then it is in "stale"
    When job.held happens
    Then it is in "onHold"

  @jobPosting-a06ca6 @jobPosting-32
  Scenario: 32 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.unanswered happens
    Then it is in "stale"
    When job.closed happens
    Then it is in "closed"

  @jobPosting-6374ee @jobPosting-33
  Scenario: 33 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.unanswered happens
    Then it is in "stale"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-d8cb12 @jobPosting-34
  Scenario: 34 from posted to open.confirmed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.unanswered happens
    Then it is in "stale"
    When job.confirmed happens
    Then it is in "open.confirmed"

  @jobPosting-a82424 @jobPosting-35
  Scenario: 35 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.unanswered happens
    Then it is in "stale"
    When job.expired happens
    Then it is in "closed"

  @jobPosting-121b3c @jobPosting-36
  Scenario: 36 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.unanswered happens
    Then it is in "stale"
    When job.lapsed happens
    Then it is in "delisted"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-febb38 @jobPosting-37
  Scenario: 37 from posted to open.posted
    Given the jobPosting flow with the input "posted"
    And it is in "draft"
    When job.published happens
    Then it is in "open.posted"
    When job.confirmationDue happens
    Then it is in "confirmDue"
    When job.unanswered happens
    Then it is in "stale"
    When job.lapsed happens
    Then it is in "delisted"
    When job.reposted happens
    Then it is in "open.posted"
