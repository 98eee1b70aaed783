import { expect, type Route } from '@playwright/test';
import { completeProfile, createJobPreference, listJobPreferences } from '../../../contract/profile-calls.ts';
import { getProfileDraft, saveProfileDraft } from '../../../contract/profile-draft.ts';
import type { Begun, CompletionAnswer } from '../../../src/machines/wizard/wizard.actors.ts';
import type { wizardMachine } from '../../../src/machines/wizard/wizard.machine.ts';
import { addressOf, beSeeker, button, open, press, send } from './gestures.ts';
import { type BrowserPlan, elsewhere, refusal, type Stand, type WireCall } from './plan.ts';
import { PREFERENCE } from './recordPlan.ts';

const list = { call: listJobPreferences, reply: () => 'server' as const };
const drafts = new WeakMap<Stand['page'], Route[]>();

/** The current step is fetched together with the preferences, so it waits for the path. */
async function holdDrafts({ page }: Stand): Promise<void> {
  const held: Route[] = [];
  drafts.set(page, held);
  await page.route(
    (url) => addressOf(getProfileDraft).test(url.pathname),
    (route) => (route.request().method() === 'GET' ? void held.push(route) : route.fallback()),
  );
}

/** A chart says that it loads before its calls have left. */
async function answerDrafts({ page }: Stand): Promise<void> {
  await expect.poll(() => drafts.get(page)?.length).toBeGreaterThan(0);
  for (const route of drafts.get(page)?.splice(0) ?? []) await route.continue().catch(() => {});
}

/** Drives the wizard on the real server, which stores what a path says. */
export const wizardPlan: BrowserPlan<typeof wizardMachine> = {
  begin: {
    newcomer: async (stand) => {
      await beSeeker(stand);
      await holdDrafts(stand);
      await open('/jobseeker-complete-profile?redirect=/manage-profile')(stand);
    },
  },
  // The step fetches the list of preferences once when shown; later it only reports changes made in it.
  cannot: (event, before) =>
    event.type === 'writing.changed' || (event.type === 'preferences.counted' && (before.matches({ preferences: 'ready' }) || before.context.preferences > 0)),
  gestures: {
    'preferences.counted': async (stand, { count }) => {
      if (count > 0) await send(stand, createJobPreference, PREFERENCE);
      await stand.wire.answer(list, 'server');
      // The step fetches the unsaved draft right after its list.
      await answerDrafts(stand);
    },
    'name.changed': elsewhere('the seeker of these paths registers with a name'),
    // The paths of the record editor drive the input of a step.
    'writing.changed': async () => {},
    'step.finished': (stand) => button(stand, 'wizard:next', 'wizard:finish').click(),
    'step.left': (stand) => button(stand, 'wizard:back', 'wizard:toFirst').click(),
    'wizard.retried': press('common:retry'),
  },
  calls: {
    loadWizard: {
      call: listJobPreferences,
      // The seeker of these paths registers with a name.
      reply: ({ hasName }) => (hasName ? 'server' : null),
      before: async (stand, { step, preferences }) => {
        if (preferences > 0) await send(stand, createJobPreference, PREFERENCE);
        await send(stand, saveProfileDraft, { fields: { 'wizard.step': step }, removed: [] });
        await answerDrafts(stand);
      },
    } satisfies WireCall<Begun>,
    completeProfile: {
      call: completeProfile,
      reply: (answer) =>
        answer.ok
          ? 'server'
          : refusal('profileUnfinished', { errors: { [answer.missing === 'name' ? 'first_name' : 'job_preferences']: ['Fill in this field'] } }),
    } satisfies WireCall<CompletionAnswer>,
    waitToLoad: { pave: () => async () => {}, act: ({ context }) => context.setOffline(false) },
  },
};
