@follow
Feature: Follow a company
  Lets a job seeker hear of each new job of a company.

  @follow-53e616 @follow-1
  Scenario: 1 from visitor to unfollowed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When signIn.declined happens
    Then it is in "unfollowed"

  @follow-094d7e @follow-2
  Scenario: 2 from visitor to following
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When seeker.signedIn happens
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"

  @follow-700368 @follow-3
  Scenario: 3 from visitor to unfollowed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When seeker.signedIn happens
    Then it is in "unfollowed"
    When seeker.signedIn happens
    Then it is in "unfollowed"

  @follow-55f9e1 @follow-4
  Scenario: 4 from visitor to following
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When seeker.signedIn happens
    Then it is in "following"

  @follow-41283a @follow-5
  Scenario: 5 from visitor to signingIn
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signingIn"

  @follow-d268ff @follow-6
  Scenario: 6 from visitor to unfollowed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":false,"failure":"tooMany"}
    Then it is in "unfollowed"

  @follow-009dc9 @follow-7
  Scenario: 7 from visitor to unfollowed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":false,"failure":"gone"}
    Then it is in "unfollowed"

  @follow-6e126b @follow-8
  Scenario: 8 from visitor to unfollowed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unfollowed"

  @follow-4aced9 @follow-9
  Scenario: 9 from visitor to unfollowed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unfollowed"

  @follow-ed624b @follow-10
  Scenario: 10 from visitor to followed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":true}
    Then it is in "followed"
    When seeker.signedIn happens
    Then it is in "followed"

  @follow-bef4da @follow-11
  Scenario: 11 from visitor to unfollowing
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":true}
    Then it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When seeker.signedIn happens
    Then it is in "unfollowing"

  @follow-29305c @follow-12
  Scenario: 12 from visitor to unfollowed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":true}
    Then it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"

  @follow-242b95 @follow-13
  Scenario: 13 from visitor to signingIn
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":true}
    Then it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signingIn"

  @follow-d4b969 @follow-14
  Scenario: 14 from visitor to followed
    Given the follow flow with the input "visitor"
    And it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"
    When follow answers {"ok":true}
    Then it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "followed"

  @follow-d7afa1 @follow-15
  Scenario: 15 from seeker to unfollowed
    Given the follow flow with the input "seeker"
    And it is in "unfollowed"

  @follow-2c1b79 @follow-16
  Scenario: 16 from follower to followed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When seeker.signedIn happens
    Then it is in "followed"

  @follow-fe5fed @follow-17
  Scenario: 17 from follower to unfollowing
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When seeker.signedIn happens
    Then it is in "unfollowing"

  @follow-8e127a @follow-18
  Scenario: 18 from follower to followed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "followed"

  @follow-785dcd @follow-19
  Scenario: 19 from follower to unfollowed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When seeker.signedIn happens
    Then it is in "unfollowed"

  @follow-90f6e7 @follow-20
  Scenario: 20 from follower to following
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signingIn"
    When seeker.signedIn happens
    Then it is in "following"

  @follow-b51efe @follow-21
  Scenario: 21 from follower to following
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"
    When seeker.signedIn happens
    Then it is in "following"

  @follow-a77831 @follow-22
  Scenario: 22 from follower to followed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"
    When follow answers {"ok":true}
    Then it is in "followed"

  @follow-3621ad @follow-23
  Scenario: 23 from follower to signingIn
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"
    When follow answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signingIn"

  @follow-4ca71a @follow-24
  Scenario: 24 from follower to unfollowed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"
    When follow answers {"ok":false,"failure":"tooMany"}
    Then it is in "unfollowed"

  @follow-b3c526 @follow-25
  Scenario: 25 from follower to unfollowed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"
    When follow answers {"ok":false,"failure":"gone"}
    Then it is in "unfollowed"

  @follow-3e5d4f @follow-26
  Scenario: 26 from follower to unfollowed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"
    When follow fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unfollowed"

  @follow-c4a994 @follow-27
  Scenario: 27 from follower to unfollowed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":true}
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "following"
    When follow fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unfollowed"

  @follow-040a05 @follow-28
  Scenario: 28 from follower to signingIn
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signingIn"
    When signIn.declined happens
    Then it is in "unfollowed"
    When follow.pressed happens
    Then it is in "signingIn"

  @follow-1e2e89 @follow-29
  Scenario: 29 from follower to unfollowed
    Given the follow flow with the input "follower"
    And it is in "followed"
    When follow.pressed happens
    Then it is in "unfollowing"
    When unfollow answers {"ok":false,"failure":"signInRequired"}
    Then it is in "signingIn"
    When signIn.declined happens
    Then it is in "unfollowed"
    When seeker.signedIn happens
    Then it is in "unfollowed"
