import type { VideoResume } from '../../../contract/video-resumes.ts';
import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import { videoResumeMachine } from './videoResume.machine.ts';

const file = { ref: key, name: 'ana.mp4', size: 9_000_000 };
export const picture = { ref: '7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f0d31', name: 'ana.jpg', size: 60_000 };
const frames = [900, 4_500, 8_100].map((at) => ({ file: { ...picture, ref: `7a1f6a3e-0d1c-4d53-8a4d-9c1b8a2f${at}` }, at }));

const one = (id: string): VideoResume => ({
  id,
  filename: `${id}.mp4`,
  size: 9_000_000,
  duration_ms: 9_000,
  file: `/api/jobseekers/video-resumes/files/${id}`,
  cover: null,
  created_at: '2026-01-10T09:00:00Z',
});
const [first, second, third] = [one('first'), one('second'), one('third')] as const;
const stored = one('new');
const covered = { ...first, cover: '/api/jobseekers/video-resumes/covers/first' };

export const videoResumeFlow = defineFlow({
  id: 'videoResume',
  area: 'profile',
  title: 'Video resumes',
  purpose: 'Stores up to three MP4 videos of under three minutes, each with a cover out of its own pictures, and lets them be seen, replaced and deleted.',
  source: 'src/machines/videoResume/videoResume.machine.ts',
  machine: videoResumeMachine,
  states: {
    loading: 'They are being fetched.',
    disconnected: 'The device is offline; they are fetched once it is back.',
    unloadable: 'They could not be fetched.',
    listed: 'They are shown.',
    'listed.choosing': 'A video can be chosen, where there is room; each can be seen, replaced, covered anew and deleted.',
    'listed.rejected': 'The chosen video can not be taken; the reason is told, and another can be chosen.',
    'listed.stored': 'The new video is stored.',
    'listed.coverChanged': 'One has another cover.',
    'listed.removed': 'One was deleted.',
    'listed.notRemoved': 'One could not be deleted, and is still there.',
    checking: 'The type, size and length of the chosen file are being read.',
    uploading: 'It is on its way.',
    'uploading.sending': 'It is being sent.',
    'uploading.judging': 'All was sent; the server judges it.',
    offline: 'The device is offline; the upload goes on by itself once it is back.',
    failed: 'It did not arrive; it can be tried again.',
    readingFrames: 'Pictures are being drawn out of the video.',
    choosingCover: 'A cover is chosen.',
    'choosingCover.proposed': 'The picture in the middle is proposed.',
    'choosingCover.changed': 'Another picture was chosen.',
    frameless: 'This browser can not show the video: a picture can be chosen, or none.',
    savingCover: 'The cover is on its way.',
    coverSaved: 'It is there.',
    coverRefused: 'The cover can not be read as a picture; another can be chosen, or none.',
    coverOffline: 'The device is offline; the cover goes out once it is back.',
    coverFailed: 'The cover did not arrive; it can be tried again.',
    confirmingRemoval: 'Whether one is to be deleted is asked.',
    removing: 'It is being deleted.',
  },
  fixtures: {
    inputs: { start: undefined },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'video.chosen': [
        { type: 'video.chosen', file, replaces: null },
        { type: 'video.chosen', file, replaces: first.id },
      ],
      'video.retried': [{ type: 'video.retried' }],
      'video.cancelled': [{ type: 'video.cancelled' }],
      'cover.requested': [{ type: 'cover.requested', id: first.id }],
      'cover.chosen': [{ type: 'cover.chosen', file: picture }],
      'cover.confirmed': [{ type: 'cover.confirmed' }],
      'cover.retried': [{ type: 'cover.retried' }],
      'cover.skipped': [{ type: 'cover.skipped' }],
      'removal.requested': [{ type: 'removal.requested', id: first.id }],
      'removal.confirmed': [{ type: 'removal.confirmed' }],
      'removal.declined': [{ type: 'removal.declined' }],
      'upload.progressed': [
        { type: 'upload.progressed', share: 0.4 },
        { type: 'upload.progressed', share: 1 },
      ],
      'upload.stored': [{ type: 'upload.stored', video: stored }],
      'upload.rejected': [{ type: 'upload.rejected', reason: 'tooLong' }],
      'upload.failed': [
        { type: 'upload.failed', failure: offline },
        { type: 'upload.failed', failure: broken },
      ],
    },
    actors: {
      listVideos: { done: [[first], [first, second, third]], error: [broken, offline] },
      checkVideo: { done: [{ ok: true }, { ok: false, reason: 'type' }], error: [new Error('The file is gone.')] },
      uploadVideo: {},
      readFrames: { done: [frames, []], error: [new Error('no picture')] },
      saveCover: { done: [{ ok: true, video: covered }, { ok: false }], error: [broken, offline] },
      deleteVideo: { done: [undefined], error: [broken] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ videos, file: chosen }) => [videos.map(({ id }) => id), chosen !== null],
  },
});
