@notice
Feature: Notification bar
  Shows the last notice for three seconds, longer while someone reads it.

  @notice-965694 @notice-1
  Scenario: 1 from start to shown.passing
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"

  @notice-802922 @notice-2
  Scenario: 2 from start to hidden
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When notice.dismissed happens
    Then it is in "hidden"

  @notice-c0ad8d @notice-3
  Scenario: 3 from start to hidden
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When notice.actionChosen happens with {"action":"retry"}
    Then it is in "hidden"

  @notice-127c38 @notice-4
  Scenario: 4 from start to hidden
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When untilHidden · 3 s has passed
    Then it is in "hidden"

  @notice-99eea8 @notice-5
  Scenario: 5 from start to shown.passing
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When notice.held happens
    Then it is in "shown.held"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"

  @notice-0f8e0b @notice-6
  Scenario: 6 from start to hidden
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When notice.held happens
    Then it is in "shown.held"
    When notice.dismissed happens
    Then it is in "hidden"

  @notice-fd0451 @notice-7
  Scenario: 7 from start to shown.passing
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When notice.held happens
    Then it is in "shown.held"
    When notice.released happens
    Then it is in "shown.passing"

  @notice-11e40e @notice-8
  Scenario: 8 from start to hidden
    Given the notice flow with the input "start"
    And it is in "hidden"
    When notice.raised happens with {"notice":{"severity":"error","message":"jobs:save.failed","action":"retry"}}
    Then it is in "shown.passing"
    When notice.held happens
    Then it is in "shown.held"
    When notice.actionChosen happens with {"action":"retry"}
    Then it is in "hidden"
