import { getOnlineResume, renewOnlineResume, saveOnlineResume } from '../../../contract/online-resume.ts';
import type { SaveAnswer } from '../../../src/machines/onlineResume/onlineResume.actors.ts';
import { onlineResumeFlow } from '../../../src/machines/onlineResume/onlineResume.fixtures.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, field, open, press, retry } from './gestures.ts';
import { data, type OwnCall, refusal, type WireCall } from './plan.ts';
import { wording } from './words.ts';

drivePaths(onlineResumeFlow)({
  begin: {
    seeker: async (stand) => {
      await beSeeker(stand);
      await open('/manage-profile/resume')(stand);
    },
  },
  // A template is chosen where it is shown; what is chosen can't be chosen again.
  cannot: (event, { context: { shown } }) =>
    event.type === 'choice.changed' &&
    (event.change.form ? shown?.visibility === 'nobody' || shown?.form.template === event.change.form.template : shown?.visibility === event.change.visibility),
  gestures: {
    'choice.changed': (stand, { change }) =>
      change.form
        ? field(stand, 'onlineResume:mine.template').selectOption(change.form.template ?? '')
        : stand.page.getByRole('radio', { name: new RegExp(`^${wording(`onlineResume:mine.${change.visibility}`, true).source}`) }).check(),
    'link.copied': press('onlineResume:mine.copy'),
    'renewal.requested': press('onlineResume:mine.renew'),
    'renewal.confirmed': press('onlineResume:renew.confirm'),
    'renewal.cancelled': press('onlineResume:renew.keep'),
    'load.retried': retry,
  },
  calls: {
    loadOnlineResume: { call: getOnlineResume, reply: (resume) => data(resume) },
    saveOnlineResume: {
      call: saveOnlineResume,
      reply: (answer) => (answer.ok ? data(answer.resume) : refusal('profileUnfinished')),
    } satisfies WireCall<SaveAnswer>,
    renewLink: { call: renewOnlineResume, reply: (resume) => data(resume) },
    copyLink: {
      pave:
        (answer) =>
        ({ page }) =>
          page.evaluate((isCopied) => {
            navigator.clipboard.writeText = () => (isCopied ? Promise.resolve() : Promise.reject(new Error('not allowed')));
          }, answer === undefined),
    } satisfies OwnCall<unknown>,
  },
});
