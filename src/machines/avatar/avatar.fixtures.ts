import { defineFlow } from '../flow.ts';
import { broken, key, offline, user } from '../samples.ts';
import { avatarMachine } from './avatar.machine.ts';

export const photo = { ref: key, name: 'ana.jpg', size: 90_000 };
const FACE = '/face/f-ph-0123456789abcdef.svg';
const AVATAR = '/api/jobseekers/avatar/6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b5a';

export const avatarFlow = defineFlow({
  id: 'avatar',
  area: 'profile',
  title: 'A picture of oneself',
  purpose: 'Takes a JPG, PNG or BMP up to 10 MB, cut to a square, or a drawing chosen in its place, and stores it; the one there was stays until then.',
  source: 'src/machines/avatar/avatar.machine.ts',
  machine: avatarMachine,
  states: {
    idle: 'A picture can be chosen, or the one there is taken away.',
    checking: 'The chosen file is being read.',
    cropping: 'The square that is kept is being chosen.',
    'cropping.centred': 'The largest square in the middle is proposed.',
    'cropping.moved': 'The square was moved or its size changed.',
    uploading: 'The square is on its way.',
    offline: 'The device is offline; it goes on by itself once it is back.',
    failed: 'It did not arrive; it can be tried again.',
    rejected: 'It can not be taken; the reason is told, and another can be chosen.',
    done: 'The new picture is there.',
    drawing: 'Faces to choose from are being drawn.',
    choosingDrawn: 'Drawn faces can be chosen from, or others drawn, five times a day.',
    takingDrawn: 'The chosen drawing is being made a picture of.',
    drawingUsedUp: 'No more can be drawn today.',
    notDrawn: 'Nothing could be drawn; it can be asked for again.',
    removing: 'The picture is being taken away.',
    removed: 'There is no picture any more.',
    notRemoved: 'The picture could not be taken away, and is still there.',
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
