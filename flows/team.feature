@team
Feature: A company’s team
  Who hires for a company: invited, let in, given roles and permissions, taken out; the company handed over, or left.

  @team-f0223d @team-1
  Scenario: 1 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-97e307 @team-2
  Scenario: 2 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-f62ce5 @team-3
  Scenario: 3 from start to loading
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @team-afc3c4 @team-4
  Scenario: 4 from start to loading
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @team-68183a @team-5
  Scenario: 5 from start to loading
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @team-654c38 @team-6
  Scenario: 6 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-cb954b @team-7
  Scenario: 7 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-be6311 @team-8
  Scenario: 8 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-a8fb78 @team-9
  Scenario: 9 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-8bf7a4 @team-10
  Scenario: 10 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-ec54ba @team-11
  Scenario: 11 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-661ca6 @team-12
  Scenario: 12 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-2ba502 @team-13
  Scenario: 13 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When refreshTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"

  @team-f9622d @team-14
  Scenario: 14 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When refreshTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.idle"

  @team-1f4621 @team-15
  Scenario: 15 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When refreshTeam fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "listed.idle"

  @team-a91ebd @team-16
  Scenario: 16 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When form.closed happens
    Then it is in "listed.idle"

  @team-ccb7c1 @team-17
  Scenario: 17 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When form.closed happens
    Then it is in "listed.idle"

  @team-cb6692 @team-18
  Scenario: 18 from start to left
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":null}
    Then it is in "left"

  @team-8c0e1a @team-19
  Scenario: 19 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"
    When step.confirmed happens
    Then it is in "working"

  @team-1592a0 @team-20
  Scenario: 20 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"
    When step.declined happens
    Then it is in "listed.idle"

  @team-2ac658 @team-21
  Scenario: 21 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"

  @team-d4ec78 @team-22
  Scenario: 22 from start to listed.refused
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"

  @team-1a84e0 @team-23
  Scenario: 23 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":true,"team":null}
    Then it is in "listed.done"

  @team-0bd64c @team-24
  Scenario: 24 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"

  @team-250c50 @team-25
  Scenario: 25 from start to listed.refused
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"

  @team-7b3072 @team-26
  Scenario: 26 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":true,"team":null}
    Then it is in "listed.done"

  @team-5b1006 @team-27
  Scenario: 27 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-3fcb08 @team-28
  Scenario: 28 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-c1d46e @team-29
  Scenario: 29 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-3e5749 @team-30
  Scenario: 30 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-39b532 @team-31
  Scenario: 31 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-877bc5 @team-32
  Scenario: 32 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-442981 @team-33
  Scenario: 33 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"ro…
    Then it is in "listed.done"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-20f421 @team-34
  Scenario: 34 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-3714f5 @team-35
  Scenario: 35 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-fb8b7e @team-36
  Scenario: 36 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-824d9f @team-37
  Scenario: 37 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-e9c510 @team-38
  Scenario: 38 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-68f55b @team-39
  Scenario: 39 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-6401f4 @team-40
  Scenario: 40 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or an admin can change the team."}
    Then it is in "listed.refused"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-69a09f @team-41
  Scenario: 41 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-ce6915 @team-42
  Scenario: 42 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-6fd937 @team-43
  Scenario: 43 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-9133c9 @team-44
  Scenario: 44 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-428816 @team-45
  Scenario: 45 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-d49cc4 @team-46
  Scenario: 46 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-73a860 @team-47
  Scenario: 47 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-9d4357 @team-48
  Scenario: 48 from start to inviting.sending
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"invalid","fields":{"email":["They are in your team already"]}}
    Then it is in "inviting.invalid"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"

  @team-28cad9 @team-49
  Scenario: 49 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"invalid","fields":{"email":["They are in your team already"]}}
    Then it is in "inviting.invalid"
    When form.closed happens
    Then it is in "listed.idle"

  @team-a4589c @team-50
  Scenario: 50 from start to inviting.sending
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "inviting.failed"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"

  @team-aa7e19 @team-51
  Scenario: 51 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "inviting.failed"
    When form.closed happens
    Then it is in "listed.idle"

  @team-42233c @team-52
  Scenario: 52 from start to changing.saving
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "changing.failed"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"

  @team-ece084 @team-53
  Scenario: 53 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "changing.failed"
    When form.closed happens
    Then it is in "listed.idle"

  @team-b466ef @team-54
  Scenario: 54 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "working"

  @team-686eef @team-55
  Scenario: 55 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @team-272d63 @team-56
  Scenario: 56 from start to inviting.sending
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "inviting.proving"
    When stepUp answers {"isProven":true}
    Then it is in "inviting.sending"

  @team-ab6931 @team-57
  Scenario: 57 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "inviting.proving"
    When stepUp answers {"isProven":false}
    Then it is in "inviting.filling"

  @team-989a4c @team-58
  Scenario: 58 from start to changing.saving
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "changing.proving"
    When stepUp answers {"isProven":true}
    Then it is in "changing.saving"

  @team-a3e069 @team-59
  Scenario: 59 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","email":"mei@acme.example","is_email_verified":true,"role":"coordinator",…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "changing.proving"
    When stepUp answers {"isProven":false}
    Then it is in "changing.choosing"
