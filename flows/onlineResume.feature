@onlineResume
Feature: Online resume
  Puts a resume at an address of its own, for everyone, for employers or for nobody; the address can be renewed.

  @onlineResume-09421c @onlineResume-1
  Scenario: 1 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-ef7a79 @onlineResume-2
  Scenario: 2 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-faf5a4 @onlineResume-3
  Scenario: 3 from seeker to loading
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "loading"

  @onlineResume-cd80a9 @onlineResume-4
  Scenario: 4 from seeker to loading
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @onlineResume-b2fdf8 @onlineResume-5
  Scenario: 5 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-b21ec9 @onlineResume-6
  Scenario: 6 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-bfa9cf @onlineResume-7
  Scenario: 7 from seeker to published.idle
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When renewal.requested happens
    Then it is in "confirmingRenewal"
    When renewal.cancelled happens
    Then it is in "published.idle"

  @onlineResume-49e879 @onlineResume-8
  Scenario: 8 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":true,"resume":{"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of…
    Then it is in "published.saved"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-401248 @onlineResume-9
  Scenario: 9 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":true,"resume":{"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of…
    Then it is in "published.saved"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-62c998 @onlineResume-10
  Scenario: 10 from seeker to copying
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":true,"resume":{"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of…
    Then it is in "published.saved"
    When link.copied happens
    Then it is in "copying"

  @onlineResume-1f0ac1 @onlineResume-11
  Scenario: 11 from seeker to confirmingRenewal
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":true,"resume":{"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of…
    Then it is in "published.saved"
    When renewal.requested happens
    Then it is in "confirmingRenewal"

  @onlineResume-529bbe @onlineResume-12
  Scenario: 12 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":true,"resume":{"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_b…
    Then it is in "hidden.saved"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-777de3 @onlineResume-13
  Scenario: 13 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":true,"resume":{"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_b…
    Then it is in "hidden.saved"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-d5960e @onlineResume-14
  Scenario: 14 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":false,"failure":"unfinished"}
    Then it is in "unfinished"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-b80bf4 @onlineResume-15
  Scenario: 15 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume answers {"ok":false,"failure":"unfinished"}
    Then it is in "unfinished"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-42e84f @onlineResume-16
  Scenario: 16 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "hidden.failed"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-1893ef @onlineResume-17
  Scenario: 17 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"nobody","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_na…
    Then it is in "hidden.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "hidden.failed"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-0d4dae @onlineResume-18
  Scenario: 18 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.failed"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-d5c748 @onlineResume-19
  Scenario: 19 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.failed"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-cb60d2 @onlineResume-20
  Scenario: 20 from seeker to copying
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.failed"
    When link.copied happens
    Then it is in "copying"

  @onlineResume-2b9878 @onlineResume-21
  Scenario: 21 from seeker to confirmingRenewal
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"
    When saveOnlineResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.failed"
    When renewal.requested happens
    Then it is in "confirmingRenewal"

  @onlineResume-1dbb34 @onlineResume-22
  Scenario: 22 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink answers
    Then it is in "published.copied"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-e23612 @onlineResume-23
  Scenario: 23 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink answers
    Then it is in "published.copied"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-4a83b9 @onlineResume-24
  Scenario: 24 from seeker to copying
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink answers
    Then it is in "published.copied"
    When link.copied happens
    Then it is in "copying"

  @onlineResume-b3197c @onlineResume-25
  Scenario: 25 from seeker to confirmingRenewal
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink answers
    Then it is in "published.copied"
    When renewal.requested happens
    Then it is in "confirmingRenewal"

  @onlineResume-544b93 @onlineResume-26
  Scenario: 26 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.uncopied"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-4bc4b4 @onlineResume-27
  Scenario: 27 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.uncopied"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-21f802 @onlineResume-28
  Scenario: 28 from seeker to copying
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.uncopied"
    When link.copied happens
    Then it is in "copying"

  @onlineResume-f4ae30 @onlineResume-29
  Scenario: 29 from seeker to confirmingRenewal
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When link.copied happens
    Then it is in "copying"
    When copyLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.uncopied"
    When renewal.requested happens
    Then it is in "confirmingRenewal"

  @onlineResume-9cde2f @onlineResume-30
  Scenario: 30 from seeker to published.failed
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When renewal.requested happens
    Then it is in "confirmingRenewal"
    When renewal.confirmed happens
    Then it is in "renewing"
    When renewLink fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "published.failed"

  @onlineResume-910f7f @onlineResume-31
  Scenario: 31 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When renewal.requested happens
    Then it is in "confirmingRenewal"
    When renewal.confirmed happens
    Then it is in "renewing"
    When renewLink answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.renewed"
    When choice.changed happens with {"change":{"visibility":"employers"}}
    Then it is in "saving"

  @onlineResume-8415cc @onlineResume-32
  Scenario: 32 from seeker to saving
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When renewal.requested happens
    Then it is in "confirmingRenewal"
    When renewal.confirmed happens
    Then it is in "renewing"
    When renewLink answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.renewed"
    When choice.changed happens with {"change":{"form":{"template":"modern"}}}
    Then it is in "saving"

  @onlineResume-26d6f9 @onlineResume-33
  Scenario: 33 from seeker to copying
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When renewal.requested happens
    Then it is in "confirmingRenewal"
    When renewal.confirmed happens
    Then it is in "renewing"
    When renewLink answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.renewed"
    When link.copied happens
    Then it is in "copying"

  @onlineResume-1632f1 @onlineResume-34
  Scenario: 34 from seeker to confirmingRenewal
    Given the onlineResume flow with the input "seeker"
    And it is in "loading"
    When loadOnlineResume answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.idle"
    When renewal.requested happens
    Then it is in "confirmingRenewal"
    When renewal.confirmed happens
    Then it is in "renewing"
    When renewLink answers {"visibility":"everyone","form":{"template":"classic","paper":"A4","with_photo":false,"with_date_of_birth":false,"with_…
    Then it is in "published.renewed"
    When renewal.requested happens
    Then it is in "confirmingRenewal"
