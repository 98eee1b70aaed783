import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, user, key } from '../samples.ts';
import { photo, avatarFlow } from './avatar.fixtures.ts';

const face = '/face/f-ph-0123456789abcdef.svg';
const picture = { width: 400, height: 300 };
const middle = { x: 50, y: 0, size: 300 };
const begun = { file: photo, picture, square: middle };
const forgets = { given: { ...begun, share: 0.5, failure: broken }, sets: { file: null, picture: null, square: null, share: 0, failure: null } };
const draws = { sets: { drawingKey: key }, calls: { drawFaces: { key } } };
const sends = { given: begun, calls: { uploadAvatar: { file: photo, square: middle } } };
const drawn = { drawn: { faces: [face], left: 1 } };

stateTable(avatarFlow, { avatar: null }, [
  starts({ avatar: null }, 'idle', { calls: {} }),
  ...['idle', 'rejected', 'done', 'drawingUsedUp', 'notDrawn', 'notRemoved'].flatMap((from): Row[] => [
    [
      from,
      { type: 'picture.chosen', file: photo },
      'checking',
      { given: { reason: 'type' }, sets: { file: photo, reason: null }, calls: { readPicture: { file: photo } } },
    ],
    [from, { type: 'drawing.requested', key }, 'drawing', draws],
    // Faces drawn earlier are shown again, at no cost.
    [from, { type: 'drawing.requested', key }, 'choosingDrawn', { given: drawn, calls: {} }],
    [from, 'removal.requested', 'removing', { given: { avatar: '/a.svg' }, calls: { removeAvatar: undefined } }],
    // What couldn't be removed is still there.
    [from, 'removal.requested', from === 'notRemoved' ? 'removing' : null],
  ]),
  ['removed', { type: 'picture.chosen', file: photo }, 'checking', { calls: { readPicture: { file: photo } } }],
  ['removed', { type: 'drawing.requested', key }, 'drawing', draws],
  ['checking', done('readPicture', { ok: true, picture }), 'cropping.centred', { sets: { picture, square: middle } }],
  ['checking', done('readPicture', { ok: false, reason: 'tooLarge' }), 'rejected', { sets: { reason: 'tooLarge' } }],
  ['checking', fails('readPicture', broken), 'rejected', { sets: { reason: 'unreadable' } }],
  ...['cropping.centred', 'cropping.moved'].flatMap((from): Row[] => [
    [from, { type: 'crop.moved', square: { x: 0, y: 20, size: 200 } }, 'cropping.moved', { given: begun, sets: { square: { x: 0, y: 20, size: 200 } } }],
    [from, 'crop.confirmed', 'uploading', sends],
  ]),
  ['uploading', { type: 'upload.progressed', share: 0.5 }, 'uploading', { sets: { share: 0.5 } }],
  ['uploading', { type: 'upload.stored', user: { ...user, avatar: '/b.svg' } }, 'done', { given: begun, sets: { avatar: '/b.svg', file: null } }],
  ['uploading', { type: 'upload.rejected', reason: 'type' }, 'rejected', { sets: { reason: 'type' } }],
  ['uploading', { type: 'upload.failed', failure: offline }, 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['uploading', { type: 'upload.failed', failure: broken }, 'failed', saysFailed],
  ['offline', done('waitForConnection'), 'uploading', sends],
  ['failed', 'avatar.retried', 'uploading', sends],
  ...['cropping.centred', 'cropping.moved', 'uploading', 'offline', 'failed', 'choosingDrawn'].map((from): Row => [from, 'avatar.cancelled', 'idle', forgets]),
  ['drawing', done('drawFaces', { ok: true, ...drawn }), 'choosingDrawn', { sets: drawn }],
  ['drawing', { type: 'picture.chosen', file: photo }, 'checking', { sets: { file: photo }, calls: { readPicture: { file: photo } } }],
  ['drawing', done('drawFaces', { ok: false, failure: 'usedUp' }), 'drawingUsedUp'],
  ['drawing', fails('drawFaces', broken), 'notDrawn', saysFailed],
  ['choosingDrawn', { type: 'drawn.chosen', face }, 'takingDrawn', { given: drawn, sets: { face }, calls: { takeFace: { face } } }],
  ['choosingDrawn', { type: 'drawn.chosen', face: '/other.svg' }, null, { given: drawn }],
  ['choosingDrawn', { type: 'drawing.requested', key }, 'drawing', { given: drawn, ...draws }],
  ['choosingDrawn', { type: 'drawing.requested', key }, null, { given: { drawn: { faces: [face], left: 0 } } }],
  ['takingDrawn', done('takeFace', { file: photo, picture }), 'uploading', { sets: begun, calls: { uploadAvatar: { file: photo, square: middle } } }],
  ['takingDrawn', fails('takeFace', broken), 'notDrawn', saysFailed],
  ['removing', done('removeAvatar', user), 'removed', { given: { avatar: '/a.svg' }, sets: { avatar: null, user } }],
  ['removing', fails('removeAvatar', broken), 'notRemoved', saysFailed],
]);
