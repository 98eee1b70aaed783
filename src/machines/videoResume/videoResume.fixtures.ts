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
  purpose:
    'Stores up to three MP4 videos of under three minutes, each with one of its own frames as the cover, and lets them be watched, replaced and deleted.',
  source: 'src/machines/videoResume/videoResume.machine.ts',
  machine: videoResumeMachine,
  states: {
    loading: 'Loading the videos.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    listed: 'The videos are shown.',
    'listed.choosing': 'A video can be chosen, up to the limit; each can be watched, replaced, given another cover, and deleted.',
    'listed.rejected': 'The chosen video was rejected with a reason, and another can be chosen.',
    'listed.stored': 'The new video is stored.',
    'listed.coverChanged': 'A cover was changed.',
    'listed.removed': 'One was deleted.',
    'listed.notRemoved': 'One couldn’t be deleted, and is still there.',
    checking: 'Reading the type, size and length of the chosen file.',
    uploading: 'Uploading.',
    'uploading.sending': 'Sending the file.',
    'uploading.judging': 'Everything is sent; the server is checking it.',
    offline: 'Offline; the upload continues automatically when the connection is back.',
    failed: 'The upload failed; the user can try again.',
    readingFrames: 'Extracting frames from the video.',
    choosingCover: 'The user chooses a cover.',
    'choosingCover.proposed': 'The middle frame is proposed.',
    'choosingCover.changed': 'Another frame was chosen.',
    frameless: 'This browser can’t show the video: the user can choose an image, or none.',
    savingCover: 'Uploading the cover.',
    coverSaved: 'The cover is stored.',
    coverRefused: 'The cover isn’t a readable image; the user can choose another, or none.',
    coverOffline: 'Offline; uploads the cover when the connection is back.',
    coverFailed: 'Uploading the cover failed; the user can try again.',
    confirmingRemoval: 'Asking for confirmation to delete one.',
    removing: 'Deleting it.',
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
