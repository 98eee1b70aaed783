@laterCode
Feature: Parts that load later
  Says when a part somebody asked for cannot load, keeps what was pressed, and goes on when the part is there.

  @laterCode-19c192 @laterCode-1
  Scenario: 1 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-71b7a4 @laterCode-2
  Scenario: 2 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.arrived happens with {"id":2}
    Then it is in "quiet"

  @laterCode-0a7a3e @laterCode-3
  Scenario: 3 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-1599d9 @laterCode-4
  Scenario: 4 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-7f377e @laterCode-5
  Scenario: 5 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-185d56 @laterCode-6
  Scenario: 6 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-0e9101 @laterCode-7
  Scenario: 7 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"

  @laterCode-73842d @laterCode-8
  Scenario: 8 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-6a0f71 @laterCode-9
  Scenario: 9 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When code.arrived happens with {"id":2}
    Then it is in "quiet"

  @laterCode-015698 @laterCode-10
  Scenario: 10 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When press.kept happens
    Then it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-9411a2 @laterCode-11
  Scenario: 11 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When press.kept happens
    Then it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-50991c @laterCode-12
  Scenario: 12 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When press.kept happens
    Then it is in "quiet"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-cf4e29 @laterCode-13
  Scenario: 13 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When press.kept happens
    Then it is in "quiet"
    When code.arrived happens with {"id":2}
    Then it is in "quiet"

  @laterCode-f6fafe @laterCode-14
  Scenario: 14 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When press.kept happens
    Then it is in "quiet"
    When press.kept happens
    Then it is in "quiet"

  @laterCode-fbf588 @laterCode-15
  Scenario: 15 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When press.kept happens
    Then it is in "quiet"
    When press.done happens
    Then it is in "quiet"

  @laterCode-6ccef1 @laterCode-16
  Scenario: 16 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-d4fed3 @laterCode-17
  Scenario: 17 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-d52fb1 @laterCode-18
  Scenario: 18 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-9f9daa @laterCode-19
  Scenario: 19 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-50da3a @laterCode-20
  Scenario: 20 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-6b02d2 @laterCode-21
  Scenario: 21 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-0c747e @laterCode-22
  Scenario: 22 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-132f7c @laterCode-23
  Scenario: 23 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-985981 @laterCode-24
  Scenario: 24 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-151dc4 @laterCode-25
  Scenario: 25 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When press.done happens
    Then it is in "waiting"

  @laterCode-ff0696 @laterCode-26
  Scenario: 26 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-731213 @laterCode-27
  Scenario: 27 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-d9239c @laterCode-28
  Scenario: 28 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-2e136e @laterCode-29
  Scenario: 29 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-8b7470 @laterCode-30
  Scenario: 30 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-2c6047 @laterCode-31
  Scenario: 31 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-406af3 @laterCode-32
  Scenario: 32 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-6068de @laterCode-33
  Scenario: 33 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When code.arrived happens with {"id":1}
    Then it is in "waiting"

  @laterCode-31ddef @laterCode-34
  Scenario: 34 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When code.arrived happens with {"id":2}
    Then it is in "quiet"

  @laterCode-ce709d @laterCode-35
  Scenario: 35 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-6b5311 @laterCode-36
  Scenario: 36 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When press.done happens
    Then it is in "quiet"

  @laterCode-e428da @laterCode-37
  Scenario: 37 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-089f34 @laterCode-38
  Scenario: 38 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-5e0659 @laterCode-39
  Scenario: 39 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.arrived happens with {"id":1}
    Then it is in "waiting"

  @laterCode-617b5e @laterCode-40
  Scenario: 40 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-a5a0df @laterCode-41
  Scenario: 41 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-b4f1a5 @laterCode-42
  Scenario: 42 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When press.done happens
    Then it is in "waiting"

  @laterCode-5a20aa @laterCode-43
  Scenario: 43 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-d22860 @laterCode-44
  Scenario: 44 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-3ec997 @laterCode-45
  Scenario: 45 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-0497e5 @laterCode-46
  Scenario: 46 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-2c23cf @laterCode-47
  Scenario: 47 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-e1a8fa @laterCode-48
  Scenario: 48 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-9a47ae @laterCode-49
  Scenario: 49 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-00a47c @laterCode-50
  Scenario: 50 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":1}
    Then it is in "quiet"

  @laterCode-74b7ab @laterCode-51
  Scenario: 51 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-53d32d @laterCode-52
  Scenario: 52 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-f4a029 @laterCode-53
  Scenario: 53 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.done happens
    Then it is in "waiting"

  @laterCode-4d0d83 @laterCode-54
  Scenario: 54 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-7b5476 @laterCode-55
  Scenario: 55 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-369d43 @laterCode-56
  Scenario: 56 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":1}
    Then it is in "waiting"

  @laterCode-471317 @laterCode-57
  Scenario: 57 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":2}
    Then it is in "quiet"

  @laterCode-0f1b2f @laterCode-58
  Scenario: 58 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-33f798 @laterCode-59
  Scenario: 59 from fresh to quiet
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "quiet"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.done happens
    Then it is in "quiet"

  @laterCode-529152 @laterCode-60
  Scenario: 60 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"

  @laterCode-068c6e @laterCode-61
  Scenario: 61 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"

  @laterCode-56e4dd @laterCode-62
  Scenario: 62 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":1}
    Then it is in "waiting"

  @laterCode-c6e3a6 @laterCode-63
  Scenario: 63 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When code.arrived happens with {"id":2}
    Then it is in "waiting"

  @laterCode-d49559 @laterCode-64
  Scenario: 64 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.kept happens
    Then it is in "waiting"

  @laterCode-d8d717 @laterCode-65
  Scenario: 65 from fresh to waiting
    Given the laterCode flow with the input "fresh"
    And it is in "quiet"
    When code.missed happens with {"code":{"id":1,"isWanted":true}}
    Then it is in "waiting"
    When code.missed happens with {"code":{"id":2,"isWanted":false}}
    Then it is in "waiting"
    When press.kept happens
    Then it is in "waiting"
    When load.retried happens
    Then it is in "retrying"
    When press.done happens
    Then it is in "waiting"
