@jobPosting
Feature: Job posting
  Whether a vacancy can be found and applied to: one record, moved by its employer, the clock and the feed it came from.

  @jobPosting-7c4cae @jobPosting-1
  Scenario: 1 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-8fff40 @jobPosting-2
  Scenario: 2 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.expired happens
    Then it is in "closed"

  @jobPosting-12580d @jobPosting-3
  Scenario: 3 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.delisted happens
    Then it is in "closed"

  @jobPosting-62e669 @jobPosting-4
  Scenario: 4 from posted to open
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.held happens
    Then it is in "onHold"
    When job.reopened happens
    Then it is in "open"

  @jobPosting-b4b53b @jobPosting-5
  Scenario: 5 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.held happens
    Then it is in "onHold"
    When job.closed happens
    Then it is in "closed"

  @jobPosting-b1b4a9 @jobPosting-6
  Scenario: 6 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.held happens
    Then it is in "onHold"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-76ac49 @jobPosting-7
  Scenario: 7 from posted to closed
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.held happens
    Then it is in "onHold"
    When job.expired happens
    Then it is in "closed"

  @jobPosting-651d51 @jobPosting-8
  Scenario: 8 from posted to deleted
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.closed happens
    Then it is in "closed"
    When job.deleted happens
    Then it is in "deleted"

  @jobPosting-23d0fc @jobPosting-9
  Scenario: 9 from posted to open
    Given the jobPosting flow with the input "posted"
    And it is in "open"
    When job.closed happens
    Then it is in "closed"
    When job.listed happens
    Then it is in "open"
