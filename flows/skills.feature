@skills
Feature: Skills
  Lists what one can do: at most 10 skills, each under 50 characters, none twice; each change is saved at once.

  @skills-eaa4d0 @skills-1
  Scenario: 1 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When skill.added happens with {"name":"baking "}
    Then it is in "ready.refused"

  @skills-ce5495 @skills-2
  Scenario: 2 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills answers {"ok":false,"fault":"skill.tooMany"}
    Then it is in "ready.refused"

  @skills-b9fe41 @skills-3
  Scenario: 3 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"baking "}
    Then it is in "ready.refused"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"

  @skills-73eb59 @skills-4
  Scenario: 4 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"baking "}
    Then it is in "ready.refused"
    When skill.added happens with {"name":"baking "}
    Then it is in "ready.refused"

  @skills-ccde5b @skills-5
  Scenario: 5 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"baking "}
    Then it is in "ready.refused"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"

  @skills-3afbf9 @skills-6
  Scenario: 6 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"

  @skills-353589 @skills-7
  Scenario: 7 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"
    When skill.added happens with {"name":"baking "}
    Then it is in "saving"

  @skills-477414 @skills-8
  Scenario: 8 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "ready.refused"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "ready.refused"

  @skills-fe904e @skills-9
  Scenario: 9 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills answers {"ok":true,"skills":["Baking","Menu planning"]}
    Then it is in "ready.saved"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "ready.refused"

  @skills-6a20ee @skills-10
  Scenario: 10 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills answers {"ok":true,"skills":["Baking","Menu planning"]}
    Then it is in "ready.saved"
    When skill.added happens with {"name":"baking "}
    Then it is in "ready.refused"

  @skills-825a9a @skills-11
  Scenario: 11 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills answers {"ok":true,"skills":["Baking","Menu planning"]}
    Then it is in "ready.saved"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"

  @skills-09e570 @skills-12
  Scenario: 12 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "ready.refused"

  @skills-bb2875 @skills-13
  Scenario: 13 from some to ready.refused
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved"
    When skill.added happens with {"name":"baking "}
    Then it is in "ready.refused"

  @skills-ecad0d @skills-14
  Scenario: 14 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"

  @skills-949745 @skills-15
  Scenario: 15 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When saveSkills fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved"
    When skills.retried happens
    Then it is in "saving"

  @skills-63512a @skills-16
  Scenario: 16 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"
    When saveSkills fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"

  @skills-f56376 @skills-17
  Scenario: 17 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"
    When saveSkills fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unsaved"
    When skill.added happens with {"name":"baking "}
    Then it is in "saving"

  @skills-b59c6b @skills-18
  Scenario: 18 from some to saving
    Given the skills flow with the input "some"
    And it is in "ready.idle"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "saving"
    When skill.removed happens with {"name":"Baking"}
    Then it is in "saving"
    When skill.added happens with {"name":"Menu planning"}
    Then it is in "ready.refused"
    When skill.added happens with {"name":"baking "}
    Then it is in "saving"
