import { getSession, login, register } from '../../../contract/auth.ts';
import { createApplication } from '../../../contract/applications.ts';
import { clickExternalJob } from '../../../contract/jobs.ts';
import { listSavedJobIds } from '../../../contract/saved-jobs.ts';
import { listResumes } from '../../../contract/jobseekers.ts';
import type { Resume } from '../../../contract/records.ts';
import type { SubmitAnswer } from '../../../src/machines/apply/apply.actors.ts';
import { quickApplyFlow } from '../../../src/machines/quickApply/quickApply.fixtures.ts';
import type { RegistrationAnswer } from '../../../src/machines/register/register.actors.ts';
import { externalJob, jobWithQuestions, resume, seekerSession } from '../../../src/machines/samples.ts';
import { resumePdf } from '../steps.ts';
import { drivePaths } from './drive.ts';
import { answerAs, button, field, open, press } from './gestures.ts';
import { jobOf } from './market.ts';
import { data, type OwnCall, refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { asSample, storeProgress, uploading } from './quick.ts';

const refusals = {
  emailTaken: refusal('emailTaken'),
  phoneTaken: refusal('phoneTaken'),
  invalid: refusal('parameterInvalid', { errors: { first_name: ['required'] } }),
  tooMany: refusal('tooManyAttempts', { retry_after: 60 }),
  alreadyLoggedIn: refusal('alreadyLoggedIn'),
};

async function submitDetails(stand: Stand): Promise<void> {
  await field(stand, 'getStarted:firstName').fill('Ana');
  await field(stand, 'getStarted:lastName').fill('Reyes');
  await field(stand, 'getStarted:email').fill(stand.email);
  const file = stand.page.locator('input[type=file]');
  if ((await file.count()) > 0) await file.setInputFiles(resumePdf());
  await button(stand, 'apply:details.next', 'apply:details.send').click();
}

function submitted(answer: SubmitAnswer): Reply | null {
  if (answer.ok) return data({ application: answer.application, job_categories: [], company_industry: null });
  const { failure } = answer;
  if (failure === 'rejected') return refusal('parameterInvalid', { errors: answer.fields });
  // An ended session shows more than this chart.
  if (failure === 'signInRequired') return null;
  return refusal(failure === 'banned' ? 'applyBanned' : failure);
}

drivePaths(quickApplyFlow)({
  begin: {
    phone: async (stand) => open(`${(await jobOf(stand)).url}/apply`)(stand),
    questions: async (stand) => open(`${await asSample(stand, jobWithQuestions)}/apply`)(stand),
    externalOnPhone: async (stand) => open(`${await asSample(stand, externalJob)}/apply`)(stand),
    externalOnDesktop: async (stand) => {
      await stand.page.setViewportSize({ width: 1440, height: 900 });
      await open(`${await asSample(stand, externalJob)}/apply`)(stand);
    },
    reloaded: async (stand) => open(`${(await storeProgress(stand)).url}/apply`)(stand),
    reloadedWithResume: async (stand) => open(`${(await storeProgress(stand, resume.id)).url}/apply`)(stand),
  },
  gestures: {
    'details.submitted': submitDetails,
    'details.resumed': (stand, _event, states) =>
      states.includes('registering.offline')
        ? field(stand, 'getStarted:lastName').pressSequentially('.')
        : button(stand, states.includes('emailTaken') ? 'apply:emailTaken.other' : 'apply:submit.edit').click(),
    'signIn.requested': press('apply:emailTaken.signIn'),
    'register.retried': press('common:retry'),
    'resume.chosen': ({ page }) => page.getByRole('radio').first().click(),
    'resume.uploadRequested': ({ page }) => page.locator('input[type=file]').first().setInputFiles(resumePdf()),
    'answer.given': ({ page }) => page.getByRole('radio', { name: 'Yes' }).check(),
    'screening.submitted': press('apply:questions.send'),
    'submit.retried': (stand, _event, states) =>
      button(stand, states.some((state) => state.startsWith('interrupted.')) ? 'apply:blocked.retry' : 'apply:submit.retry').click(),
    'external.opened': ({ page }) => page.getByRole('link', { name: 'Go to company site' }).click(),
  },
  // A choice can't be made again.
  cannot: (event, before) =>
    (event.type === 'answer.given' && before.context.answers['21'] === event.answer) ||
    // The button waits until trying again makes sense.
    (event.type === 'details.submitted' && before.matches({ details: 'tooMany' })),
  calls: {
    register: {
      call: register,
      reply: (answer) => (answer.ok ? 'server' : answer.failure === 'phoneFault' ? null : refusals[answer.failure]),
      before: async (stand, answer) => {
        if (answer.ok || answer.failure !== 'alreadyLoggedIn') return;
        await answerAs(stand, getSession, answer.session);
        await answerAs(stand, listSavedJobIds, []);
      },
    } satisfies WireCall<RegistrationAnswer>,
    listResumes: { call: listResumes, reply: (resumes) => data(resumes) } satisfies WireCall<Resume[]>,
    submitApplication: { call: createApplication, reply: submitted } satisfies WireCall<SubmitAnswer>,
    recordClick: { call: clickExternalJob, reply: (url) => data({ apply_url: url }) } satisfies WireCall<string>,
    login: {
      pave: () => async (stand) => {
        await answerAs(stand, login, seekerSession);
        // The server doesn't know the sample user, and would end the session at the first call.
        await answerAs(stand, listSavedJobIds, []);
      },
      act: async (stand, answer) => {
        if (!answer) return press('common:back')(stand);
        await button(stand, 'getStarted:methods.password').click();
        await field(stand, 'getStarted:password').fill('waymark-demo-1');
        await button(stand, 'getStarted:password.submit').click();
      },
    } satisfies OwnCall<object | null>,
    resumeUpload: uploading,
  },
  timers: { untilRetry: 61_000 },
});
