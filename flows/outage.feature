@outage
Feature: Maintenance
  Shows the maintenance page while there is one, and ends it by itself.

  @outage-3266a3 @outage-1
  Scenario: 1 from visitor to available
    Given the outage flow with the input "visitor"
    And it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage answers {"isOutage":false,"until":null}
    Then it is in "available"

  @outage-a23841 @outage-2
  Scenario: 2 from visitor to available
    Given the outage flow with the input "visitor"
    And it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "available"

  @outage-0fc4de @outage-3
  Scenario: 3 from visitor to maintenance.rechecking
    Given the outage flow with the input "visitor"
    And it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage answers {"isOutage":true,"until":"2026-01-10T10:00:00Z"}
    Then it is in "maintenance.waiting"
    When untilRecheck · 30 s has passed
    Then it is in "maintenance.rechecking"

  @outage-6dab9e @outage-4
  Scenario: 4 from visitor to maintenance.waiting
    Given the outage flow with the input "visitor"
    And it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage answers {"isOutage":true,"until":"2026-01-10T10:00:00Z"}
    Then it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage answers {"isOutage":true,"until":"2026-01-10T10:00:00Z"}
    Then it is in "maintenance.waiting"

  @outage-baeeb8 @outage-5
  Scenario: 5 from visitor to available
    Given the outage flow with the input "visitor"
    And it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage answers {"isOutage":true,"until":"2026-01-10T10:00:00Z"}
    Then it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage answers {"isOutage":false,"until":null}
    Then it is in "available"

  @outage-5ef750 @outage-6
  Scenario: 6 from visitor to maintenance.waiting
    Given the outage flow with the input "visitor"
    And it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage answers {"isOutage":true,"until":"2026-01-10T10:00:00Z"}
    Then it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "maintenance.waiting"

  @outage-0b6d88 @outage-7
  Scenario: 7 from told to maintenance.rechecking
    Given the outage flow with the input "told"
    And it is in "maintenance.waiting"
    When untilRecheck · 30 s has passed
    Then it is in "maintenance.rechecking"

  @outage-806345 @outage-8
  Scenario: 8 from told to maintenance.waiting
    Given the outage flow with the input "told"
    And it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage answers {"isOutage":true,"until":"2026-01-10T10:00:00Z"}
    Then it is in "maintenance.waiting"

  @outage-f5f669 @outage-9
  Scenario: 9 from told to maintenance.waiting
    Given the outage flow with the input "told"
    And it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "maintenance.waiting"

  @outage-d7a804 @outage-10
  Scenario: 10 from told to maintenance.waiting
    Given the outage flow with the input "told"
    And it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage answers {"isOutage":false,"until":null}
    Then it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage answers {"isOutage":true,"until":"2026-01-10T10:00:00Z"}
    Then it is in "maintenance.waiting"

  @outage-e68df1 @outage-11
  Scenario: 11 from told to available
    Given the outage flow with the input "told"
    And it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage answers {"isOutage":false,"until":null}
    Then it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage answers {"isOutage":false,"until":null}
    Then it is in "available"

  @outage-d85113 @outage-12
  Scenario: 12 from told to available
    Given the outage flow with the input "told"
    And it is in "maintenance.waiting"
    When check.retried happens
    Then it is in "maintenance.rechecking"
    When recheckOutage answers {"isOutage":false,"until":null}
    Then it is in "available"
    When outage.suspected happens
    Then it is in "suspected"
    When checkOutage fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "available"
