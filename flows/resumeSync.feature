@resumeSync
Feature: Take over a resume
  Reads an attached resume, lays what it found beside the profile, and takes over what is chosen; nothing is overwritten unasked.

  @resumeSync-5e7a2b @resumeSync-1
  Scenario: 1 from resume to needsOcr
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":false,"failure":"needsOcr","retryAt":null}
    Then it is in "needsOcr"

  @resumeSync-fa960f @resumeSync-2
  Scenario: 2 from resume to encrypted
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":false,"failure":"encrypted","retryAt":null}
    Then it is in "encrypted"

  @resumeSync-0f1da2 @resumeSync-3
  Scenario: 3 from resume to parseFailed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":false,"failure":"parseFailed","retryAt":null}
    Then it is in "parseFailed"

  @resumeSync-afd1c6 @resumeSync-4
  Scenario: 4 from resume to quotaUsed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":false,"failure":"quotaUsed","retryAt":"2026-01-10T16:01:00Z"}
    Then it is in "quotaUsed"

  @resumeSync-156532 @resumeSync-5
  Scenario: 5 from resume to gone
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":false,"failure":"gone","retryAt":null}
    Then it is in "gone"

  @resumeSync-0ef51a @resumeSync-9
  Scenario: 9 from resume to analyzing.reading.quick
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":false,"failure":"tooLong","retryAt":null}
    Then it is in "tooLong"
    When sync.retried happens
    Then it is in "analyzing.reading.quick"

  @resumeSync-d8b161 @resumeSync-10
  Scenario: 10 from resume to analyzing.reading.quick
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":false,"failure":"crowded","retryAt":"2026-01-10T09:00:10Z"}
    Then it is in "crowded"
    When sync.retried happens
    Then it is in "analyzing.reading.quick"

  @resumeSync-dedbd5 @resumeSync-11
  Scenario: 11 from resume to analyzing.reading.quick
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unreachable"
    When waitToRead answers
    Then it is in "analyzing.reading.quick"

  @resumeSync-ac1493 @resumeSync-12
  Scenario: 12 from resume to analyzing.reading.quick
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"
    When sync.retried happens
    Then it is in "analyzing.reading.quick"

  @resumeSync-669c36 @resumeSync-15
  Scenario: 15 from resume to needsOcr
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":false,"failure":"needsOcr","retryAt":null}
    Then it is in "needsOcr"

  @resumeSync-5c8f9f @resumeSync-16
  Scenario: 16 from resume to encrypted
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":false,"failure":"encrypted","retryAt":null}
    Then it is in "encrypted"

  @resumeSync-fe1cca @resumeSync-17
  Scenario: 17 from resume to parseFailed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":false,"failure":"parseFailed","retryAt":null}
    Then it is in "parseFailed"

  @resumeSync-9fc09e @resumeSync-18
  Scenario: 18 from resume to tooLong
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":false,"failure":"tooLong","retryAt":null}
    Then it is in "tooLong"

  @resumeSync-96fbdf @resumeSync-19
  Scenario: 19 from resume to quotaUsed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":false,"failure":"quotaUsed","retryAt":"2026-01-10T16:01:00Z"}
    Then it is in "quotaUsed"

  @resumeSync-60145e @resumeSync-20
  Scenario: 20 from resume to crowded
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":false,"failure":"crowded","retryAt":"2026-01-10T09:00:10Z"}
    Then it is in "crowded"

  @resumeSync-3733d4 @resumeSync-21
  Scenario: 21 from resume to gone
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":false,"failure":"gone","retryAt":null}
    Then it is in "gone"

  @resumeSync-70434d @resumeSync-22
  Scenario: 22 from resume to unreachable
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unreachable"

  @resumeSync-a6350a @resumeSync-23
  Scenario: 23 from resume to failed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @resumeSync-defe87 @resumeSync-61
  Scenario: 61 from resume to alreadyThere
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[],"faults":{},"already":3,"room":10}
    Then it is in "alreadyThere"

  @resumeSync-ce886d @resumeSync-62
  Scenario: 62 from resume to unreachable
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unreachable"

  @resumeSync-dc36d8 @resumeSync-63
  Scenario: 63 from resume to failed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

  @resumeSync-b3b33c @resumeSync-64
  Scenario: 64 from resume to analyzing.comparing
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"

  @resumeSync-4f6af9 @resumeSync-65
  Scenario: 65 from resume to analyzing.comparing
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"

  @resumeSync-0098e8 @resumeSync-66
  Scenario: 66 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-52ef5e @resumeSync-67
  Scenario: 67 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-1cd231 @resumeSync-68
  Scenario: 68 from resume to reviewing.untouched
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "lowConfidence"
    When content.opened happens
    Then it is in "reviewing.untouched"

  @resumeSync-81497b @resumeSync-69
  Scenario: 69 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"

  @resumeSync-257332 @resumeSync-70
  Scenario: 70 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-a56148 @resumeSync-71
  Scenario: 71 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-d3d3c4 @resumeSync-72
  Scenario: 72 from resume to checking
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"

  @resumeSync-d901fb @resumeSync-73
  Scenario: 73 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"

  @resumeSync-46e3cb @resumeSync-74
  Scenario: 74 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-7cc722 @resumeSync-75
  Scenario: 75 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-9d6b05 @resumeSync-76
  Scenario: 76 from resume to checking
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"

  @resumeSync-514371 @resumeSync-77
  Scenario: 77 from resume to notApplied
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notApplied"

  @resumeSync-8bf527 @resumeSync-78
  Scenario: 78 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {"workExperience.0":{"start_date":["month.invalid"]}}
    Then it is in "reviewing.invalid"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"

  @resumeSync-c2043e @resumeSync-79
  Scenario: 79 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {"workExperience.0":{"start_date":["month.invalid"]}}
    Then it is in "reviewing.invalid"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-2d192d @resumeSync-80
  Scenario: 80 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {"workExperience.0":{"start_date":["month.invalid"]}}
    Then it is in "reviewing.invalid"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-d71fe5 @resumeSync-81
  Scenario: 81 from resume to checking
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {"workExperience.0":{"start_date":["month.invalid"]}}
    Then it is in "reviewing.invalid"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"

  @resumeSync-67760b @resumeSync-82
  Scenario: 82 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notApplied"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"

  @resumeSync-4f9a0c @resumeSync-83
  Scenario: 83 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notApplied"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-510eb5 @resumeSync-84
  Scenario: 84 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notApplied"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-e38563 @resumeSync-85
  Scenario: 85 from resume to checking
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notApplied"
    When sync.retried happens
    Then it is in "checking"

  @resumeSync-a82524 @resumeSync-86
  Scenario: 86 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When keepChoices answers
    Then it is in "reviewing.kept"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"

  @resumeSync-9ff3a2 @resumeSync-87
  Scenario: 87 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When keepChoices answers
    Then it is in "reviewing.kept"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-81ed75 @resumeSync-88
  Scenario: 88 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When keepChoices answers
    Then it is in "reviewing.kept"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-908fe9 @resumeSync-89
  Scenario: 89 from resume to checking
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When keepChoices answers
    Then it is in "reviewing.kept"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"

  @resumeSync-339155 @resumeSync-90
  Scenario: 90 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "reviewing.refused"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-459051 @resumeSync-91
  Scenario: 91 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "reviewing.refused"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-9e925f @resumeSync-92
  Scenario: 92 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "reviewing.refused"
    When sync.finished happens
    Then it is in "completed"

  @resumeSync-f25e3f @resumeSync-93
  Scenario: 93 from resume to applying
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "applying"

  @resumeSync-47d85c @resumeSync-94
  Scenario: 94 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "completed"
    When rating.opened happens
    Then it is in "rating.asking"
    When rating.closed happens
    Then it is in "completed"

  @resumeSync-3f167e @resumeSync-95
  Scenario: 95 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "reviewing.refused"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When sync.finished happens
    Then it is in "completed"

  @resumeSync-229a6b @resumeSync-96
  Scenario: 96 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "completed"
    When rating.opened happens
    Then it is in "rating.asking"
    When rating.given happens with {"rating":"prettyGood"}
    Then it is in "rating.saving"
    When rating.closed happens
    Then it is in "completed"

  @resumeSync-ae51a6 @resumeSync-97
  Scenario: 97 from resume to rated
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "completed"
    When rating.opened happens
    Then it is in "rating.asking"
    When rating.given happens with {"rating":"prettyGood"}
    Then it is in "rating.saving"
    When saveRating answers
    Then it is in "rated"

  @resumeSync-a75d98 @resumeSync-98
  Scenario: 98 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "reviewing.refused"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When sync.finished happens
    Then it is in "completed"

  @resumeSync-2fc3a2 @resumeSync-99
  Scenario: 99 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "reviewing.refused"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {"workExperience.0":{"start_date":["month.invalid"]}}
    Then it is in "reviewing.invalid"
    When sync.finished happens
    Then it is in "completed"

  @resumeSync-38a3fd @resumeSync-100
  Scenario: 100 from resume to rating.saving
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "completed"
    When rating.opened happens
    Then it is in "rating.asking"
    When rating.given happens with {"rating":"prettyGood"}
    Then it is in "rating.saving"
    When saveRating fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "rating.failed"
    When rating.given happens with {"rating":"prettyGood"}
    Then it is in "rating.saving"

  @resumeSync-aae2ad @resumeSync-101
  Scenario: 101 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "completed"
    When rating.opened happens
    Then it is in "rating.asking"
    When rating.given happens with {"rating":"prettyGood"}
    Then it is in "rating.saving"
    When saveRating fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "rating.failed"
    When rating.closed happens
    Then it is in "completed"

  @resumeSync-0e7b97 @resumeSync-102
  Scenario: 102 from resume to completed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When sync.submitted happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "checking"
    When checkItems answers {}
    Then it is in "applying"
    When applyItems answers {"sync":{"id":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","resume_id":"5f0d5c0e-7a3e-4f39-8a5f-5a3cbb0a9a01","taken":1,"rati…
    Then it is in "reviewing.refused"
    When item.chosen happens with {"key":"basicInfo.current_location","isTaken":true}
    Then it is in "reviewing.changed"
    When untilPause · 600 ms has passed
    Then it is in "reviewing.keeping"
    When keepChoices answers
    Then it is in "reviewing.kept"
    When sync.finished happens
    Then it is in "completed"
