@conduct
Feature: Conduct
  How a seeker or an employer stands with appointments: warned for one not attended, banned for the third in three months.

  @conduct-e92f6b @conduct-1
  Scenario: 1 from anew to warned
    Given the conduct flow with the input "anew"
    And it is in "good"
    When interview.missed happens with {"at":"2026-08-20T04:00:00Z","now":"2026-08-20T04:00:00Z"}
    Then it is in "warned"

  @conduct-71f30c @conduct-2
  Scenario: 2 from anew to warned
    Given the conduct flow with the input "anew"
    And it is in "good"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-08-20T04:00:00Z","now":"2026-08-20T04:00:00Z"}
    Then it is in "warned"

  @conduct-f30e38 @conduct-3
  Scenario: 3 from anew to good
    Given the conduct flow with the input "anew"
    And it is in "good"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When warning.lapsed happens with {"now":"2026-06-02T04:00:00Z"}
    Then it is in "good"

  @conduct-dff568 @conduct-4
  Scenario: 4 from anew to banned
    Given the conduct flow with the input "anew"
    And it is in "good"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "banned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "banned"

  @conduct-b6487d @conduct-5
  Scenario: 5 from anew to good
    Given the conduct flow with the input "anew"
    And it is in "good"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "banned"
    When ban.ended happens with {"now":"2026-09-02T05:00:00Z"}
    Then it is in "good"

  @conduct-d4a578 @conduct-6
  Scenario: 6 from anew to banned
    Given the conduct flow with the input "anew"
    And it is in "good"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When warning.lapsed happens with {"now":"2026-06-02T04:00:00Z"}
    Then it is in "good"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "banned"

  @conduct-931f94 @conduct-7
  Scenario: 7 from anew to warned
    Given the conduct flow with the input "anew"
    And it is in "good"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "warned"
    When interview.missed happens with {"at":"2026-03-02T04:00:00Z","now":"2026-03-02T05:00:00Z"}
    Then it is in "banned"
    When interview.missed happens with {"at":"2026-08-20T04:00:00Z","now":"2026-08-20T04:00:00Z"}
    Then it is in "banned"
    When ban.ended happens with {"now":"2026-09-02T05:00:00Z"}
    Then it is in "warned"
