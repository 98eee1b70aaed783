import type { Route } from '@playwright/test';
import { createJobPreference, getProfile, listJobPreferences } from '../../../contract/profile-calls.ts';
import { getProfileDraft, saveProfileDraft } from '../../../contract/profile-draft.ts';
import type { CallDeclaration } from '../../../contract/call.ts';
import { isDuplicate } from '../../../src/machines/record/duplicates.ts';
import type { CheckAnswer, DeleteAnswer, SaveAnswer } from '../../../src/machines/record/record.actors.ts';
import type { recordMachine } from '../../../src/machines/record/record.machine.ts';
import type { Flow } from '../../../packages/flows/flow.ts';
import type { Draft, RecordContext, RecordInput, StoredRecord, Values } from '../../../src/machines/record/record.types.ts';
import { fieldsOf, type Sent } from '../../../src/services/profile/fields.ts';
import { addressOf, answerAs, beSeeker, button, open, press, send } from './gestures.ts';
import { type BrowserPlan, data, type OwnCall, refusal, type Reply, type Stand, type WireCall } from './plan.ts';
import { editorField, emptyTitle, type ListedKind, TITLE, writeRecord } from './recordForm.ts';

type Plan = BrowserPlan<typeof recordMachine>;
interface Calls {
  list: CallDeclaration;
  create: CallDeclaration;
  update: CallDeclaration;
  remove: CallDeclaration;
}

/** One that the server accepts: later steps of the wizard require one. */
export const PREFERENCE = {
  job_title: 'Menu planner',
  industry_id: 3,
  job_type_ids: [1],
  work_arrangement: 'remote',
  work_language: 'en',
  timezone: 'Asia/Manila',
  location_id: 167_001,
  currency: 'PHP',
  salary_type: 'Negotiable',
};

/** The draft is fetched together with the records, so it waits until the path has said what records there are. */
const drafts = new WeakMap<Stand['page'], { held: Route[]; isReleased: boolean }>();

async function holdDrafts({ page }: Stand): Promise<void> {
  const reads = { held: [] as Route[], isReleased: false };
  drafts.set(page, reads);
  let isFirst = true;
  await page.route(
    (url) => addressOf(getProfileDraft).test(url.pathname),
    (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      // The wizard fetches the current step before its step does.
      if (isFirst || reads.isReleased) return ((isFirst = false), route.continue());
      return void reads.held.push(route);
    },
  );
}

/** Stores the draft on the server, and lets it answer. */
async function answerDraft(stand: Stand, kind: ListedKind, draft: Draft | null): Promise<void> {
  if (draft) await leave(stand, kind, draft);
  const reads = drafts.get(stand.page);
  if (!reads) return;
  reads.isReleased = true;
  for (const route of reads.held.splice(0)) await route.continue().catch(() => {});
}

async function leave(stand: Stand, kind: ListedKind, { sent: sentKey, ...draft }: Draft): Promise<void> {
  const sent: Sent = { key: sentKey ?? '', id: draft.id, values: draft.values, hasFile: false, isUndo: false, at: Date.now() };
  await send(stand, saveProfileDraft, { fields: { ...fieldsOf(kind, draft), ...(sentKey ? { [`${kind}:sent`]: sent } : {}) }, removed: [] });
}

/** The wizard's request comes before its step's. */
async function letFirst({ page }: Stand, call: CallDeclaration): Promise<void> {
  await page.route(
    (url) => addressOf(call).test(url.pathname),
    (route) => route.continue(),
    { times: 1 },
  );
}

/** How long the page's clock takes to stop. Milliseconds. */
const MOMENT = 5_000;

/** Dialogs open and close by the page's clock, so it is stopped only while typing, until the next action. */
function moving(gestures: Plan['gestures']): Plan['gestures'] {
  const moved = Object.entries(gestures).map(([name, gesture]) => {
    const happens = gesture as (stand: Stand, ...rest: unknown[]) => Promise<unknown>;
    return [name, async (stand: Stand, ...rest: unknown[]) => (await stand.page.clock.resume(), happens(stand, ...rest))];
  });
  return Object.fromEntries(moved) as Plan['gestures'];
}

const isUntouched = ({ draft, before }: RecordContext) => JSON.stringify(draft?.values) === JSON.stringify(before);

export interface About {
  kind: ListedKind;
  calls: Calls;
  /** The chart's samples of the records in the list and of the input. */
  one: StoredRecord;
  written: Values;
  /** The property with the kind's records in a profile, and the path of their tab. */
  part: string;
  tab: string;
  /** The step of the wizard that shows them; null if only the profile does. */
  step: string | null;
  /** Records of the kind that the server accepts, instead of the samples: it stores them, and answers on its own. */
  real?: { one: Values; name: string; written: Values };
}

/** Drives a chart of records: known ones on their tab, fetched ones in their step of the wizard. */
export function recordPlan(flow: Flow<typeof recordMachine>, { kind, calls, one, written, part, tab, step, real }: About): Plan {
  const typed = { one: real?.one ?? one, written: real?.written ?? written };
  const reply = (sample: Reply | null) => (real && isFine(sample) ? 'server' : sample);
  const onTab = async (stand: Stand, { records = [], draft = null }: RecordInput) => {
    await beSeeker(stand);
    if (draft) await leave(stand, kind, draft);
    const profile = (await send(stand, getProfile, undefined)) as object;
    if (real)
      for (const [index, { work_arrangement: arrangement }] of records.entries())
        await send(
          stand,
          calls.create,
          index === 0 ? real.one : { ...real.one, work_arrangement: arrangement === 'remote' ? 'remote' : 'hybrid', job_title: 'Host' },
        );
    else await answerAs(stand, getProfile, { ...profile, [part]: records });
    await open(tab)(stand);
  };
  const inWizard = async (stand: Stand) => {
    await beSeeker(stand);
    await send(stand, createJobPreference, PREFERENCE);
    await send(stand, saveProfileDraft, { fields: { 'wizard.step': step }, removed: [] });
    await holdDrafts(stand);
    await letFirst(stand, listJobPreferences);
    await open('/jobseeker-complete-profile')(stand);
  };
  const named =
    (verb: string) =>
    ({ page }: Stand) =>
      page
        .getByRole('button', { name: `${verb} ${real?.name ?? String(one['job_title'])}`, exact: true })
        .first()
        .click();
  const isNeverTwice = real !== undefined && !isDuplicate(kind, null, real.one, [{ ...real.one, id: '' }]);
  const save = [calls.create, calls.update] as const;
  const list = { call: calls.list, before: (stand: Stand, answer: { draft: Draft | null }) => answerDraft(stand, kind, answer.draft) };
  return {
    // Input in several fields is one change, saved at one pause.
    isFrozen: true,
    begin: Object.fromEntries(
      Object.entries(flow.fixtures.inputs)
        .filter(([, input]) => input.records || step !== null)
        .map(([name, input]) => [name, (stand: Stand) => (input.records ? onTab(stand, input) : inWizard(stand))]),
    ),
    gestures: moving({
      'record.added': press(`profile:${kind}.add`),
      'record.edited': named('Edit'),
      'draft.resumed': press('profile:draft.resume'),
      'draft.dropped': press('profile:draft.drop'),
      'values.changed': async ({ page }) => {
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MOMENT);
        const before = await editorField(page, kind, TITLE[kind]).inputValue();
        await writeRecord(page, kind, { ...typed.written, ...(before === typed.written['job_title'] ? { job_title: `${before} ` } : {}) });
      },
      'record.submitted': press('profile:save'),
      'editor.closed': press('common:close'),
      'duplicate.confirmed': press('profile:duplicate.save'),
      'duplicate.declined': press('profile:duplicate.back'),
      'discard.confirmed': press('profile:discard.confirm'),
      'discard.declined': press('profile:discard.back'),
      'delete.requested': named('Delete'),
      'delete.confirmed': press('profile:delete.confirm'),
      'delete.declined': press('profile:delete.keep'),
      'undo.requested': press('common:undo'),
      'record.retried': press('common:retry'),
    }),
    cannot: (event, before) => {
      const { context } = before;
      // The page validates right away, and settles a save that was interrupted with a call of its own before the next one.
      if (event.type === 'values.changed') return before.hasTag('busy') || before.matches('offline');
      if (event.type !== ('xstate.done.actor.checkValues' as never)) return false;
      const answer = (event as unknown as { output: CheckAnswer }).output;
      // Some kinds have no duplicates.
      if (isNeverTwice && answer.ok && isDuplicate(context.kind, context.draft?.id ?? null, answer.values, context.records ?? [])) return true;
      // A retry sends the same input; otherwise the form decides: an untouched new record is invalid, an existing one valid.
      if (context.failure !== null) return !answer.ok || answer.values === one;
      if (isUntouched(context)) return context.draft?.id === null ? answer.ok : !answer.ok || answer.values !== one;
      return context.draft?.id !== null && answer.ok && answer.values === one;
    },
    calls: {
      listRecords: { ...list, reply: ({ records }) => reply(data(records)) } satisfies WireCall<{ records: readonly StoredRecord[]; draft: Draft | null }>,
      rereadRecords: { ...list, reply: ({ records }) => reply(data(records)) } satisfies WireCall<{ records: readonly StoredRecord[]; draft: Draft | null }>,
      saveRecord: { call: save, reply: (answer) => reply(savedReply(answer)) } satisfies WireCall<SaveAnswer>,
      restoreRecord: { call: save, reply: (answer) => reply(savedReply(answer)) } satisfies WireCall<SaveAnswer>,
      deleteRecord: { call: calls.remove, reply: (answer) => reply(answer.ok ? data(null) : refusal('lastPreference')) } satisfies WireCall<DeleteAnswer>,
      storeDraft: { call: saveProfileDraft, reply: () => 'server' },
      dropDraft: { call: saveProfileDraft, reply: () => 'server' },
      checkValues: {
        pave: (answer) => {
          if (!('ok' in answer)) return null;
          return async (stand) => {
            if (await button(stand, 'common:retry').isVisible()) return;
            if (!answer.ok) return emptyTitle(stand.page, kind);
            const values = answer.values === one ? typed.one : typed.written;
            const title = await editorField(stand.page, kind, TITLE[kind]).inputValue();
            if (title.trim() !== values[TITLE[kind]]) await writeRecord(stand.page, kind, values);
          };
        },
      } satisfies OwnCall<CheckAnswer | Error>,
      waitToLoad: { pave: () => async () => {}, act: ({ context }) => context.setOffline(false) },
    },
  };
}

const isFine = (reply: Reply | null) => typeof reply === 'object' && reply !== null && reply.status < 400;

function savedReply(answer: SaveAnswer): Reply | null {
  if (answer.ok) return data(answer.record);
  if (answer.failure === 'invalid') return refusal('parameterInvalid', { errors: answer.faults });
  return refusal(answer.failure === 'gone' ? 'notFound' : 'tooManyRecords');
}
