@installApp
Feature: Install app
  Installs the site as an app on a phone, where the browser can.

  @installApp-f82382 @installApp-1
  Scenario: 1 from byQuestion to byQuestion.installed
    Given the installApp flow with the input "byQuestion"
    And it is in "byQuestion.notOffered"
    When app.installed happens
    Then it is in "byQuestion.installed"

  @installApp-a7d1af @installApp-2
  Scenario: 2 from byQuestion to byQuestion.installed
    Given the installApp flow with the input "byQuestion"
    And it is in "byQuestion.notOffered"
    When install.offered happens
    Then it is in "byQuestion.offered"
    When app.installed happens
    Then it is in "byQuestion.installed"

  @installApp-34a03f @installApp-3
  Scenario: 3 from byQuestion to byQuestion.installed
    Given the installApp flow with the input "byQuestion"
    And it is in "byQuestion.notOffered"
    When install.offered happens
    Then it is in "byQuestion.offered"
    When install.requested happens
    Then it is in "byQuestion.asking"
    When app.installed happens
    Then it is in "byQuestion.installed"

  @installApp-85367f @installApp-4
  Scenario: 4 from byQuestion to byQuestion.installed
    Given the installApp flow with the input "byQuestion"
    And it is in "byQuestion.notOffered"
    When install.offered happens
    Then it is in "byQuestion.offered"
    When install.requested happens
    Then it is in "byQuestion.asking"
    When askToInstall answers "accepted"
    Then it is in "byQuestion.installed"

  @installApp-05cf87 @installApp-5
  Scenario: 5 from byQuestion to byQuestion.notOffered
    Given the installApp flow with the input "byQuestion"
    And it is in "byQuestion.notOffered"
    When install.offered happens
    Then it is in "byQuestion.offered"
    When install.requested happens
    Then it is in "byQuestion.asking"
    When askToInstall answers "dismissed"
    Then it is in "byQuestion.notOffered"

  @installApp-195648 @installApp-6
  Scenario: 6 from byQuestion to byQuestion.notOffered
    Given the installApp flow with the input "byQuestion"
    And it is in "byQuestion.notOffered"
    When install.offered happens
    Then it is in "byQuestion.offered"
    When install.requested happens
    Then it is in "byQuestion.asking"
    When askToInstall fails with "The offer was used before."
    Then it is in "byQuestion.notOffered"

  @installApp-657d02 @installApp-7
  Scenario: 7 from byHand to byHand.offered
    Given the installApp flow with the input "byHand"
    And it is in "byHand.offered"
    When install.requested happens
    Then it is in "byHand.steps"
    When steps.closed happens
    Then it is in "byHand.offered"

  @installApp-a172ce @installApp-8
  Scenario: 8 from app to isApp
    Given the installApp flow with the input "app"
    And it is in "isApp"
