import type { VideoResume } from '../../../contract/video-resumes.ts';
import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key, video } from '../samples.ts';
import { picture, videoResumeFlow } from './videoResume.fixtures.ts';

const file = { ref: key, name: 'ana.mp4', size: 9_000_000 };
const [first, second, third] = ['first', 'second', 'third'].map((id) => ({ ...video, id })) as [VideoResume, VideoResume, VideoResume];
const covered = { ...first, cover: '/cover' };
const frames = [1, 2, 3].map((at) => ({ file: { ...picture, ref: String(at) }, at }));
const choose = (replaces: string | null) => ({ type: 'video.chosen', file, replaces });
const begins = { given: { videos: [first], reason: 'type' }, sets: { file, replaces: null, reason: null }, calls: { checkVideo: { file } } };
const uploads = {
  given: { file, replaces: 'first', share: 0.5, failure: broken },
  sets: { share: 0, failure: null },
  calls: { uploadVideo: { file, replaces: 'first' } },
};
const aims = { given: { videos: [first], file, reason: 'type' }, sets: { video: first, file: null, reason: null } };
const saves = { given: { video: first, cover: picture }, calls: { saveCover: { id: 'first', cover: picture } } };
const picks = { given: { failure: broken }, sets: { cover: picture, failure: null } };

stateTable(videoResumeFlow, undefined, [
  starts(undefined, 'loading', { calls: { listVideos: undefined } }),
  ['loading', done('listVideos', [first]), 'listed.choosing', { sets: { videos: [first] } }],
  ['loading', fails('listVideos', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listVideos', broken), 'unloadable', saysFailed],
  ['disconnected', done('waitForConnection'), 'loading', { calls: { listVideos: undefined } }],
  ...['disconnected', 'unloadable'].map((from): Row => [from, 'load.retried', 'loading', { calls: { listVideos: undefined } }]),
  ...['choosing', 'rejected', 'stored', 'coverChanged', 'removed', 'notRemoved'].flatMap((part): Row[] => [
    [`listed.${part}`, choose(null), 'checking', begins],
    [`listed.${part}`, { type: 'cover.requested', id: 'first' }, 'readingFrames', { ...aims, calls: { readFrames: { file: null, video: first } } }],
    [`listed.${part}`, { type: 'cover.requested', id: 'other' }, null, { given: { videos: [first] } }],
    [`listed.${part}`, { type: 'removal.requested', id: 'first' }, 'confirmingRemoval', aims],
    [`listed.${part}`, { type: 'removal.requested', id: 'other' }, null, { given: { videos: [first] } }],
  ]),
  // At most three, but one of them can be replaced.
  ['listed.choosing', choose(null), null, { given: { videos: [first, second, third] } }],
  ['listed.choosing', choose('first'), 'checking', { given: { videos: [first, second, third] }, sets: { replaces: 'first' } }],
  ['listed.choosing', choose('other'), null, { given: { videos: [first] } }],
  ['checking', done('checkVideo', { ok: true }), 'uploading.sending', uploads],
  ['checking', done('checkVideo', { ok: false, reason: 'type' }), 'listed.rejected', { sets: { reason: 'type' } }],
  ['checking', fails('checkVideo', broken), 'failed', saysFailed],
  ['uploading.sending', { type: 'upload.progressed', share: 0.4 }, 'uploading.sending', { sets: { share: 0.4 } }],
  ['uploading.sending', { type: 'upload.progressed', share: 1 }, 'uploading.judging', { sets: { share: 1 } }],
  ...['uploading.sending', 'uploading.judging'].flatMap((from): Row[] => [
    [
      from,
      { type: 'upload.stored', video: second },
      'readingFrames',
      { given: { file, videos: [first] }, sets: { video: second, videos: [second, first] }, calls: { readFrames: { file, video: second } } },
    ],
    [from, { type: 'upload.rejected', reason: 'tooLong' }, 'listed.rejected', { sets: { reason: 'tooLong' } }],
    [from, { type: 'upload.failed', failure: offline }, 'offline', { ...saysOffline, calls: { waitForConnection: undefined } }],
    [from, { type: 'upload.failed', failure: broken }, 'failed', saysFailed],
  ]),
  ...['checking', 'uploading.sending', 'uploading.judging', 'offline', 'failed'].map((from): Row => [from, 'video.cancelled', 'listed.choosing']),
  ['offline', done('waitForConnection'), 'uploading.sending', uploads],
  ['offline', 'video.retried', 'uploading.sending', uploads],
  ['failed', 'video.retried', 'checking', { given: { file }, calls: { checkVideo: { file } } }],
  ['failed', choose(null), 'checking', begins],
  // The middle frame is proposed.
  ['readingFrames', done('readFrames', frames), 'choosingCover.proposed', { sets: { frames, cover: frames[1]?.file } }],
  ['readingFrames', done('readFrames', []), 'frameless', { given: { frames, cover: picture }, sets: { frames: [], cover: null } }],
  ['readingFrames', fails('readFrames', broken), 'frameless', { given: { frames, cover: picture }, sets: { frames: [], cover: null } }],
  ...['choosingCover.proposed', 'choosingCover.changed', 'frameless', 'coverRefused', 'coverFailed'].map((from): Row => [
    from,
    { type: 'cover.chosen', file: picture },
    'choosingCover.changed',
    picks,
  ]),
  ...['choosingCover.proposed', 'choosingCover.changed'].map((from): Row => [from, 'cover.confirmed', 'savingCover', saves]),
  ...['readingFrames', 'choosingCover.proposed', 'choosingCover.changed', 'frameless', 'savingCover', 'coverRefused', 'coverOffline', 'coverFailed'].flatMap(
    (from): Row[] => [
      [from, 'cover.skipped', 'listed.stored', { given: { file } }],
      [from, 'cover.skipped', 'listed.choosing'],
    ],
  ),
  [
    'savingCover',
    done('saveCover', { ok: true, video: covered }),
    'listed.stored',
    { given: { file, videos: [first, second] }, sets: { video: covered, videos: [covered, second] } },
  ],
  ['savingCover', done('saveCover', { ok: true, video: covered }), 'listed.coverChanged'],
  ['savingCover', done('saveCover', { ok: false }), 'coverRefused'],
  ['savingCover', fails('saveCover', offline), 'coverOffline', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['savingCover', fails('saveCover', broken), 'coverFailed', saysFailed],
  ['coverOffline', done('waitForConnection'), 'savingCover', saves],
  ...['coverOffline', 'coverFailed'].map((from): Row => [from, 'cover.retried', 'savingCover', saves]),
  ['confirmingRemoval', 'removal.confirmed', 'removing', { given: { video: first }, calls: { deleteVideo: { id: 'first' } } }],
  ['confirmingRemoval', 'removal.declined', 'listed.choosing'],
  ['removing', done('deleteVideo'), 'listed.removed', { given: { videos: [first, second], video: first }, sets: { videos: [second] } }],
  ['removing', fails('deleteVideo', broken), 'listed.notRemoved', saysFailed],
]);
