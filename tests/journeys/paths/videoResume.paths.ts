import { deleteVideoResume, listVideoResumes, uploadVideoCover, uploadVideoResume } from '../../../contract/video-resumes.ts';
import type { CoverAnswer, Frame, VideoAnswer } from '../../../src/machines/videoResume/videoResume.actors.ts';
import { videoResumeFlow } from '../../../src/machines/videoResume/videoResume.fixtures.ts';
import { png } from '../../support/pictures.ts';
import { video } from '../../support/videos.ts';
import { recordedVideo } from '../recordedVideo.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, button, open, press } from './gestures.ts';
import { data, elsewhere, type OwnCall, refusal, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const NAME = 'first.mp4';
const upload = { call: uploadVideoResume, reply: () => 'server' as const };
/** A video that the browser can show, recorded once; one it can't show. Base64. */
let shown: string | null = null;
const UNSHOWN = 'AAAA';

/** The page's own reading of frames waits: an element gets its video only when the path says so. */
const holdFrames = ({ page }: Stand) =>
  page.addInitScript(() => {
    const src = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src') as PropertyDescriptor;
    Object.defineProperty(HTMLMediaElement.prototype, 'src', {
      ...src,
      set(this: HTMLMediaElement) {
        window.addEventListener('path-video', (event) => src.set?.call(this, (event as CustomEvent<string>).detail), { once: true });
      },
    });
  });

const showFrames = ({ page }: Stand, content: string) =>
  page.evaluate((base64) => {
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'video/mp4' });
    window.dispatchEvent(new CustomEvent('path-video', { detail: URL.createObjectURL(blob) }));
  }, content);

const file = async ({ kept }: Stand) => ({
  name: 'ana.mp4',
  mimeType: 'video/mp4',
  buffer: kept.field === 'wrong' ? Buffer.from('%PDF-1.7 and so on') : Buffer.from(await video().arrayBuffer()),
});
/** Offline, other parts of the page have one too. */
const retry = ({ page }: Stand) =>
  page
    .getByRole('region', { name: words('videoResume:title') })
    .getByRole('button', { name: words('common:retry') })
    .click();
const retryInDialog = ({ page }: Stand) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: words('common:retry') })
    .click();
const ofFirst = (key: string) => (stand: Stand) => stand.page.getByRole('button', { name: words(key).replace('{{name}}', NAME) }).click();

drivePaths(videoResumeFlow)({
  begin: {
    start: async (stand) => {
      await beSeeker(stand);
      await holdFrames(stand);
      await open('/manage-profile/resume')(stand);
      shown ??= (await recordedVideo(stand.page)).buffer.toString('base64');
    },
  },
  gestures: {
    'load.retried': retry,
    // After a failed upload, the file is chosen again in the same place.
    'video.chosen': async (stand, { replaces }, states) =>
      stand.page
        .getByLabel(
          replaces === null || states.includes('failed')
            ? new RegExp(`^${words('videoResume:add')}`)
            : words('videoResume:replaceOne').replace('{{name}}', NAME),
        )
        .setInputFiles(await file(stand)),
    'video.retried': retry,
    'video.cancelled': (stand) => button(stand, 'videoResume:leave', 'common:file.remove').click(),
    'cover.requested': ofFirst('videoResume:cover.changeOne'),
    'cover.chosen': async ({ page }) =>
      page
        .getByLabel(words('videoResume:cover.own'))
        .setInputFiles({ name: 'ana.png', mimeType: 'image/png', buffer: Buffer.from(await png(40, 30).arrayBuffer()) }),
    'cover.confirmed': press('videoResume:cover.use'),
    'cover.retried': retryInDialog,
    'cover.skipped': (stand) => button(stand, 'videoResume:cover.without', 'videoResume:cover.keep').click(),
    'removal.requested': ofFirst('videoResume:removeOne'),
    'removal.confirmed': press('videoResume:removal.confirm'),
    'removal.declined': press('videoResume:removal.keep'),
    'upload.progressed': elsewhere('sent by the browser, if at all'),
    'upload.stored': ({ wire }, event) => wire.answer(upload, data(event.video)),
    'upload.rejected': ({ wire }) => wire.answer(upload, refusal('videoTooLong')),
    'upload.failed': ({ wire }, { failure }) => wire.fail(upload, failure),
  },
  // A file is checked in no time, and replaces after a failure what it was to replace.
  cannot: (event, before) =>
    (event.type === 'video.cancelled' && before.matches('checking')) ||
    (event.type === 'video.chosen' && before.matches('failed') && before.context.replaces !== event.replaces),
  calls: {
    listVideos: { call: listVideoResumes, reply: data },
    checkVideo: {
      pave: (answer) => ('ok' in answer ? async ({ kept }) => void (kept.field = answer.ok ? 'fine' : 'wrong') : null),
    } satisfies OwnCall<VideoAnswer | Error>,
    uploadVideo: upload,
    readFrames: {
      // A video has frames, or can't be shown.
      pave: (answer) => (answer instanceof Error || answer.length > 0 ? async () => {} : null),
      act: (stand, answer) => showFrames(stand, answer instanceof Error ? UNSHOWN : (shown ?? UNSHOWN)),
    } satisfies OwnCall<Frame[] | Error>,
    saveCover: {
      call: uploadVideoCover,
      reply: (answer) => (answer.ok ? data(answer.video) : refusal('coverUnsupported')),
    } satisfies WireCall<CoverAnswer>,
    deleteVideo: { call: deleteVideoResume, reply: () => data(null) },
  },
});
