@team
Feature: A company’s team
  Who hires for a company: invited, let in, given roles and permissions, taken out; the company handed over, or left.

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

  @team-1825c6 @team-71
  Scenario: 71 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-5bffa7 @team-72
  Scenario: 72 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-1efee0 @team-73
  Scenario: 73 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-6098a9 @team-74
  Scenario: 74 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-a04085 @team-75
  Scenario: 75 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-74d3e1 @team-76
  Scenario: 76 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-fe5498 @team-77
  Scenario: 77 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-9a1fdb @team-78
  Scenario: 78 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-ca7747 @team-79
  Scenario: 79 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-4e3700 @team-80
  Scenario: 80 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When refreshTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"

  @team-4a2457 @team-81
  Scenario: 81 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When refreshTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.idle"

  @team-f7b548 @team-82
  Scenario: 82 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When team.stale happens
    Then it is in "listed.refreshing"
    When refreshTeam fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "listed.idle"

  @team-d947bb @team-83
  Scenario: 83 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When form.closed happens
    Then it is in "listed.idle"

  @team-a416f9 @team-84
  Scenario: 84 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When form.closed happens
    Then it is in "listed.idle"

  @team-037934 @team-85
  Scenario: 85 from start to left
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":null}
    Then it is in "left"

  @team-b502f2 @team-86
  Scenario: 86 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"
    When step.confirmed happens
    Then it is in "working"

  @team-3a1eb4 @team-87
  Scenario: 87 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"
    When step.declined happens
    Then it is in "listed.idle"

  @team-65e01f @team-88
  Scenario: 88 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"

  @team-276e47 @team-89
  Scenario: 89 from start to listed.refused
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"

  @team-5d88d7 @team-90
  Scenario: 90 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":true,"team":null}
    Then it is in "listed.done"

  @team-c0028a @team-91
  Scenario: 91 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"

  @team-5fdcb7 @team-92
  Scenario: 92 from start to listed.refused
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"

  @team-c16612 @team-93
  Scenario: 93 from start to listed.done
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":true,"team":null}
    Then it is in "listed.done"

  @team-c0b2f2 @team-94
  Scenario: 94 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-464f1e @team-95
  Scenario: 95 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-a29514 @team-96
  Scenario: 96 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-9d4d2a @team-97
  Scenario: 97 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-3bb95a @team-98
  Scenario: 98 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-f55f48 @team-99
  Scenario: 99 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-17fe54 @team-100
  Scenario: 100 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":true,"team":{"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.exampl…
    Then it is in "listed.done"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-a1e9fa @team-101
  Scenario: 101 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-805a97 @team-102
  Scenario: 102 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-389e5e @team-103
  Scenario: 103 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-bcf9ca @team-104
  Scenario: 104 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-384762 @team-105
  Scenario: 105 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-78bc8c @team-106
  Scenario: 106 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-5e05b0 @team-107
  Scenario: 107 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"refused","message":"Only a coordinator or admin can change the team."}
    Then it is in "listed.refused"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-4456a2 @team-108
  Scenario: 108 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":true}
    Then it is in "working"

  @team-a609c1 @team-109
  Scenario: 109 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "proving"
    When stepUp answers {"isProven":false}
    Then it is in "listed.idle"

  @team-d0447f @team-110
  Scenario: 110 from start to listed.refreshing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When team.stale happens
    Then it is in "listed.refreshing"

  @team-087aa4 @team-111
  Scenario: 111 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When invite.requested happens
    Then it is in "inviting.filling"

  @team-705c72 @team-112
  Scenario: 112 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"

  @team-3733a6 @team-113
  Scenario: 113 from start to working
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"

  @team-09cb65 @team-114
  Scenario: 114 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.asked happens with {"change":{"kind":"remove","userId":"ben"}}
    Then it is in "asking"

  @team-c25427 @team-115
  Scenario: 115 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.asked happens with {"change":{"kind":"turnAway","userId":"ana"}}
    Then it is in "asking"

  @team-27be88 @team-116
  Scenario: 116 from start to asking
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When step.taken happens with {"change":{"kind":"letIn","userId":"ana"}}
    Then it is in "working"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.failed"
    When step.asked happens with {"change":{"kind":"transfer","userId":"ben"}}
    Then it is in "asking"

  @team-d62da2 @team-117
  Scenario: 117 from start to inviting.sending
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"invalid","fields":{"email":["They’re already on your team"]}}
    Then it is in "inviting.invalid"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"

  @team-b08610 @team-118
  Scenario: 118 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"invalid","fields":{"email":["They’re already on your team"]}}
    Then it is in "inviting.invalid"
    When form.closed happens
    Then it is in "listed.idle"

  @team-8e9a5b @team-119
  Scenario: 119 from start to inviting.sending
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "inviting.proving"
    When stepUp answers {"isProven":true}
    Then it is in "inviting.sending"

  @team-8a0c40 @team-120
  Scenario: 120 from start to inviting.filling
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "inviting.proving"
    When stepUp answers {"isProven":false}
    Then it is in "inviting.filling"

  @team-359e22 @team-121
  Scenario: 121 from start to inviting.sending
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "inviting.failed"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"

  @team-51cc75 @team-122
  Scenario: 122 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When invite.requested happens
    Then it is in "inviting.filling"
    When invite.submitted happens with {"email":"noor@acme.example","given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "inviting.sending"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "inviting.failed"
    When form.closed happens
    Then it is in "listed.idle"

  @team-b4f3c3 @team-123
  Scenario: 123 from start to changing.saving
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "changing.proving"
    When stepUp answers {"isProven":true}
    Then it is in "changing.saving"

  @team-0644d1 @team-124
  Scenario: 124 from start to changing.choosing
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam answers {"ok":false,"failure":"proofNeeded"}
    Then it is in "changing.proving"
    When stepUp answers {"isProven":false}
    Then it is in "changing.choosing"

  @team-fbe659 @team-125
  Scenario: 125 from start to changing.saving
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "changing.failed"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"

  @team-45cb27 @team-126
  Scenario: 126 from start to listed.idle
    Given the team flow with the input "start"
    And it is in "loading"
    When loadTeam answers {"members":[{"user_id":"mei","name":"Mei Lim","avatar":null,"avatar_hue":150,"email":"mei@acme.example","is_email_verif…
    Then it is in "listed.idle"
    When change.requested happens with {"userId":"ben"}
    Then it is in "changing.choosing"
    When change.submitted happens with {"given":{"role":"recruiter","permissions":["post-jobs","chat-with-job-seekers"]}}
    Then it is in "changing.saving"
    When changeTeam fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "changing.failed"
    When form.closed happens
    Then it is in "listed.idle"
