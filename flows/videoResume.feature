@videoResume
Feature: Video resumes
  Stores up to three MP4 videos of under three minutes, each with a cover out of its own pictures, and lets them be seen, replaced and deleted.

  @videoResume-8f0794 @videoResume-1
  Scenario: 1 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"

  @videoResume-07bf42 @videoResume-2
  Scenario: 2 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":"first"}
    Then it is in "checking"

  @videoResume-373a9e @videoResume-3
  Scenario: 3 from start to loading
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "unloadable"
    When load.retried happens
    Then it is in "loading"

  @videoResume-de6b2a @videoResume-4
  Scenario: 4 from start to loading
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When load.retried happens
    Then it is in "loading"

  @videoResume-fa8a76 @videoResume-5
  Scenario: 5 from start to loading
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "disconnected"
    When waitForConnection answers
    Then it is in "loading"

  @videoResume-781862 @videoResume-6
  Scenario: 6 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When video.cancelled happens
    Then it is in "listed.choosing"

  @videoResume-34b107 @videoResume-7
  Scenario: 7 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-8284ec @videoResume-8
  Scenario: 8 from start to frameless
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames fails with "no picture"
    Then it is in "frameless"

  @videoResume-588b93 @videoResume-9
  Scenario: 9 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"
    When removal.declined happens
    Then it is in "listed.choosing"

  @videoResume-734ad1 @videoResume-10
  Scenario: 10 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When video.cancelled happens
    Then it is in "listed.choosing"

  @videoResume-450ebf @videoResume-11
  Scenario: 11 from start to uploading.sending
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":0.4}
    Then it is in "uploading.sending"

  @videoResume-48869f @videoResume-12
  Scenario: 12 from start to listed.rejected
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.rejected happens with {"reason":"tooLong"}
    Then it is in "listed.rejected"

  @videoResume-0c1dd1 @videoResume-13
  Scenario: 13 from start to failed
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"

  @videoResume-e73470 @videoResume-14
  Scenario: 14 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":false,"reason":"type"}
    Then it is in "listed.rejected"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"

  @videoResume-473318 @videoResume-15
  Scenario: 15 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":false,"reason":"type"}
    Then it is in "listed.rejected"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":"first"}
    Then it is in "checking"

  @videoResume-672dc1 @videoResume-16
  Scenario: 16 from start to readingFrames
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":false,"reason":"type"}
    Then it is in "listed.rejected"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"

  @videoResume-488a2e @videoResume-17
  Scenario: 17 from start to confirmingRemoval
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":false,"reason":"type"}
    Then it is in "listed.rejected"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"

  @videoResume-6ff0df @videoResume-18
  Scenario: 18 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo fails with "The file is gone."
    Then it is in "failed"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"

  @videoResume-43ebd5 @videoResume-19
  Scenario: 19 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo fails with "The file is gone."
    Then it is in "failed"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":"first"}
    Then it is in "checking"

  @videoResume-fa3d5d @videoResume-20
  Scenario: 20 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo fails with "The file is gone."
    Then it is in "failed"
    When video.retried happens
    Then it is in "checking"

  @videoResume-097110 @videoResume-21
  Scenario: 21 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo fails with "The file is gone."
    Then it is in "failed"
    When video.cancelled happens
    Then it is in "listed.choosing"

  @videoResume-5f498f @videoResume-22
  Scenario: 22 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-cc8357 @videoResume-23
  Scenario: 23 from start to choosingCover.changed
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers []
    Then it is in "frameless"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"

  @videoResume-1da721 @videoResume-24
  Scenario: 24 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers []
    Then it is in "frameless"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-db5d5d @videoResume-25
  Scenario: 25 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When video.cancelled happens
    Then it is in "listed.choosing"

  @videoResume-eaef21 @videoResume-26
  Scenario: 26 from start to readingFrames
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"

  @videoResume-f49c16 @videoResume-27
  Scenario: 27 from start to listed.rejected
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.rejected happens with {"reason":"tooLong"}
    Then it is in "listed.rejected"

  @videoResume-aca5e2 @videoResume-28
  Scenario: 28 from start to offline
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"

  @videoResume-34e9c8 @videoResume-29
  Scenario: 29 from start to failed
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.progressed happens with {"share":1}
    Then it is in "uploading.judging"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"

  @videoResume-633031 @videoResume-30
  Scenario: 30 from start to uploading.sending
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When video.retried happens
    Then it is in "uploading.sending"

  @videoResume-a73ea9 @videoResume-31
  Scenario: 31 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When video.cancelled happens
    Then it is in "listed.choosing"

  @videoResume-db3f2f @videoResume-32
  Scenario: 32 from start to uploading.sending
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "uploading.sending"

  @videoResume-411881 @videoResume-33
  Scenario: 33 from start to choosingCover.changed
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"

  @videoResume-eddbf5 @videoResume-34
  Scenario: 34 from start to savingCover
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"
    When cover.confirmed happens
    Then it is in "savingCover"

  @videoResume-c8d220 @videoResume-35
  Scenario: 35 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-1319b6 @videoResume-36
  Scenario: 36 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-e4739d @videoResume-37
  Scenario: 37 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deleteVideo answers
    Then it is in "listed.removed"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"

  @videoResume-1425ab @videoResume-38
  Scenario: 38 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deleteVideo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notRemoved"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"

  @videoResume-6cb9fc @videoResume-39
  Scenario: 39 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deleteVideo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notRemoved"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":"first"}
    Then it is in "checking"

  @videoResume-4f66df @videoResume-40
  Scenario: 40 from start to readingFrames
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deleteVideo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notRemoved"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"

  @videoResume-102d11 @videoResume-41
  Scenario: 41 from start to confirmingRemoval
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"
    When removal.confirmed happens
    Then it is in "removing"
    When deleteVideo fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "listed.notRemoved"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"

  @videoResume-eff2cc @videoResume-42
  Scenario: 42 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When cover.skipped happens
    Then it is in "listed.stored"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"

  @videoResume-83e2f2 @videoResume-43
  Scenario: 43 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When cover.skipped happens
    Then it is in "listed.stored"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":"first"}
    Then it is in "checking"

  @videoResume-c69cab @videoResume-44
  Scenario: 44 from start to readingFrames
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When cover.skipped happens
    Then it is in "listed.stored"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"

  @videoResume-c9558c @videoResume-45
  Scenario: 45 from start to confirmingRemoval
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When cover.skipped happens
    Then it is in "listed.stored"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"

  @videoResume-a40670 @videoResume-46
  Scenario: 46 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.skipped happens
    Then it is in "listed.stored"

  @videoResume-4fb51c @videoResume-47
  Scenario: 47 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers []
    Then it is in "frameless"
    When cover.skipped happens
    Then it is in "listed.stored"

  @videoResume-c8e7db @videoResume-48
  Scenario: 48 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":true,"video":{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video…
    Then it is in "listed.coverChanged"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"

  @videoResume-8221f8 @videoResume-49
  Scenario: 49 from start to checking
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":true,"video":{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video…
    Then it is in "listed.coverChanged"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":"first"}
    Then it is in "checking"

  @videoResume-869789 @videoResume-50
  Scenario: 50 from start to readingFrames
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":true,"video":{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video…
    Then it is in "listed.coverChanged"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"

  @videoResume-c86e1e @videoResume-51
  Scenario: 51 from start to confirmingRemoval
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":true,"video":{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video…
    Then it is in "listed.coverChanged"
    When removal.requested happens with {"id":"first"}
    Then it is in "confirmingRemoval"

  @videoResume-e49546 @videoResume-52
  Scenario: 52 from start to choosingCover.changed
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":false}
    Then it is in "coverRefused"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"

  @videoResume-26ea03 @videoResume-53
  Scenario: 53 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":false}
    Then it is in "coverRefused"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-13dd21 @videoResume-54
  Scenario: 54 from start to choosingCover.changed
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "coverFailed"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"

  @videoResume-da6898 @videoResume-55
  Scenario: 55 from start to savingCover
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "coverFailed"
    When cover.retried happens
    Then it is in "savingCover"

  @videoResume-450793 @videoResume-56
  Scenario: 56 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "coverFailed"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-63510c @videoResume-57
  Scenario: 57 from start to savingCover
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "coverOffline"
    When cover.retried happens
    Then it is in "savingCover"

  @videoResume-2cb330 @videoResume-58
  Scenario: 58 from start to listed.choosing
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "coverOffline"
    When cover.skipped happens
    Then it is in "listed.choosing"

  @videoResume-738abd @videoResume-59
  Scenario: 59 from start to savingCover
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When cover.requested happens with {"id":"first"}
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "coverOffline"
    When waitForConnection answers
    Then it is in "savingCover"

  @videoResume-bc7b03 @videoResume-60
  Scenario: 60 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.chosen happens with {"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31","name":"ana.jpg","size":60000}}
    Then it is in "choosingCover.changed"
    When cover.skipped happens
    Then it is in "listed.stored"

  @videoResume-b64fde @videoResume-61
  Scenario: 61 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When cover.skipped happens
    Then it is in "listed.stored"

  @videoResume-88b177 @videoResume-62
  Scenario: 62 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":true,"video":{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video…
    Then it is in "listed.stored"

  @videoResume-2810be @videoResume-63
  Scenario: 63 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover answers {"ok":false}
    Then it is in "coverRefused"
    When cover.skipped happens
    Then it is in "listed.stored"

  @videoResume-754ac8 @videoResume-64
  Scenario: 64 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "coverFailed"
    When cover.skipped happens
    Then it is in "listed.stored"

  @videoResume-40ea04 @videoResume-65
  Scenario: 65 from start to listed.stored
    Given the videoResume flow with the input "start"
    And it is in "loading"
    When listVideos answers [{"id":"first","filename":"first.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files/fir…
    Then it is in "listed.choosing"
    When video.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.mp4","size":9000000},"replaces":null}
    Then it is in "checking"
    When checkVideo answers {"ok":true}
    Then it is in "uploading.sending"
    When upload.stored happens with {"video":{"id":"new","filename":"new.mp4","size":9000000,"duration_ms":9000,"file":"/api/jobseekers/video-resumes/files…
    Then it is in "readingFrames"
    When readFrames answers [{"file":{"ref":"7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f900","name":"ana.jpg","size":60000},"at":900},{"file":{"ref":"7a1f6a3e…
    Then it is in "choosingCover.proposed"
    When cover.confirmed happens
    Then it is in "savingCover"
    When saveCover fails {"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}
    Then it is in "coverOffline"
    When cover.skipped happens
    Then it is in "listed.stored"
