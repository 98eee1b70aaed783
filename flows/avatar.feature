@avatar
Feature: A picture of oneself
  Takes a JPG, PNG or BMP up to 10 MB, cut to a square, or a drawing chosen in its place, and stores it; the one there was stays until then.

  @avatar-cfe3c3 @avatar-1
  Scenario: 1 from with to rejected
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture fails with "gone"
    Then it is in "rejected"

  @avatar-ee6098 @avatar-2
  Scenario: 2 from with to idle
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-154f52 @avatar-3
  Scenario: 3 from with to checking
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-59ada8 @avatar-4
  Scenario: 4 from with to removing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When removal.requested happens
    Then it is in "removing"

  @avatar-d0096d @avatar-6
  Scenario: 6 from with to checking
    Given the avatar flow with the input "with"
    And it is in "idle"
    When removal.requested happens
    Then it is in "removing"
    When removeAvatar fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notRemoved"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-5da605 @avatar-7
  Scenario: 7 from with to removing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When removal.requested happens
    Then it is in "removing"
    When removeAvatar fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notRemoved"
    When removal.requested happens
    Then it is in "removing"

  @avatar-302d2e @avatar-8
  Scenario: 8 from with to cropping.moved
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"

  @avatar-47729d @avatar-9
  Scenario: 9 from with to uploading
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"
    When crop.confirmed happens
    Then it is in "uploading"

  @avatar-6f62bd @avatar-10
  Scenario: 10 from with to idle
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-d6d182 @avatar-11
  Scenario: 11 from with to idle
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-bc5f44 @avatar-12
  Scenario: 12 from with to uploading
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.progressed happens with {"share":0.5}
    Then it is in "uploading"

  @avatar-847b0f @avatar-13
  Scenario: 13 from with to rejected
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.rejected happens with {"reason":"type"}
    Then it is in "rejected"

  @avatar-8671e6 @avatar-16
  Scenario: 16 from with to idle
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-9d8c1b @avatar-17
  Scenario: 17 from with to uploading
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "uploading"

  @avatar-91a00e @avatar-18
  Scenario: 18 from with to idle
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-9611f4 @avatar-19
  Scenario: 19 from with to uploading
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"
    When avatar.retried happens
    Then it is in "uploading"

  @avatar-fb7907 @avatar-20
  Scenario: 20 from without to rejected
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture fails with "gone"
    Then it is in "rejected"

  @avatar-d784e2 @avatar-21
  Scenario: 21 from without to idle
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-29651d @avatar-22
  Scenario: 22 from without to checking
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-c82b52 @avatar-23
  Scenario: 23 from without to cropping.moved
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"

  @avatar-7f8169 @avatar-24
  Scenario: 24 from without to uploading
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"
    When crop.confirmed happens
    Then it is in "uploading"

  @avatar-9a6b43 @avatar-25
  Scenario: 25 from without to idle
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.moved happens with {"square":{"x":0,"y":20,"size":200}}
    Then it is in "cropping.moved"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-350343 @avatar-26
  Scenario: 26 from without to idle
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-59f3fa @avatar-27
  Scenario: 27 from without to uploading
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.progressed happens with {"share":0.5}
    Then it is in "uploading"

  @avatar-c54677 @avatar-29
  Scenario: 29 from without to rejected
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.rejected happens with {"reason":"type"}
    Then it is in "rejected"

  @avatar-52bb55 @avatar-30
  Scenario: 30 from without to idle
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-513621 @avatar-31
  Scenario: 31 from without to uploading
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"offline","status":0,"code":0,"message":"","fields":{},"retryAfter":null,"requestId":null}}
    Then it is in "offline"
    When waitForConnection answers
    Then it is in "uploading"

  @avatar-316d1d @avatar-32
  Scenario: 32 from without to idle
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"
    When avatar.cancelled happens
    Then it is in "idle"

  @avatar-28c9c9 @avatar-33
  Scenario: 33 from without to uploading
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.failed happens with {"failure":{"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,…
    Then it is in "failed"
    When avatar.retried happens
    Then it is in "uploading"

  @avatar-961fa8 @avatar-34
  Scenario: 34 from with to checking
    Given the avatar flow with the input "with"
    And it is in "idle"
    When removal.requested happens
    Then it is in "removing"
    When removeAvatar answers {"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana@example…
    Then it is in "removed"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-f666f4 @avatar-35
  Scenario: 35 from with to checking
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.stored happens with {"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana…
    Then it is in "done"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-f390f0 @avatar-36
  Scenario: 36 from with to removing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.stored happens with {"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana…
    Then it is in "done"
    When removal.requested happens
    Then it is in "removing"

  @avatar-ab566f @avatar-37
  Scenario: 37 from without to done
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.stored happens with {"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana…
    Then it is in "done"

  @avatar-7a70c7 @avatar-38
  Scenario: 38 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":0}}
    Then it is in "choosingDrawn"

  @avatar-dbc691 @avatar-39
  Scenario: 39 from with to drawing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-3ed307 @avatar-40
  Scenario: 40 from with to checking
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":false,"failure":"usedUp"}
    Then it is in "drawingUsedUp"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-a05fb3 @avatar-41
  Scenario: 41 from with to drawing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":false,"failure":"usedUp"}
    Then it is in "drawingUsedUp"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-18248d @avatar-42
  Scenario: 42 from with to removing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":false,"failure":"usedUp"}
    Then it is in "drawingUsedUp"
    When removal.requested happens
    Then it is in "removing"

  @avatar-a20499 @avatar-43
  Scenario: 43 from with to checking
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-0b7a27 @avatar-44
  Scenario: 44 from with to drawing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-2638fd @avatar-45
  Scenario: 45 from with to removing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"
    When removal.requested happens
    Then it is in "removing"

  @avatar-6a44e0 @avatar-46
  Scenario: 46 from with to drawing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When removal.requested happens
    Then it is in "removing"
    When removeAvatar answers {"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana@example…
    Then it is in "removed"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-539c00 @avatar-47
  Scenario: 47 from with to drawing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When removal.requested happens
    Then it is in "removing"
    When removeAvatar fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notRemoved"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-5328fc @avatar-48
  Scenario: 48 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When avatar.cancelled happens
    Then it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-3f9b49 @avatar-49
  Scenario: 49 from with to notDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawn.chosen happens with {"face":"/face/f-ph-0123456789abcdef.svg"}
    Then it is in "takingDrawn"
    When takeFace fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"

  @avatar-d9fa0e @avatar-50
  Scenario: 50 from with to drawing
    Given the avatar flow with the input "with"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":true,"picture":{"width":400,"height":300}}
    Then it is in "cropping.centred"
    When crop.confirmed happens
    Then it is in "uploading"
    When upload.stored happens with {"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana…
    Then it is in "done"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-848eed @avatar-51
  Scenario: 51 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":false,"failure":"usedUp"}
    Then it is in "drawingUsedUp"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-43abde @avatar-52
  Scenario: 52 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-e1a75b @avatar-53
  Scenario: 53 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When avatar.cancelled happens
    Then it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-390b66 @avatar-54
  Scenario: 54 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When avatar.cancelled happens
    Then it is in "idle"
    When removal.requested happens
    Then it is in "removing"
    When removeAvatar answers {"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana@example…
    Then it is in "removed"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-d97624 @avatar-55
  Scenario: 55 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When avatar.cancelled happens
    Then it is in "idle"
    When removal.requested happens
    Then it is in "removing"
    When removeAvatar fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notRemoved"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-e01162 @avatar-56
  Scenario: 56 from with to choosingDrawn
    Given the avatar flow with the input "with"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawn.chosen happens with {"face":"/face/f-ph-0123456789abcdef.svg"}
    Then it is in "takingDrawn"
    When takeFace answers {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000},"picture":{"width":640,"height":64…
    Then it is in "uploading"
    When upload.stored happens with {"user":{"active_key":1,"id":"0b6e7c1e-2f0a-4a63-9d61-0d4d0f6a5c11","first_name":"Ana","last_name":"Reyes","email":"ana…
    Then it is in "done"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-ed477f @avatar-57
  Scenario: 57 from without to choosingDrawn
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":0}}
    Then it is in "choosingDrawn"

  @avatar-8a76fc @avatar-58
  Scenario: 58 from without to drawing
    Given the avatar flow with the input "without"
    And it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-d30896 @avatar-59
  Scenario: 59 from without to checking
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":false,"failure":"usedUp"}
    Then it is in "drawingUsedUp"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-2ec7cf @avatar-60
  Scenario: 60 from without to drawing
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":false,"failure":"usedUp"}
    Then it is in "drawingUsedUp"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-dbd766 @avatar-61
  Scenario: 61 from without to checking
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"

  @avatar-f84edd @avatar-62
  Scenario: 62 from without to drawing
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"

  @avatar-78d915 @avatar-63
  Scenario: 63 from without to choosingDrawn
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When avatar.cancelled happens
    Then it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-481a55 @avatar-64
  Scenario: 64 from without to uploading
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawn.chosen happens with {"face":"/face/f-ph-0123456789abcdef.svg"}
    Then it is in "takingDrawn"
    When takeFace answers {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000},"picture":{"width":640,"height":64…
    Then it is in "uploading"

  @avatar-f3807e @avatar-65
  Scenario: 65 from without to notDrawn
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawn.chosen happens with {"face":"/face/f-ph-0123456789abcdef.svg"}
    Then it is in "takingDrawn"
    When takeFace fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"

  @avatar-646c33 @avatar-66
  Scenario: 66 from without to choosingDrawn
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":false,"failure":"usedUp"}
    Then it is in "drawingUsedUp"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-5f789b @avatar-67
  Scenario: 67 from without to choosingDrawn
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces fails {"kind":"refused","status":500,"code":50001,"message":"Something went wrong.","fields":{},"retryAfter":null,"requestId"…
    Then it is in "notDrawn"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"

  @avatar-045bee @avatar-68
  Scenario: 68 from without to choosingDrawn
    Given the avatar flow with the input "without"
    And it is in "idle"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "drawing"
    When drawFaces answers {"ok":true,"drawn":{"faces":["/face/f-ph-0123456789abcdef.svg"],"left":1}}
    Then it is in "choosingDrawn"
    When avatar.cancelled happens
    Then it is in "idle"
    When picture.chosen happens with {"file":{"ref":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20","name":"ana.jpg","size":90000}}
    Then it is in "checking"
    When readPicture answers {"ok":false,"reason":"tooLarge"}
    Then it is in "rejected"
    When drawing.requested happens with {"key":"3c7e5c4e-68f8-4c1b-9e55-6b2f0a2f7a20"}
    Then it is in "choosingDrawn"
