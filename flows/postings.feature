@postings
Feature: Jobs of a company
  Shows an employer their jobs by state, with who applied, and lets each be held, opened, confirmed, closed and deleted.

  @postings-2c922d @postings-1
  Scenario: 1 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-8d9492 @postings-2
  Scenario: 2 from open to loading
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @postings-319586 @postings-3
  Scenario: 3 from open to loading
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @postings-df0c55 @postings-4
  Scenario: 4 from open to loading
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @postings-23cab0 @postings-5
  Scenario: 5 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"
    When move.confirmed happens
    Then it is in "moving"

  @postings-d4011b @postings-6
  Scenario: 6 from open to ready.resting
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"
    When move.dismissed happens
    Then it is in "ready.resting"

  @postings-a96962 @postings-7
  Scenario: 7 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When list.changed happens
    Then it is in "ready.refreshing"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-861211 @postings-8
  Scenario: 8 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When list.changed happens
    Then it is in "ready.refreshing"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-a637af @postings-9
  Scenario: 9 from open to confirming
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When list.changed happens
    Then it is in "ready.refreshing"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"

  @postings-8de5bc @postings-10
  Scenario: 10 from open to ready.resting
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When list.changed happens
    Then it is in "ready.refreshing"
    When refreshPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"

  @postings-5753ca @postings-11
  Scenario: 11 from open to ready.resting
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When list.changed happens
    Then it is in "ready.refreshing"
    When refreshPostings fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.resting"

  @postings-9e8abd @postings-12
  Scenario: 12 from open to ready.moved
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":true,"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"onHold","locat…
    Then it is in "following"
    When followPostings fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.moved"

  @postings-2ddb5a @postings-13
  Scenario: 13 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"refused"}
    Then it is in "ready.refused"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-7f4ab8 @postings-14
  Scenario: 14 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"refused"}
    Then it is in "ready.refused"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-20d8dc @postings-15
  Scenario: 15 from open to confirming
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"refused"}
    Then it is in "ready.refused"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"

  @postings-46618a @postings-16
  Scenario: 16 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"full"}
    Then it is in "ready.full"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-12b30d @postings-17
  Scenario: 17 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"full"}
    Then it is in "ready.full"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-bff1a6 @postings-18
  Scenario: 18 from open to confirming
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"full"}
    Then it is in "ready.full"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"

  @postings-75eb2d @postings-19
  Scenario: 19 from open to loading
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"moved"}
    Then it is in "ready.outdated"
    When load.retried happens
    Then it is in "loading"

  @postings-b33d03 @postings-20
  Scenario: 20 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"moved"}
    Then it is in "ready.outdated"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-2ffb5d @postings-21
  Scenario: 21 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"moved"}
    Then it is in "ready.outdated"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-27fdd4 @postings-22
  Scenario: 22 from open to confirming
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"moved"}
    Then it is in "ready.outdated"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"

  @postings-9400fa @postings-23
  Scenario: 23 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMoved"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-3738c5 @postings-24
  Scenario: 24 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMoved"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-714bf4 @postings-25
  Scenario: 25 from open to confirming
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMoved"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"

  @postings-d0e205 @postings-26
  Scenario: 26 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "ready.notMoved"
    When move.retried happens
    Then it is in "moving"

  @postings-713916 @postings-27
  Scenario: 27 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":true,"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"onHold","locat…
    Then it is in "following"
    When followPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.moved"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-5c3922 @postings-28
  Scenario: 28 from open to confirming
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":true,"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"onHold","locat…
    Then it is in "following"
    When followPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.moved"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"

  @postings-1ca84b @postings-29
  Scenario: 29 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":true,"posting":{"id":7,"url":"/job/accountant-at-harbour-freight-7","title":"Accountant","status":"onHold","locat…
    Then it is in "following"
    When followPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.moved"
    When move.undone happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-7d6491 @postings-30
  Scenario: 30 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "ready.unconfirmed"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-bd85a1 @postings-31
  Scenario: 31 from open to moving
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "ready.unconfirmed"
    When move.requested happens with {"id":8,"move":"confirm","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"

  @postings-032be6 @postings-32
  Scenario: 32 from open to confirming
    Given the postings flow with the input "open"
    And it is in "loading"
    When listPostings answers {"postings":[{"id":8,"url":"/job/accountant-at-harbour-freight-7","title":"Bookkeeper","status":"confirmDue","location"…
    Then it is in "ready.resting"
    When move.requested happens with {"id":7,"move":"hold","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "moving"
    When movePosting answers {"ok":false,"failure":"unconfirmed"}
    Then it is in "ready.unconfirmed"
    When move.requested happens with {"id":8,"move":"close","key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "confirming"
