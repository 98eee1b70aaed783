import { defineFlow } from '../flow.ts';
import { broken, key, offline, user } from '../samples.ts';
import { avatarMachine } from './avatar.machine.ts';

export const photo = { ref: key, name: 'ana.jpg', size: 90_000 };
const FACE = '/face/f-ph-0123456789abcdef.svg';
const AVATAR = '/api/jobseekers/avatar/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b5a';

export const avatarFlow = defineFlow({
  id: 'avatar',
  area: 'profile',
  title: 'Profile photo',
  purpose: 'Takes a JPG, PNG or BMP up to 10 MB, cropped to a square, or a drawing instead, and stores it; the previous photo stays until then.',
  source: 'src/machines/avatar/avatar.machine.ts',
  machine: avatarMachine,
  states: {
    idle: 'The user can choose a photo, or remove the current one.',
    checking: 'Reading the chosen file.',
    cropping: 'The user crops the photo.',
    'cropping.centred': 'The largest centered square is selected.',
    'cropping.moved': 'The square was moved or resized.',
    uploading: 'Uploading the photo.',
    offline: 'Offline; continues when the connection is back.',
    failed: 'The upload failed; the user can try again.',
    rejected: 'The file was rejected with a reason; the user can choose another.',
    done: 'The new photo is saved.',
    drawing: 'Drawing faces to choose from.',
    choosingDrawn: 'The user can choose a drawn face, or have others drawn, up to five times a day.',
    takingDrawn: 'Turning the chosen drawing into a photo.',
    drawingUsedUp: 'No more can be drawn today.',
    notDrawn: 'Drawing failed; the user can try again.',
    removing: 'Removing the photo.',
    removed: 'The photo is removed.',
    notRemoved: 'The photo couldn’t be removed, and is still there.',
  },
  fixtures: {
    inputs: { with: { avatar: AVATAR }, without: { avatar: null } },
    events: {
      'picture.chosen': [{ type: 'picture.chosen', file: photo }],
      'crop.moved': [{ type: 'crop.moved', square: { x: 0, y: 20, size: 200 } }],
      'crop.confirmed': [{ type: 'crop.confirmed' }],
      'avatar.cancelled': [{ type: 'avatar.cancelled' }],
      'drawing.requested': [{ type: 'drawing.requested', key }],
      'drawn.chosen': [{ type: 'drawn.chosen', face: FACE }],
      'avatar.retried': [{ type: 'avatar.retried' }],
      'removal.requested': [{ type: 'removal.requested' }],
      'upload.progressed': [{ type: 'upload.progressed', share: 0.5 }],
      'upload.stored': [{ type: 'upload.stored', user: { ...user, avatar: AVATAR } }],
      'upload.rejected': [{ type: 'upload.rejected', reason: 'type' }],
      'upload.failed': [
        { type: 'upload.failed', failure: offline },
        { type: 'upload.failed', failure: broken },
      ],
    },
    actors: {
      readPicture: {
        done: [
          { ok: true, picture: { width: 400, height: 300 } },
          { ok: false, reason: 'tooLarge' },
        ],
        error: [new Error('gone')],
      },
      uploadAvatar: {},
      drawFaces: {
        done: [
          { ok: true, drawn: { faces: [FACE], left: 1 } },
          { ok: true, drawn: { faces: [FACE], left: 0 } },
          { ok: false, failure: 'usedUp' },
        ],
        error: [broken],
      },
      takeFace: { done: [{ file: photo, picture: { width: 640, height: 640 } }], error: [broken] },
      removeAvatar: { done: [user], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ avatar, drawn }) => [avatar !== null, drawn?.left ?? null],
  },
});
