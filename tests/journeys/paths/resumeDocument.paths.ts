import { deleteResume, listResumes } from '../../../contract/jobseekers.ts';
import type { Resume } from '../../../contract/records.ts';
import { autoSendResume, renameResume, sendResumeEmail } from '../../../contract/resume-calls.ts';
import type { DocumentAnswer } from '../../../src/machines/resumeDocument/resumeDocument.actors.ts';
import { resumeDocumentFlow } from '../../../src/machines/resumeDocument/resumeDocument.fixtures.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, button, field, open, press } from './gestures.ts';
import { checkedFirst, fileAt, reconnecting, typed } from './ownCalls.ts';
import { data, elsewhere, refusal, type OwnCall, type Reply, type Stand, type WireCall } from './plan.ts';
import { words } from './words.ts';

const begin = (resume: Resume) => async (stand: Stand) => {
  await beSeeker(stand);
  await answerAs(stand, listResumes, [resume]);
  await open('/manage-profile/resume')(stand);
};

const choose = (key: string) => async (stand: Stand) => {
  await stand.page.getByRole('button', { name: /^Options for / }).click();
  await stand.page.getByRole('menuitem', { name: words(key) }).click();
};

const REFUSALS = { gone: 'notFound', inUse: 'resumeInUse', tooMany: 'tooManyAttempts', unconfirmed: 'addressUnconfirmed' } as const;
/** What is invalid is found in the page, before a call. */
const reply = (answer: DocumentAnswer): Reply | null =>
  answer.ok ? data(answer.resume ?? null) : answer.failure === 'invalid' ? null : refusal(REFUSALS[answer.failure]);

const renaming = { call: renameResume, reply } satisfies WireCall<DocumentAnswer>;
const switching = { call: autoSendResume, reply } satisfies WireCall<DocumentAnswer>;

drivePaths(resumeDocumentFlow)({
  begin: Object.fromEntries(Object.entries(resumeDocumentFlow.fixtures.inputs).map(([name, { resume }]) => [name, begin(resume)])),
  gestures: {
    'rename.requested': choose('resumes:menu.rename'),
    'name.submitted': async (stand, { filename }) => {
      await field(stand, 'resumes:rename.label').fill(typed(stand, filename, 'a/b'));
      await press('resumes:rename.save')(stand);
    },
    'preview.requested': choose('resumes:menu.preview'),
    'download.requested': async (stand, _event, states) =>
      states.some((state) => state.startsWith('listed')) ? choose('resumes:menu.download')(stand) : press('resumes:menu.download')(stand),
    'letter.requested': choose('resumes:menu.letter'),
    'address.submitted': async (stand, { email }) => {
      await stand.page.getByRole('textbox', { name: words('resumes:letter.address') }).fill(typed(stand, email, 'ben@'));
      await press('resumes:letter.check')(stand);
    },
    'address.changed': press('resumes:letter.change'),
    'address.confirmed': press('resumes:letter.send'),
    'autoSend.switched': async ({ page }) => {
      await page.getByRole('button', { name: /^Options for / }).click();
      await page.getByRole('menuitem', { name: /as default$/ }).click();
    },
    'delete.requested': choose('resumes:menu.delete'),
    'delete.confirmed': press('resumes:delete.confirm'),
    'autoSend.ended': press('resumes:delete.release'),
    'resume.changed': elsewhere('the row of another resume changes this one'),
    'action.retried': (stand) => button(stand, 'common:retry', 'resumes:letter.again').click(),
    'action.closed': ({ page }) =>
      page
        .getByRole('button', { name: /^(Cancel|Close|Keep)$/ })
        .first()
        .click(),
  },
  // The page checks an address in no time.
  cannot: (event, before) => event.type === 'action.closed' && before.matches({ sending: 'checking' }),
  calls: {
    renameResume: checkedFirst(renaming),
    renaming,
    deleteResume: { call: deleteResume, reply } satisfies WireCall<DocumentAnswer>,
    findPreview: { call: fileAt('/api/jobseekers/resumes/:id/view', 'HEAD'), reply } satisfies WireCall<DocumentAnswer>,
    downloadResume: { call: fileAt('/api/jobseekers/resumes/:id/file'), reply } satisfies WireCall<DocumentAnswer>,
    checkAddress: {
      pave: (answer) => ('ok' in answer ? async ({ kept }) => void (kept.field = answer.ok ? 'fine' : 'wrong') : null),
    } satisfies OwnCall<DocumentAnswer | Error>,
    sendEmail: { call: sendResumeEmail, reply } satisfies WireCall<DocumentAnswer>,
    switchAutoSend: switching,
    endAutoSend: switching,
    waitToRename: reconnecting,
    waitToPreview: reconnecting,
    waitToDownload: reconnecting,
    waitToSend: reconnecting,
    waitToSwitch: reconnecting,
    waitToDelete: reconnecting,
  },
});
