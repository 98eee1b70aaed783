@companyVerification
Feature: Company verification
  Whether a company’s name is proven: one record, moved by its admins, by the domain its name came with and by the operator.

  @companyVerification-6ee5f9 @companyVerification-1
  Scenario: 1 from registered to verified
    Given the companyVerification flow with the input "registered"
    And it is in "none"
    When documents.submitted happens
    Then it is in "pending"
    When domain.proven happens
    Then it is in "verified"

  @companyVerification-121213 @companyVerification-2
  Scenario: 2 from registered to verified
    Given the companyVerification flow with the input "registered"
    And it is in "none"
    When documents.submitted happens
    Then it is in "pending"
    When verification.approved happens
    Then it is in "verified"

  @companyVerification-eb0dc3 @companyVerification-3
  Scenario: 3 from registered to refused
    Given the companyVerification flow with the input "registered"
    And it is in "none"
    When domain.proven happens
    Then it is in "verified"
    When verification.refused happens
    Then it is in "refused"

  @companyVerification-0a8eb5 @companyVerification-4
  Scenario: 4 from registered to none
    Given the companyVerification flow with the input "registered"
    And it is in "none"
    When domain.proven happens
    Then it is in "verified"
    When company.changed happens
    Then it is in "none"

  @companyVerification-938ade @companyVerification-5
  Scenario: 5 from registered to pending
    Given the companyVerification flow with the input "registered"
    And it is in "none"
    When documents.submitted happens
    Then it is in "pending"
    When verification.refused happens
    Then it is in "refused"
    When documents.submitted happens
    Then it is in "pending"

  @companyVerification-04f610 @companyVerification-6
  Scenario: 6 from registered to verified
    Given the companyVerification flow with the input "registered"
    And it is in "none"
    When documents.submitted happens
    Then it is in "pending"
    When verification.refused happens
    Then it is in "refused"
    When domain.proven happens
    Then it is in "verified"

  @companyVerification-82b364 @companyVerification-7
  Scenario: 7 from registered to verified
    Given the companyVerification flow with the input "registered"
    And it is in "none"
    When documents.submitted happens
    Then it is in "pending"
    When verification.refused happens
    Then it is in "refused"
    When verification.approved happens
    Then it is in "verified"
