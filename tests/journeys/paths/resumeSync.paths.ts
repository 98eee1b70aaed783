import { getProfile } from '../../../contract/profile-calls.ts';
import type { Profile } from '../../../contract/profile.ts';
import { applySync, getSyncableContent, rateSync } from '../../../contract/resume-sync.ts';
import type { ReadAnswer } from '../../../src/machines/resumeSync/resumeSync.actors.ts';
import { emptyContent, placeItem, resumeSyncFlow, workItem } from '../../../src/machines/resumeSync/resumeSync.fixtures.ts';
import { resume } from '../../../src/machines/samples.ts';
import { drivePaths } from './drive.ts';
import { beSeeker, field, open, press, send } from './gestures.ts';
import { reconnecting } from './ownCalls.ts';
import { data, type OwnCall, refusal, type Stand, type WireCall } from './plan.ts';
import { words, wording } from './words.ts';

const WORK = 'Accountant';
const place = String(placeItem.values['current_location']);
/** The visitor's profile, as it was before. One path at a time. */
let own: Profile | undefined;

/** What is read: the two items of the chart's samples. */
const content = {
  ...emptyContent,
  basic_info: { ...emptyContent.basic_info, current_location: { value: place, confidence: placeItem.confidence, lines: placeItem.lines } },
  work_experiences: [{ value: { ...workItem.values, industry: null, location: null }, confidence: workItem.confidence, lines: workItem.lines }],
};

/** A profile with another place, or one that already has all that is read. */
const profileWith = (isAlreadyThere: boolean) => ({
  ...own,
  basic_info: { ...own?.basic_info, current_location: isAlreadyThere ? place : 'Manila' },
  work_experiences: isAlreadyThere ? [{ ...workItem.values, id: resume.id }] : [],
});

const decide = async ({ page }: Stand, key: string, isTaken: boolean) => {
  const isWork = key === workItem.key;
  const name = isWork ? WORK : words('profile:basicInfo.current_location');
  const choice = isTaken ? (isWork ? 'add' : 'replace') : isWork ? 'skip' : 'keep';
  await page
    .getByRole('radiogroup', { name: new RegExp(`^(Senior )?${words('resumeSync:choice').replace('{{name}}', name)}`) })
    .getByText(words(`resumeSync:${choice}`), { exact: true })
    .click();
};

const REFUSALS = { quotaUsed: 'ai_resume_analysis_limited', crowded: 'readerBusy', gone: 'notFound' } as const;

drivePaths(resumeSyncFlow)({
  // Choices are stored at a pause.
  isFrozen: true,
  begin: {
    resume: async (stand) => {
      await beSeeker(stand);
      own = (await send(stand, getProfile, undefined)) as Profile;
      await open(`/manage-profile/resume/${resume.id}/sync`)(stand);
      await stand.page.getByText(words('resumeSync:reading')).first().waitFor();
    },
  },
  gestures: {
    'item.chosen': (stand, { key, isTaken }) => decide(stand, key, isTaken),
    'item.edited': async (stand, { values }) => {
      await stand.page.getByRole('button', { name: /^Edit (Senior )?Accountant/ }).click();
      const title = field(stand, 'profile:workExperience.job_title');
      await title.fill((await title.inputValue()) === WORK ? String(values['job_title']) : WORK);
      await press('resumeSync:edit.save')(stand);
    },
    'sync.submitted': ({ page }) => page.getByRole('button', { name: wording('resumeSync:submit_other') }).click(),
    'sync.retried': press('common:retry'),
    'sync.finished': press('resumeSync:finish'),
    'content.opened': press('resumeSync:lowConfidence.open'),
    'rating.opened': press('resumeSync:rate'),
    'rating.given': (stand, { rating }) => press(`resumeSync:rating.${rating}`)(stand),
    'rating.closed': press('common:close'),
  },
  // What is chosen can't be chosen again; nothing is proposed of a doubtful document.
  cannot: (event, { context: { items, read } }) => {
    if (read?.isDoubtful) return event.type.startsWith('item.') || event.type === 'sync.submitted';
    return event.type === 'item.chosen' && items.some(({ key, isTaken }) => key === event.key && isTaken === event.isTaken);
  },
  calls: {
    readResume: {
      call: getSyncableContent,
      reply: (answer) => {
        if (answer.ok) return data({ outcome: answer.read.isDoubtful ? 'lowConfidence' : 'found', content });
        const { failure } = answer;
        return failure === 'quotaUsed' || failure === 'crowded' || failure === 'gone'
          ? refusal(REFUSALS[failure], { retry_after: 60 })
          : data({ outcome: failure });
      },
    } satisfies WireCall<ReadAnswer>,
    compareWithProfile: { call: getProfile, reply: ({ items }: { items: unknown[] }) => data(profileWith(items.length === 0)) },
    // Items with faults can be made in the test of the view alone: the editor saves none.
    checkItems: { pave: (answer) => ('kind' in Object(answer) || Object.keys(Object(answer)).length > 0 ? null : async () => {}) } satisfies OwnCall<unknown>,
    storeChoices: { pave: () => async () => {} },
    applyItems: { call: applySync, reply: (result: { profile: unknown }) => data({ ...result, profile: profileWith(true) }) },
    saveRating: { call: rateSync, reply: () => data(null) },
    waitToRead: reconnecting,
  },
});
