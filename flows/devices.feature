@devices
Feature: Devices
  Shows where one is logged in, and logs other devices out, after a proof of who one is.

  @devices-2eadea @devices-1
  Scenario: 1 from member to listed.idle
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"

  @devices-27b9c6 @devices-2
  Scenario: 2 from member to loading
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @devices-b74830 @devices-5
  Scenario: 5 from member to ending
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"

  @devices-756e08 @devices-6
  Scenario: 6 from member to endingOthers
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When others.ended happens
    Then it is in "endingOthers"

  @devices-9f5ada @devices-9
  Scenario: 9 from member to listed.othersEnded
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers answers {"ok":true}
    Then it is in "listed.othersEnded"

  @devices-e4cdd0 @devices-10
  Scenario: 10 from member to ending
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "ending"

  @devices-a15e7b @devices-11
  Scenario: 11 from member to endingOthers
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "endingOthers"

  @devices-311591 @devices-12
  Scenario: 12 from member to listed.idle
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @devices-05bd7c @devices-13
  Scenario: 13 from member to ending
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"

  @devices-8a50ea @devices-14
  Scenario: 14 from member to endingOthers
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When others.ended happens
    Then it is in "endingOthers"

  @devices-b4172b @devices-15
  Scenario: 15 from member to listed.othersEnded
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice answers {"ok":true}
    Then it is in "listed.oneEnded"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers answers {"ok":true}
    Then it is in "listed.othersEnded"

  @devices-a50234 @devices-16
  Scenario: 16 from member to ending
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"

  @devices-ab11e4 @devices-17
  Scenario: 17 from member to endingOthers
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"
    When others.ended happens
    Then it is in "endingOthers"

  @devices-4d456f @devices-18
  Scenario: 18 from member to endingOthers
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice answers {"ok":true}
    Then it is in "listed.oneEnded"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "endingOthers"

  @devices-5936b1 @devices-19
  Scenario: 19 from member to endingOthers
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice answers {"ok":true}
    Then it is in "listed.oneEnded"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When others.ended happens
    Then it is in "endingOthers"

  @devices-45a770 @devices-20
  Scenario: 20 from member to endingOthers
    Given the devices flow with the input "member"
    And it is in "loading"
    When listDevices answers [{"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de01","device":{"browser":"Chrome","system":"Android"},"is_current":true,"creat…
    Then it is in "listed.idle"
    When device.ended happens with {"id":"6b0d6a0c-3f65-4f7d-9c36-0b64f2f6de02"}
    Then it is in "ending"
    When endDevice answers {"ok":true}
    Then it is in "listed.oneEnded"
    When others.ended happens
    Then it is in "endingOthers"
    When endOthers answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"
    When others.ended happens
    Then it is in "endingOthers"
