@alertLife
Feature: Life of a job alert
  Whether a job alert sends email: one record, moved by its owner, by the links in its emails, by the clock, and by what mail servers report.

  @alertLife-579fdb @alertLife-1
  Scenario: 1 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.confirmed happens
    Then it is in "active"

  @alertLife-0463c0 @alertLife-2
  Scenario: 2 from asked to unconfirmed
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When confirmation.requested happens
    Then it is in "unconfirmed"

  @alertLife-09d6cf @alertLife-3
  Scenario: 3 from asked to deleted
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When alert.deleted happens
    Then it is in "deleted"

  @alertLife-a9d60d @alertLife-4
  Scenario: 4 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When address.confirmed happens
    Then it is in "active"

  @alertLife-874bb2 @alertLife-5
  Scenario: 5 from asked to deleted
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.deleted happens
    Then it is in "deleted"

  @alertLife-9a5ba9 @alertLife-6
  Scenario: 6 from asked to bounced
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When email.bounced happens
    Then it is in "bounced"

  @alertLife-968508 @alertLife-7
  Scenario: 7 from asked to complained
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When email.complained happens
    Then it is in "complained"

  @alertLife-973be4 @alertLife-8
  Scenario: 8 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.bounced happens
    Then it is in "bounced"
    When address.proven happens
    Then it is in "active"

  @alertLife-7c1e19 @alertLife-9
  Scenario: 9 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.bounced happens
    Then it is in "bounced"
    When address.confirmed happens
    Then it is in "active"

  @alertLife-5ad607 @alertLife-10
  Scenario: 10 from asked to unconfirmed
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.bounced happens
    Then it is in "bounced"
    When confirmation.requested happens
    Then it is in "unconfirmed"

  @alertLife-163e6a @alertLife-11
  Scenario: 11 from asked to deleted
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.bounced happens
    Then it is in "bounced"
    When alert.deleted happens
    Then it is in "deleted"

  @alertLife-7193fc @alertLife-12
  Scenario: 12 from asked to complained
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.bounced happens
    Then it is in "bounced"
    When email.complained happens
    Then it is in "complained"

  @alertLife-2b77ec @alertLife-13
  Scenario: 13 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.complained happens
    Then it is in "complained"
    When address.proven happens
    Then it is in "active"

  @alertLife-525e3a @alertLife-14
  Scenario: 14 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.complained happens
    Then it is in "complained"
    When address.confirmed happens
    Then it is in "active"

  @alertLife-d69aff @alertLife-15
  Scenario: 15 from asked to unconfirmed
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.complained happens
    Then it is in "complained"
    When confirmation.requested happens
    Then it is in "unconfirmed"

  @alertLife-a3a99e @alertLife-16
  Scenario: 16 from asked to deleted
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When email.complained happens
    Then it is in "complained"
    When alert.deleted happens
    Then it is in "deleted"

  @alertLife-843e65 @alertLife-17
  Scenario: 17 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When address.confirmed happens
    Then it is in "active"

  @alertLife-9ba85c @alertLife-18
  Scenario: 18 from asked to unconfirmed
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When confirmation.requested happens
    Then it is in "unconfirmed"

  @alertLife-ab7c03 @alertLife-19
  Scenario: 19 from asked to snoozed
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When alert.snoozed happens
    Then it is in "snoozed"

  @alertLife-a6f63c @alertLife-20
  Scenario: 20 from asked to paused
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When alert.paused happens
    Then it is in "paused"

  @alertLife-7082e1 @alertLife-21
  Scenario: 21 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When alert.resumed happens
    Then it is in "active"

  @alertLife-7f5197 @alertLife-22
  Scenario: 22 from asked to deleted
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When alert.deleted happens
    Then it is in "deleted"

  @alertLife-3d110d @alertLife-23
  Scenario: 23 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When snooze.ended happens
    Then it is in "active"

  @alertLife-70af36 @alertLife-24
  Scenario: 24 from asked to bounced
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When email.bounced happens
    Then it is in "bounced"

  @alertLife-a7e7e4 @alertLife-25
  Scenario: 25 from asked to complained
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.snoozed happens
    Then it is in "snoozed"
    When email.complained happens
    Then it is in "complained"

  @alertLife-ba54c7 @alertLife-26
  Scenario: 26 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.paused happens
    Then it is in "paused"
    When address.confirmed happens
    Then it is in "active"

  @alertLife-4256ac @alertLife-27
  Scenario: 27 from asked to unconfirmed
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.paused happens
    Then it is in "paused"
    When confirmation.requested happens
    Then it is in "unconfirmed"

  @alertLife-ac0fb3 @alertLife-28
  Scenario: 28 from asked to active
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.paused happens
    Then it is in "paused"
    When alert.resumed happens
    Then it is in "active"

  @alertLife-8c3926 @alertLife-29
  Scenario: 29 from asked to deleted
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.paused happens
    Then it is in "paused"
    When alert.deleted happens
    Then it is in "deleted"

  @alertLife-b56c91 @alertLife-30
  Scenario: 30 from asked to complained
    Given the alertLife flow with the input "asked"
    And it is in "unconfirmed"
    When address.proven happens
    Then it is in "active"
    When alert.paused happens
    Then it is in "paused"
    When email.complained happens
    Then it is in "complained"
