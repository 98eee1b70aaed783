import { checkApply, createApplication, saveApplyDraft } from '../../../contract/applications.ts';
import { clickExternalJob } from '../../../contract/jobs.ts';
import { listSavedJobIds } from '../../../contract/saved-jobs.ts';
import { listResumes } from '../../../contract/jobseekers.ts';
import type { ErrorName } from '../../../contract/errors.ts';
import type { CheckAnswer, SubmitAnswer, SubmitFailure } from '../../../src/machines/apply/apply.actors.ts';
import { applyFlow } from '../../../src/machines/apply/apply.fixtures.ts';
import { video } from '../../../src/machines/samples.ts';
import { listVideoResumes } from '../../../contract/video-resumes.ts';
import { resumePdf } from '../steps.ts';
import { drivePaths } from './drive.ts';
import { answerAs, beSeeker, button, field, open, press } from './gestures.ts';
import { jobOf } from './market.ts';
import { data, elsewhere, refusal, type WireCall } from './plan.ts';
import { uploading } from './quick.ts';

const refusals: Partial<Record<SubmitFailure, ErrorName>> = {
  alreadyApplied: 'alreadyApplied',
  jobClosed: 'jobClosed',
  jobDeleted: 'jobDeleted',
  jobOnHold: 'jobOnHold',
  profileIncomplete: 'profileIncomplete',
  notEligible: 'notEligible',
  banned: 'applyBanned',
  rejected: 'parameterInvalid',
  // An expired session leads to signing in before the application is affected.
};

drivePaths(applyFlow)({
  isFrozen: true,
  begin: {
    job: async (stand) => {
      await beSeeker(stand);
      await answerAs(stand, listSavedJobIds, []);
      await open(`${(await jobOf(stand)).url}/apply`)(stand);
    },
  },
  cannot: (event, before) => {
    // A choice can't be cleared, nor made where it isn't shown, nor made again.
    if (event.type === 'answer.given')
      return event.answer === '' || !before.matches({ writing: { step: 'screening' } }) || before.context.answers['21'] === event.answer;
    if (event.type === 'resume.chosen' && before.context.resumeId === event.resumeId) return true;
    if (event.type === 'video.chosen' && before.context.videoId === event.videoId) return true;
    // While a resume is uploading, the list of the others and the submit button are disabled.
    const isUploading = before.matches({ writing: { step: { composing: 'uploading' } } });
    return isUploading && ['resume.chosen', 'resume.uploadRequested', 'application.submitted'].includes(event.type);
  },
  gestures: {
    'check.retried': (stand) => button(stand, 'apply:blocked.retry', 'common:retry').click(),
    'seeker.signedIn': elsewhere('signing in is another page, which leads back to this one'),
    'answer.given': ({ page }) => page.getByRole('radio', { name: 'Yes' }).check(),
    'screening.submitted': press('apply:questions.next'),
    'back.pressed': press('apply:back'),
    'message.typed': (stand, { text }) => field(stand, 'apply:message').fill(text),
    'resume.chosen': ({ page }) => page.getByRole('radio').first().click(),
    'video.chosen': ({ page }) => page.getByRole('radio', { name: video.filename }).click(),
    'resume.uploadRequested': ({ page }) => page.locator('input[type=file]').first().setInputFiles(resumePdf()),
    'application.submitted': press('apply:send'),
    'submit.retried': (stand, _event, states) => button(stand, states.includes('interrupted.jobOnHold') ? 'apply:blocked.retry' : 'apply:submit.retry').click(),
    'edit.resumed': press('apply:submit.edit'),
    'external.opened': async (stand) => {
      await stand.context.route('https://careers.example.com/**', (route) => route.fulfill({ body: 'The employer’s site' }));
      await stand.page.getByRole('link', { name: 'Go to company site' }).click();
    },
  },
  calls: {
    checkApply: {
      call: checkApply,
      reply: (answer) => (!answer.ok ? refusal('jobDeleted') : answer.isSeeker ? data(answer.check) : null),
      before: async (stand, answer) =>
        answer.ok ? Promise.all([answerAs(stand, listResumes, answer.resumes), answerAs(stand, listVideoResumes, answer.videos)]).then(() => {}) : undefined,
    } satisfies WireCall<CheckAnswer>,
    saveDraft: { call: saveApplyDraft, reply: () => 'server' },
    submitApplication: {
      call: createApplication,
      reply: (answer) => {
        if (answer.ok) return data({ application: answer.application, job_categories: [], company_industry: null });
        const name = refusals[answer.failure];
        return name ? refusal(name, { errors: answer.fields }) : null;
      },
    } satisfies WireCall<SubmitAnswer>,
    recordClick: { call: clickExternalJob, reply: (url) => data({ apply_url: url }) } satisfies WireCall<string>,
    resumeUpload: uploading,
  },
});
