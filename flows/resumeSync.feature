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

  @resumeSync-d369ef @resumeSync-6
  Scenario: 6 from resume to alreadyThere
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[],"faults":{},"already":3,"room":10}
    Then it is in "alreadyThere"

  @resumeSync-0bde3d @resumeSync-7
  Scenario: 7 from resume to unreachable
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "unreachable"

  @resumeSync-9306ad @resumeSync-8
  Scenario: 8 from resume to failed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "failed"

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

  @resumeSync-121df4 @resumeSync-13
  Scenario: 13 from resume to analyzing.comparing
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"

  @resumeSync-c5fbc5 @resumeSync-14
  Scenario: 14 from resume to analyzing.comparing
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When untilSlow · 4 s has passed
    Then it is in "analyzing.reading.slow"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"

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

  @resumeSync-7bc794 @resumeSync-24
  Scenario: 24 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.chosen happens with {"key":"workExperience.0","isTaken":false}
    Then it is in "reviewing.changed"

  @resumeSync-5080dd @resumeSync-25
  Scenario: 25 from resume to reviewing.changed
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "reviewing.untouched"
    When item.edited happens with {"key":"workExperience.0","values":{"job_title":"Senior Accountant","company_name":"Kestrel Foods","start_date":"2019-0…
    Then it is in "reviewing.changed"

  @resumeSync-5dd182 @resumeSync-26
  Scenario: 26 from resume to reviewing.untouched
    Given the resumeSync flow with the input "resume"
    And it is in "analyzing.reading.quick"
    When readResume answers {"ok":true,"read":{"content":{"basic_info":{"first_name":null,"last_name":null,"headline":null,"email":null,"phone_num"…
    Then it is in "analyzing.comparing"
    When compareWithProfile answers {"items":[{"key":"workExperience.0","kind":"workExperience","values":{"job_title":"Accountant","company_name":"Kestrel …
    Then it is in "lowConfidence"
    When content.opened happens
    Then it is in "reviewing.untouched"

  @resumeSync-b45d28 @resumeSync-27
  Scenario: 27 from resume to reviewing.changed
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

  @resumeSync-9ef700 @resumeSync-28
  Scenario: 28 from resume to reviewing.changed
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

  @resumeSync-7ee130 @resumeSync-29
  Scenario: 29 from resume to reviewing.changed
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

  @resumeSync-d31749 @resumeSync-30
  Scenario: 30 from resume to checking
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

  @resumeSync-6f9f35 @resumeSync-31
  Scenario: 31 from resume to reviewing.changed
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

  @resumeSync-45fb53 @resumeSync-32
  Scenario: 32 from resume to reviewing.changed
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

  @resumeSync-fc7b31 @resumeSync-33
  Scenario: 33 from resume to reviewing.changed
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

  @resumeSync-d8c370 @resumeSync-34
  Scenario: 34 from resume to checking
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

  @resumeSync-8e32f1 @resumeSync-35
  Scenario: 35 from resume to notApplied
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

  @resumeSync-6cea1c @resumeSync-36
  Scenario: 36 from resume to reviewing.changed
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

  @resumeSync-0c8f08 @resumeSync-37
  Scenario: 37 from resume to reviewing.changed
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

  @resumeSync-3178fd @resumeSync-38
  Scenario: 38 from resume to reviewing.changed
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

  @resumeSync-d1f237 @resumeSync-39
  Scenario: 39 from resume to checking
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

  @resumeSync-368084 @resumeSync-40
  Scenario: 40 from resume to reviewing.changed
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

  @resumeSync-840c18 @resumeSync-41
  Scenario: 41 from resume to reviewing.changed
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

  @resumeSync-9ae907 @resumeSync-42
  Scenario: 42 from resume to reviewing.changed
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

  @resumeSync-2608e4 @resumeSync-43
  Scenario: 43 from resume to checking
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

  @resumeSync-2788c0 @resumeSync-44
  Scenario: 44 from resume to reviewing.changed
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

  @resumeSync-92ea84 @resumeSync-45
  Scenario: 45 from resume to reviewing.changed
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

  @resumeSync-d70940 @resumeSync-46
  Scenario: 46 from resume to reviewing.changed
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

  @resumeSync-e4ecb2 @resumeSync-47
  Scenario: 47 from resume to checking
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

  @resumeSync-08364e @resumeSync-48
  Scenario: 48 from resume to reviewing.changed
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

  @resumeSync-d462cd @resumeSync-49
  Scenario: 49 from resume to reviewing.changed
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

  @resumeSync-5047c3 @resumeSync-50
  Scenario: 50 from resume to completed
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

  @resumeSync-3ee309 @resumeSync-51
  Scenario: 51 from resume to applying
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

  @resumeSync-0c6d3e @resumeSync-52
  Scenario: 52 from resume to completed
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

  @resumeSync-ed1c5c @resumeSync-53
  Scenario: 53 from resume to completed
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

  @resumeSync-488a63 @resumeSync-54
  Scenario: 54 from resume to completed
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

  @resumeSync-c886ec @resumeSync-55
  Scenario: 55 from resume to rated
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

  @resumeSync-69f03f @resumeSync-56
  Scenario: 56 from resume to completed
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

  @resumeSync-622e39 @resumeSync-57
  Scenario: 57 from resume to completed
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

  @resumeSync-0ec10f @resumeSync-58
  Scenario: 58 from resume to rating.saving
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

  @resumeSync-f027bd @resumeSync-59
  Scenario: 59 from resume to completed
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

  @resumeSync-d7a37a @resumeSync-60
  Scenario: 60 from resume to completed
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
