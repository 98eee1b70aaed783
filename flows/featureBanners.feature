@featureBanners
Feature: Feature banners
  Shows what the product can do, until each is hidden.

  @featureBanners-0c2b8c @featureBanners-1
  Scenario: 1 from first to gone
    Given the featureBanners flow with the input "first"
    And it is in "shown"
    When banner.hidden happens with {"id":1}
    Then it is in "shown"
    When banner.hidden happens with {"id":2}
    Then it is in "gone"

  @featureBanners-7e8b0e @featureBanners-2
  Scenario: 2 from first to gone
    Given the featureBanners flow with the input "first"
    And it is in "shown"
    When banner.hidden happens with {"id":2}
    Then it is in "shown"
    When banner.hidden happens with {"id":1}
    Then it is in "gone"

  @featureBanners-4c5170 @featureBanners-3
  Scenario: 3 from returning to gone
    Given the featureBanners flow with the input "returning"
    And it is in "gone"
