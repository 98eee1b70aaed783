import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { VideoResume } from '../../../contract/video-resumes.ts';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { broken, key, offline } from '../samples.ts';
import type { CoverAnswer, Frame, VideoAnswer, VideoUploadEvent } from './videoResume.actors.ts';
import { picture, videoResumeFlow } from './videoResume.fixtures.ts';
import { videoResumeMachine } from './videoResume.machine.ts';

pathTests(videoResumeFlow);

const file: FileRef = { ref: key, name: 'ana.mp4', size: 10 };
const video = (id: string): VideoResume => ({
  id,
  filename: 'ana.mp4',
  size: 10,
  duration_ms: 9_000,
  file: `/${id}`,
  cover: null,
  created_at: '2026-01-10T09:00:00Z',
});
const frames: Frame[] = [1, 2, 3].map((at) => ({ file: { ...picture, ref: `frame-${at}` }, at }));

async function listed(videos: VideoResume[] = []) {
  const actors = {
    listVideos: held<VideoResume[], void>(),
    checkVideo: held<VideoAnswer, { file: FileRef }>(),
    readFrames: held<Frame[], { file: FileRef | null; video: VideoResume }>(),
    saveCover: held<CoverAnswer, { id: string; cover: FileRef }>(),
    deleteVideo: held<void, { id: string }>(),
    waitForConnection: held<void, void>(),
  };
  const uploads: { input: { file: FileRef; replaces: string | null }; tell: (event: VideoUploadEvent) => void; isStopped: boolean }[] = [];
  const uploadVideo = fromCallback<VideoUploadEvent, { file: FileRef; replaces: string | null }>(({ input, sendBack }) => {
    const upload = { input, tell: sendBack, isStopped: false };
    uploads.push(upload);
    return () => {
      upload.isStopped = true;
    };
  });
  const logic = Object.fromEntries(Object.entries(actors).map(([name, { logic: actor }]) => [name, actor]));
  const actor = createActor(videoResumeMachine.provide({ actors: { ...logic, uploadVideo } as never })).start();
  await actors.listVideos.calls[0]?.answer(videos);
  return { actor, uploads, ...actors, state: () => actor.getSnapshot() };
}

async function uploaded(videos: VideoResume[] = [], replaces: string | null = null) {
  const flow = await listed(videos);
  flow.actor.send({ type: 'video.chosen', file, replaces });
  await flow.checkVideo.calls[0]?.answer({ ok: true });
  return flow;
}

test('a stored video gets its middle frame as the cover, and comes first', async () => {
  const { state, actor, uploads, readFrames, saveCover } = await uploaded([video('old')]);
  uploads[0]?.tell({ type: 'upload.progressed', share: 0.5 });
  expect(state()).toMatchObject({ value: { uploading: 'sending' }, context: { share: 0.5 } });
  uploads[0]?.tell({ type: 'upload.progressed', share: 1 });
  expect(state().value).toEqual({ uploading: 'judging' });
  uploads[0]?.tell({ type: 'upload.stored', video: video('new') });
  expect(readFrames.calls[0]?.input).toEqual({ file, video: video('new') });
  await readFrames.calls[0]?.answer(frames);
  actor.send({ type: 'cover.confirmed' });
  expect(saveCover.calls[0]?.input).toEqual({ id: 'new', cover: frames[1]?.file });
  await saveCover.calls[0]?.answer({ ok: true, video: { ...video('new'), cover: '/c' } });
  expect(state().value).toEqual({ listed: 'stored' });
  expect(state().context.videos.map(({ id, cover }) => [id, cover])).toEqual([
    ['new', '/c'],
    ['old', null],
  ]);
});

test('doesn’t send a video rejected here; shows the reason of a rejection by the server', async () => {
  const { state, actor, uploads, checkVideo } = await listed();
  actor.send({ type: 'video.chosen', file, replaces: null });
  await checkVideo.calls[0]?.answer({ ok: false, reason: 'tooLong' });
  expect(state()).toMatchObject({ value: { listed: 'rejected' }, context: { reason: 'tooLong' } });
  expect(uploads).toHaveLength(0);
  actor.send({ type: 'video.chosen', file, replaces: null });
  expect(state()).toMatchObject({ value: 'checking', context: { reason: null } });
  await checkVideo.calls[1]?.answer({ ok: true });
  uploads[0]?.tell({ type: 'upload.rejected', reason: 'noPicture' });
  expect(state()).toMatchObject({ value: { listed: 'rejected' }, context: { reason: 'noPicture' } });
});

test('doesn’t start a fourth video, but allows a replacement', async () => {
  const { state, actor } = await listed(['a', 'b', 'c'].map(video));
  actor.send({ type: 'video.chosen', file, replaces: null });
  actor.send({ type: 'video.chosen', file, replaces: 'gone' });
  expect(state().value).toEqual({ listed: 'choosing' });
  actor.send({ type: 'video.chosen', file, replaces: 'b' });
  expect(state().value).toBe('checking');
});

test('a replacement keeps its place', async () => {
  const { state, uploads } = await uploaded(['a', 'b'].map(video), 'b');
  expect(uploads[0]?.input).toEqual({ file, replaces: 'b' });
  uploads[0]?.tell({ type: 'upload.stored', video: { ...video('b'), duration_ms: 1 } });
  expect(state().context.videos.map(({ id, duration_ms }) => [id, duration_ms])).toEqual([
    ['a', 9_000],
    ['b', 1],
  ]);
});

test('resumes the same file with the same key when the connection is back; canceling stops the request', async () => {
  const { state, actor, uploads, waitForConnection } = await uploaded();
  uploads[0]?.tell({ type: 'upload.progressed', share: 0.9 });
  uploads[0]?.tell({ type: 'upload.failed', failure: offline });
  expect(state().value).toBe('offline');
  await waitForConnection.calls[0]?.answer();
  expect([uploads[1]?.input.file.ref, state().context.share]).toEqual([key, 0]);
  actor.send({ type: 'video.cancelled' });
  expect([uploads[1]?.isStopped, state().value]).toEqual([true, { listed: 'choosing' }]);
});

test('retries from the file after a failure', async () => {
  const { state, actor, uploads, checkVideo } = await uploaded();
  uploads[0]?.tell({ type: 'upload.failed', failure: broken });
  expect(state()).toMatchObject({ value: 'failed', context: { failure: { requestId: 'r-1' } } });
  actor.send({ type: 'video.retried' });
  expect(checkVideo.calls[1]?.input).toEqual({ file });
});

test('if no frames can be extracted, an image or nothing becomes the cover, and the video is stored', async () => {
  const { state, actor, uploads, readFrames, saveCover } = await uploaded();
  uploads[0]?.tell({ type: 'upload.stored', video: video('new') });
  await readFrames.calls[0]?.fail(new Error('no such codec'));
  expect(state().value).toBe('frameless');
  actor.send({ type: 'cover.confirmed' });
  expect(state().value).toBe('frameless');
  actor.send({ type: 'cover.chosen', file: picture });
  actor.send({ type: 'cover.confirmed' });
  await saveCover.calls[0]?.answer({ ok: false });
  expect(state().value).toBe('coverRefused');
  actor.send({ type: 'cover.skipped' });
  expect(state()).toMatchObject({ value: { listed: 'stored' }, context: { videos: [{ id: 'new' }] } });
});

test('extracts the cover of a stored video from the stored file; canceling keeps the old cover', async () => {
  const { state, actor, readFrames } = await listed([video('a')]);
  actor.send({ type: 'cover.requested', id: 'a' });
  expect(readFrames.calls[0]?.input).toEqual({ file: null, video: video('a') });
  await readFrames.calls[0]?.answer(frames);
  actor.send({ type: 'cover.skipped' });
  expect(state()).toMatchObject({ value: { listed: 'choosing' }, context: { videos: [{ cover: null }] } });
});

test('deletes only after confirmation; keeps what couldn’t be deleted', async () => {
  const { state, actor, deleteVideo } = await listed(['a', 'b'].map(video));
  actor.send({ type: 'removal.requested', id: 'a' });
  actor.send({ type: 'removal.declined' });
  expect(deleteVideo.calls).toHaveLength(0);
  actor.send({ type: 'removal.requested', id: 'a' });
  actor.send({ type: 'removal.confirmed' });
  await deleteVideo.calls[0]?.fail(broken);
  expect(state()).toMatchObject({ value: { listed: 'notRemoved' }, context: { videos: [{ id: 'a' }, { id: 'b' }] } });
  actor.send({ type: 'removal.requested', id: 'a' });
  actor.send({ type: 'removal.confirmed' });
  await deleteVideo.calls[1]?.answer();
  expect(state()).toMatchObject({ value: { listed: 'removed' }, context: { videos: [{ id: 'b' }] } });
});
