import { uploadChatFile } from '../../../contract/chat-messages.ts';
import { chatFileFlow } from '../../../src/machines/chatFile/chatFile.fixtures.ts';
import { resumePdf } from '../steps.ts';
import { drivePaths } from './drive.ts';
import { press } from './gestures.ts';
import { data, elsewhere, refusal } from './plan.ts';
import { enterRoom } from './room.ts';
import { words } from './words.ts';

const upload = { call: uploadChatFile, reply: () => 'server' as const };

drivePaths(chatFileFlow)({
  begin: { start: enterRoom },
  gestures: {
    'file.chosen': ({ page }) => page.locator('input[type=file]').first().setInputFiles(resumePdf()),
    // The page does it automatically, as soon as the file is there.
    'file.taken': async () => {},
    // The room may offer another retry above it.
    'upload.retried': ({ page }) =>
      page
        .getByRole('button', { name: words('common:retry') })
        .last()
        .click(),
    'upload.cancelled': press('chat:upload.cancel'),
    'upload.progressed': elsewhere('sent by the browser, if at all'),
    'upload.stored': ({ wire }, { stored }) => wire.answer(upload, data({ ...stored, type: 'application/pdf', size: 9_000 })),
    'upload.rejected': ({ wire }) => wire.answer(upload, refusal('chatFileUnsupported')),
    'upload.failed': ({ wire }, { failure }) => wire.fail(upload, failure),
  },
  calls: { uploadFile: upload },
});
