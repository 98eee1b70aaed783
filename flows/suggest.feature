@suggest
Feature: Search suggestions
  Offers titles, companies and places for what is being typed, and earlier searches before anything is.

  @suggest-8fef0d @suggest-1
  Scenario: 1 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-b93040 @suggest-2
  Scenario: 2 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-03ffea @suggest-3
  Scenario: 3 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-c4a2c9 @suggest-4
  Scenario: 4 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-611066 @suggest-5
  Scenario: 5 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers []
    Then it is in "closed"

  @suggest-7efc87 @suggest-6
  Scenario: 6 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-c0a36f @suggest-7
  Scenario: 7 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-6734a5 @suggest-8
  Scenario: 8 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-217e96 @suggest-9
  Scenario: 9 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-f730f5 @suggest-10
  Scenario: 10 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-a61497 @suggest-11
  Scenario: 11 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-bb37df @suggest-12
  Scenario: 12 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-2af9e4 @suggest-13
  Scenario: 13 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-b63972 @suggest-17
  Scenario: 17 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-0ce9af @suggest-18
  Scenario: 18 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-3163e9 @suggest-19
  Scenario: 19 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-b04831 @suggest-20
  Scenario: 20 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-0bb3e0 @suggest-21
  Scenario: 21 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-dc44be @suggest-22
  Scenario: 22 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-bc315d @suggest-23
  Scenario: 23 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-04f8cd @suggest-24
  Scenario: 24 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-a4b9d5 @suggest-25
  Scenario: 25 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-8e1ff0 @suggest-26
  Scenario: 26 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-a48a5d @suggest-27
  Scenario: 27 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-4377a8 @suggest-28
  Scenario: 28 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-5929e7 @suggest-29
  Scenario: 29 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-731113 @suggest-30
  Scenario: 30 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-52d24c @suggest-31
  Scenario: 31 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-fc02f9 @suggest-32
  Scenario: 32 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-245716 @suggest-33
  Scenario: 33 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens
    Then it is in "closed"

  @suggest-bac88d @suggest-34
  Scenario: 34 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-d16589 @suggest-35
  Scenario: 35 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-40de2c @suggest-36
  Scenario: 36 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-9269a5 @suggest-37
  Scenario: 37 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-af4104 @suggest-38
  Scenario: 38 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-c2d305 @suggest-39
  Scenario: 39 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When forgetRecent answers
    Then it is in "closed"

  @suggest-f6bb06 @suggest-40
  Scenario: 40 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-214eb3 @suggest-41
  Scenario: 41 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-64adff @suggest-42
  Scenario: 42 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-6e568c @suggest-43
  Scenario: 43 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-e0d471 @suggest-44
  Scenario: 44 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-0769ff @suggest-45
  Scenario: 45 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-ee9e67 @suggest-46
  Scenario: 46 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-9ba35f @suggest-47
  Scenario: 47 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-60bfa9 @suggest-48
  Scenario: 48 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-d94357 @suggest-49
  Scenario: 49 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-3c0c7c @suggest-50
  Scenario: 50 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-d53522 @suggest-51
  Scenario: 51 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-784734 @suggest-52
  Scenario: 52 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-ac3dd1 @suggest-53
  Scenario: 53 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-a531f8 @suggest-54
  Scenario: 54 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-303d81 @suggest-55
  Scenario: 55 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-413074 @suggest-56
  Scenario: 56 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-d5911c @suggest-57
  Scenario: 57 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-8a8bbb @suggest-58
  Scenario: 58 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-44d652 @suggest-59
  Scenario: 59 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens
    Then it is in "closed"

  @suggest-a31a87 @suggest-60
  Scenario: 60 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-d5f158 @suggest-61
  Scenario: 61 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-7aef19 @suggest-62
  Scenario: 62 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-0d66b7 @suggest-63
  Scenario: 63 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-1bc601 @suggest-64
  Scenario: 64 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-a2b412 @suggest-65
  Scenario: 65 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-66d54b @suggest-66
  Scenario: 66 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-b1a1c6 @suggest-67
  Scenario: 67 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-bb30e8 @suggest-68
  Scenario: 68 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-3d5c69 @suggest-69
  Scenario: 69 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-8f82cc @suggest-70
  Scenario: 70 from empty to offering.unmarked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"

  @suggest-10f2ad @suggest-71
  Scenario: 71 from empty to nothing
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"

  @suggest-0498af @suggest-72
  Scenario: 72 from empty to unavailable
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"

  @suggest-b89fd3 @suggest-73
  Scenario: 73 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-08fe20 @suggest-74
  Scenario: 74 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-a8612a @suggest-75
  Scenario: 75 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-c1f36d @suggest-76
  Scenario: 76 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When forgetRecent answers
    Then it is in "closed"

  @suggest-c3708b @suggest-77
  Scenario: 77 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-b13087 @suggest-78
  Scenario: 78 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-7e3d00 @suggest-79
  Scenario: 79 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-f19fa9 @suggest-80
  Scenario: 80 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-29bbc0 @suggest-81
  Scenario: 81 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-ced95c @suggest-82
  Scenario: 82 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-2fa728 @suggest-83
  Scenario: 83 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-0b65f5 @suggest-84
  Scenario: 84 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-5ca1af @suggest-85
  Scenario: 85 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-a574ff @suggest-86
  Scenario: 86 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-a50ca7 @suggest-87
  Scenario: 87 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-253fc4 @suggest-88
  Scenario: 88 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-30eb9d @suggest-89
  Scenario: 89 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-d61211 @suggest-90
  Scenario: 90 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-d28ffb @suggest-91
  Scenario: 91 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-c954a6 @suggest-92
  Scenario: 92 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-2db986 @suggest-93
  Scenario: 93 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens
    Then it is in "closed"

  @suggest-d2f3f0 @suggest-94
  Scenario: 94 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-cb9ec9 @suggest-95
  Scenario: 95 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-5b4935 @suggest-96
  Scenario: 96 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-57977c @suggest-97
  Scenario: 97 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-707d79 @suggest-98
  Scenario: 98 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-5f2b1b @suggest-99
  Scenario: 99 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When forgetRecent answers
    Then it is in "closed"

  @suggest-39c0b7 @suggest-100
  Scenario: 100 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-8341d4 @suggest-101
  Scenario: 101 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-fa09e8 @suggest-102
  Scenario: 102 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-2272a6 @suggest-103
  Scenario: 103 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-08213a @suggest-104
  Scenario: 104 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-2059fb @suggest-105
  Scenario: 105 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-e69c57 @suggest-106
  Scenario: 106 from empty to offering.marked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-1f5f36 @suggest-107
  Scenario: 107 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-f47d1a @suggest-108
  Scenario: 108 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-2a2160 @suggest-109
  Scenario: 109 from empty to offering.unmarked
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"

  @suggest-7e6db4 @suggest-110
  Scenario: 110 from empty to nothing
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"

  @suggest-f475c7 @suggest-111
  Scenario: 111 from empty to unavailable
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"

  @suggest-9f7475 @suggest-112
  Scenario: 112 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-3afdfb @suggest-113
  Scenario: 113 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-a51d75 @suggest-114
  Scenario: 114 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-1c2292 @suggest-115
  Scenario: 115 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-768306 @suggest-116
  Scenario: 116 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-a69e63 @suggest-117
  Scenario: 117 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-0c77ff @suggest-118
  Scenario: 118 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers []
    Then it is in "closed"

  @suggest-d0a144 @suggest-119
  Scenario: 119 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-f1c1ff @suggest-120
  Scenario: 120 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-a9e24a @suggest-121
  Scenario: 121 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-b9a227 @suggest-122
  Scenario: 122 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When suggest.dismissed happens
    Then it is in "closed"
    When field.focused happens
    Then it is in "recalling"

  @suggest-d84ac1 @suggest-123
  Scenario: 123 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When suggest.dismissed happens
    Then it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-031f0f @suggest-124
  Scenario: 124 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When suggest.dismissed happens
    Then it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-542acc @suggest-125
  Scenario: 125 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-bef532 @suggest-126
  Scenario: 126 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-e92c32 @suggest-127
  Scenario: 127 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-9f646e @suggest-128
  Scenario: 128 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-f2295c @suggest-129
  Scenario: 129 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-934a37 @suggest-130
  Scenario: 130 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-f53a58 @suggest-131
  Scenario: 131 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-f1e07b @suggest-132
  Scenario: 132 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-7a6c3e @suggest-133
  Scenario: 133 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-5d4760 @suggest-134
  Scenario: 134 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-58a9dc @suggest-135
  Scenario: 135 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-6b5b49 @suggest-136
  Scenario: 136 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-e5c38f @suggest-137
  Scenario: 137 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-9072c2 @suggest-138
  Scenario: 138 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-f98a9c @suggest-139
  Scenario: 139 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-75efbc @suggest-140
  Scenario: 140 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-f3ed04 @suggest-141
  Scenario: 141 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-ff6a61 @suggest-142
  Scenario: 142 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-04bf02 @suggest-143
  Scenario: 143 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-52131a @suggest-144
  Scenario: 144 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-6b2d90 @suggest-145
  Scenario: 145 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-0ca482 @suggest-146
  Scenario: 146 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-83a3fa @suggest-147
  Scenario: 147 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-75c44a @suggest-148
  Scenario: 148 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-6cfced @suggest-149
  Scenario: 149 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-2bc112 @suggest-150
  Scenario: 150 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-0c2d6a @suggest-151
  Scenario: 151 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-15de0c @suggest-152
  Scenario: 152 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-4b672d @suggest-153
  Scenario: 153 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-702240 @suggest-154
  Scenario: 154 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-98a371 @suggest-155
  Scenario: 155 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-0f5c81 @suggest-156
  Scenario: 156 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-7e0396 @suggest-157
  Scenario: 157 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens
    Then it is in "closed"

  @suggest-7e3f6a @suggest-158
  Scenario: 158 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-5c9901 @suggest-159
  Scenario: 159 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-c60670 @suggest-160
  Scenario: 160 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-104e91 @suggest-161
  Scenario: 161 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-2b675a @suggest-162
  Scenario: 162 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-078b07 @suggest-163
  Scenario: 163 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When forgetRecent answers
    Then it is in "closed"

  @suggest-363744 @suggest-164
  Scenario: 164 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-9b68de @suggest-165
  Scenario: 165 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-32d780 @suggest-166
  Scenario: 166 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-e8d69a @suggest-167
  Scenario: 167 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-28619e @suggest-168
  Scenario: 168 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-e8b2ba @suggest-169
  Scenario: 169 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-562292 @suggest-170
  Scenario: 170 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-af7ad5 @suggest-171
  Scenario: 171 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-ded1f2 @suggest-172
  Scenario: 172 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-6ccd9e @suggest-173
  Scenario: 173 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-b2b3af @suggest-174
  Scenario: 174 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-a5b2fd @suggest-175
  Scenario: 175 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-1d8001 @suggest-176
  Scenario: 176 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-bcce91 @suggest-177
  Scenario: 177 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-df7ff3 @suggest-178
  Scenario: 178 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-eef825 @suggest-179
  Scenario: 179 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-098ed6 @suggest-180
  Scenario: 180 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens
    Then it is in "closed"

  @suggest-0b6340 @suggest-181
  Scenario: 181 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-042bff @suggest-182
  Scenario: 182 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-27b131 @suggest-183
  Scenario: 183 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-df3815 @suggest-184
  Scenario: 184 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-a99af8 @suggest-185
  Scenario: 185 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-ec1ce4 @suggest-186
  Scenario: 186 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-27229d @suggest-187
  Scenario: 187 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-2c95ba @suggest-188
  Scenario: 188 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-f16ad1 @suggest-189
  Scenario: 189 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens
    Then it is in "closed"

  @suggest-4f6760 @suggest-190
  Scenario: 190 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-49ad5e @suggest-191
  Scenario: 191 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-493154 @suggest-192
  Scenario: 192 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-1e4e99 @suggest-193
  Scenario: 193 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-4fe87e @suggest-194
  Scenario: 194 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-e2958a @suggest-195
  Scenario: 195 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-76b3ce @suggest-196
  Scenario: 196 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-bb6ea6 @suggest-197
  Scenario: 197 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-1e0513 @suggest-198
  Scenario: 198 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-fc5929 @suggest-199
  Scenario: 199 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-2b1475 @suggest-200
  Scenario: 200 from filled to offering.unmarked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"

  @suggest-24b10b @suggest-201
  Scenario: 201 from filled to nothing
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"

  @suggest-cc8876 @suggest-202
  Scenario: 202 from filled to unavailable
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"

  @suggest-e18e3e @suggest-203
  Scenario: 203 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-b75025 @suggest-204
  Scenario: 204 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-81e6bf @suggest-205
  Scenario: 205 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-89882b @suggest-206
  Scenario: 206 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When forgetRecent answers
    Then it is in "closed"

  @suggest-c5ff00 @suggest-207
  Scenario: 207 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-8f3c39 @suggest-208
  Scenario: 208 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-f17a65 @suggest-209
  Scenario: 209 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.next happens
    Then it is in "offering.marked"

  @suggest-afa223 @suggest-210
  Scenario: 210 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.previous happens
    Then it is in "offering.marked"

  @suggest-8b857c @suggest-211
  Scenario: 211 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.first happens
    Then it is in "offering.marked"

  @suggest-98ad2c @suggest-212
  Scenario: 212 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.last happens
    Then it is in "offering.marked"

  @suggest-563b90 @suggest-213
  Scenario: 213 from filled to offering.marked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.pointed happens with {"index":1}
    Then it is in "offering.marked"

  @suggest-73ed36 @suggest-214
  Scenario: 214 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When option.chosen happens with {"index":0}
    Then it is in "closed"

  @suggest-5177c1 @suggest-215
  Scenario: 215 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-f955b4 @suggest-216
  Scenario: 216 from filled to offering.unmarked
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"

  @suggest-e64a18 @suggest-217
  Scenario: 217 from filled to nothing
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"

  @suggest-8eaa0b @suggest-218
  Scenario: 218 from filled to unavailable
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"

  @suggest-d7e91f @suggest-219
  Scenario: 219 from filled to looking.waiting
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-fa35fa @suggest-220
  Scenario: 220 from filled to recalling
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-d3f4c9 @suggest-221
  Scenario: 221 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-8a971c @suggest-222
  Scenario: 222 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When forgetRecent answers
    Then it is in "closed"

  @suggest-7ffcb4 @suggest-223
  Scenario: 223 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-0946fb @suggest-224
  Scenario: 224 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-00843b @suggest-225
  Scenario: 225 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When suggest.dismissed happens
    Then it is in "closed"

  @suggest-4591dc @suggest-226
  Scenario: 226 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"

  @suggest-eaed35 @suggest-227
  Scenario: 227 from empty to looking.waiting
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"

  @suggest-3f6588 @suggest-228
  Scenario: 228 from empty to recalling
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"

  @suggest-439a6d @suggest-229
  Scenario: 229 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-9f78f7 @suggest-230
  Scenario: 230 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-d2d071 @suggest-231
  Scenario: 231 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-1a41d5 @suggest-232
  Scenario: 232 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-5f78f2 @suggest-233
  Scenario: 233 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-375985 @suggest-234
  Scenario: 234 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-3b5cd3 @suggest-235
  Scenario: 235 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-de52a3 @suggest-236
  Scenario: 236 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-21ce00 @suggest-237
  Scenario: 237 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-ce51ff @suggest-238
  Scenario: 238 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-7348db @suggest-239
  Scenario: 239 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-d6c807 @suggest-240
  Scenario: 240 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-be8416 @suggest-241
  Scenario: 241 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-2d3a73 @suggest-242
  Scenario: 242 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-0be35a @suggest-243
  Scenario: 243 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When field.focused happens
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-17e2b5 @suggest-244
  Scenario: 244 from empty to closed
    Given the suggest flow with the input "empty"
    And it is in "closed"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-a1b418 @suggest-245
  Scenario: 245 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-393a04 @suggest-246
  Scenario: 246 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-bfb7ce @suggest-247
  Scenario: 247 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-473d9c @suggest-248
  Scenario: 248 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-952a2c @suggest-249
  Scenario: 249 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When suggest.dismissed happens
    Then it is in "closed"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-948529 @suggest-250
  Scenario: 250 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-1172d3 @suggest-251
  Scenario: 251 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-10bbbf @suggest-252
  Scenario: 252 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers []
    Then it is in "nothing"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-78c832 @suggest-253
  Scenario: 253 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unavailable"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-8c5f20 @suggest-254
  Scenario: 254 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-ed1062 @suggest-255
  Scenario: 255 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-a7fb86 @suggest-256
  Scenario: 256 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-2f0e7f @suggest-257
  Scenario: 257 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-056ff5 @suggest-258
  Scenario: 258 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-8fcfed @suggest-259
  Scenario: 259 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-b8bfb7 @suggest-260
  Scenario: 260 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-e3e596 @suggest-261
  Scenario: 261 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-42d9a3 @suggest-262
  Scenario: 262 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When field.focused happens
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When suggest answers [{"kind":"title","id":1,"value":"Accountant","jobs":120},{"kind":"title","id":2,"value":"Account Manager","jobs":80}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When untilTypingPauses · 150 ms has passed
    Then it is in "looking.loading"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"

  @suggest-eaa8ff @suggest-263
  Scenario: 263 from filled to closed
    Given the suggest flow with the input "filled"
    And it is in "closed"
    When text.typed happens with {"text":""}
    Then it is in "recalling"
    When recallRecent answers [{"kind":"recent","id":0,"value":"nurse","jobs":null}]
    Then it is in "offering.unmarked"
    When text.typed happens with {"text":"acc"}
    Then it is in "looking.waiting"
    When option.next happens
    Then it is in "offering.marked"
    When recent.forgotten happens
    Then it is in "forgetting"
    When text.filled happens with {"text":"Makati"}
    Then it is in "closed"
