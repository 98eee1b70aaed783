@passkeys
Feature: Passkeys
  Lists the passkeys of an account, makes one on this device under a name, and removes one.

  @passkeys-3c890e @passkeys-1
  Scenario: 1 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[],"canAdd":false}
    Then it is in "listed.idle"

  @passkeys-109b1f @passkeys-2
  Scenario: 2 from member to loading
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @passkeys-aa3856 @passkeys-3
  Scenario: 3 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When passkey.dismissed happens
    Then it is in "listed.idle"

  @passkeys-ef7054 @passkeys-4
  Scenario: 4 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When passkey.dismissed happens
    Then it is in "listed.idle"

  @passkeys-e56f4f @passkeys-5
  Scenario: 5 from member to confirmingRemoval
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When passkey.dismissed happens
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"

  @passkeys-53d045 @passkeys-6
  Scenario: 6 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-6f5121 @passkeys-7
  Scenario: 7 from member to confirmingRemoval
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"

  @passkeys-c99fc7 @passkeys-8
  Scenario: 8 from member to adding
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "adding"

  @passkeys-bb2b57 @passkeys-9
  Scenario: 9 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @passkeys-397925 @passkeys-10
  Scenario: 10 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "listed.refused"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-042050 @passkeys-11
  Scenario: 11 from member to confirmingRemoval
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "listed.refused"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"

  @passkeys-79243e @passkeys-12
  Scenario: 12 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-dcb920 @passkeys-13
  Scenario: 13 from member to confirmingRemoval
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"

  @passkeys-6527bd @passkeys-14
  Scenario: 14 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-734cbb @passkeys-15
  Scenario: 15 from member to confirmingRemoval
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"

  @passkeys-6fa69c @passkeys-16
  Scenario: 16 from member to removing
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "removing"

  @passkeys-84fb4e @passkeys-17
  Scenario: 17 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @passkeys-c3eefc @passkeys-18
  Scenario: 18 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-90a336 @passkeys-19
  Scenario: 19 from member to confirmingRemoval
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"

  @passkeys-ffc931 @passkeys-20
  Scenario: 20 from member to adding
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When passkey.dismissed happens
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"

  @passkeys-ec2000 @passkeys-21
  Scenario: 21 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When passkey.dismissed happens
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When passkey.dismissed happens
    Then it is in "listed.idle"

  @passkeys-f76d33 @passkeys-22
  Scenario: 22 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When passkey.dismissed happens
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-97dfc7 @passkeys-23
  Scenario: 23 from member to adding
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "adding"

  @passkeys-3cc9fd @passkeys-24
  Scenario: 24 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @passkeys-03b8d3 @passkeys-25
  Scenario: 25 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "listed.refused"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-34333d @passkeys-26
  Scenario: 26 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-2d91d6 @passkeys-27
  Scenario: 27 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-34e8ea @passkeys-28
  Scenario: 28 from member to adding
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When passkey.dismissed happens
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"

  @passkeys-15b7d4 @passkeys-29
  Scenario: 29 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When passkey.dismissed happens
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"
    When passkey.dismissed happens
    Then it is in "listed.idle"

  @passkeys-3e4f99 @passkeys-30
  Scenario: 30 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When passkey.dismissed happens
    Then it is in "listed.idle"

  @passkeys-d023ab @passkeys-31
  Scenario: 31 from member to listed.added
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"

  @passkeys-10ed9e @passkeys-32
  Scenario: 32 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When passkey.dismissed happens
    Then it is in "listed.idle"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-7ccbc2 @passkeys-33
  Scenario: 33 from member to adding
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "adding"

  @passkeys-fddb48 @passkeys-34
  Scenario: 34 from member to listed.idle
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @passkeys-055bcf @passkeys-35
  Scenario: 35 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"refused"}
    Then it is in "listed.refused"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-086254 @passkeys-36
  Scenario: 36 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":false,"failure":"cancelled"}
    Then it is in "listed.cancelled"
    When passkey.requested happens
    Then it is in "naming"

  @passkeys-2b5f69 @passkeys-37
  Scenario: 37 from member to naming
    Given the passkeys flow with the input "member"
    And it is in "loading"
    When listPasskeys answers {"keys":[{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01","name":"Chrome on Mac","is_backed_up":true,"created_at":"2026-01-…
    Then it is in "listed.idle"
    When removal.requested happens with {"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a01"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When removePasskey answers {"ok":true}
    Then it is in "listed.removed"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey answers {"ok":true,"passkey":{"id":"4a5e6f0c-9d0b-4f41-8d57-6f1f3a8d1a02","name":"My phone","is_backed_up":true,"created_at":"2…
    Then it is in "listed.added"
    When passkey.requested happens
    Then it is in "naming"
    When name.submitted happens with {"name":"My phone"}
    Then it is in "adding"
    When addPasskey fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When passkey.requested happens
    Then it is in "naming"
