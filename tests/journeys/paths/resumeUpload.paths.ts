import { uploadResume } from '../../../contract/jobseekers.ts';
import { resumeUploadFlow } from '../../../src/machines/resumeUpload/resumeUpload.fixtures.ts';
import { resumePdf } from '../steps.ts';
import { drivePaths } from './drive.ts';
import { button, open } from './gestures.ts';
import { storeProgress } from './quick.ts';
import { data, elsewhere, type OwnCall, refusal } from './plan.ts';

const upload = { call: uploadResume, reply: () => 'server' as const };
const tooLarge = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7 ') };

/** With the upload of quick apply, resumed after a reload. */
drivePaths(resumeUploadFlow)({
  begin: { start: async (stand) => open(`${(await storeProgress(stand)).url}/apply`)(stand) },
  gestures: {
    'file.chosen': ({ page, kept }) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles(kept.field === 'tooLarge' ? tooLarge : resumePdf()),
    'upload.retried': (stand) => button(stand, 'common:retry').click(),
    'upload.cancelled': ({ page }) => page.getByRole('button', { name: /^Remove / }).click(),
    'upload.progressed': elsewhere('sent by the browser, if at all'),
    'upload.stored': ({ wire }, { resume }) => wire.answer(upload, data(resume)),
    'upload.rejected': ({ wire }) => wire.answer(upload, refusal('fileTypeUnsupported')),
    'upload.failed': ({ wire }, { failure }) => wire.fail(upload, failure),
  },
  cannot: (event, before) => {
    // While a file is uploading, its row replaces the file picker, and the check here is immediate.
    if (event.type === 'file.chosen') return before.hasTag('busy') || before.matches('offline');
    // There is no other resume to return to; only an upload in progress can be canceled.
    if (event.type === 'upload.cancelled') return !before.matches('uploading') && !before.matches('offline');
    return false;
  },
  calls: {
    uploadResume: upload,
    checkFile: {
      pave: (answer) => ('ok' in answer ? async ({ kept }) => void (kept.field = answer.ok ? 'fine' : 'tooLarge') : null),
    } satisfies OwnCall<{ ok: boolean } | Error>,
  },
});
