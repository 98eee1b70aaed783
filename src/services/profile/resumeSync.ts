import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { Profile } from '../../../contract/profile.ts';
import type { SyncItem, SyncResult } from '../../../contract/resume-sync.ts';
import type { SyncRating } from '../../../contract/sync-ratings.ts';
import { toFailure } from '../../lib/failure.ts';
import { comparable } from '../../lib/comparable.ts';
import { compare } from '../../machines/resumeSync/compare.ts';
import type { ReadAnswer, ReadFailure, ResumeRead } from '../../machines/resumeSync/resumeSync.actors.ts';
import { resumeSyncMachine } from '../../machines/resumeSync/resumeSync.machine.ts';
import type { Comparison, Faults, FoundItem } from '../../machines/resumeSync/resumeSync.types.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { serverInstantIn } from '../serverClock.ts';
import { checkValues } from './check.ts';
import { knownFields, readFields, writeFields } from './unsaved.ts';

const REFUSALS: Readonly<Record<number, ReadFailure>> = {
  [ERRORS.ai_resume_analysis_limited.code]: 'quotaUsed',
  [ERRORS.readerBusy.code]: 'crowded',
  [ERRORS.notFound.code]: 'gone',
};

async function read(resumeId: string, signal: AbortSignal): Promise<ReadAnswer> {
  try {
    const { data } = await api('getSyncableContent', { params: { id: resumeId } }, { signal });
    if ('content' in data) return { ok: true, read: { content: data.content, isDoubtful: data.outcome === 'lowConfidence' } };
    return { ok: false, failure: data.outcome, retryAt: null };
  } catch (error) {
    const { code, retryAfter } = toFailure(error);
    const failure = REFUSALS[code];
    if (failure === undefined) throw error;
    return { ok: false, failure, retryAt: retryAfter === null ? null : serverInstantIn(retryAfter) };
  }
}

/** A choice as stored in the profile's draft: valid while its item is unchanged. */
interface StoredChoice {
  of: string;
  isTaken: boolean;
  values: FoundItem['values'];
}
const placeOf = (resumeId: string) => `sync:${resumeId}.`;
const identityOf = ({ kind, lines }: FoundItem) => comparable(`${kind} ${lines.map(({ text }) => text).join(' ')}`).slice(0, 200);
const isStoredChoice = (value: unknown): value is StoredChoice =>
  typeof value === 'object' && value !== null && 'of' in value && 'isTaken' in value && 'values' in value;

/** What was proposed on this visit: only a difference from it is a choice. */
let proposed: readonly FoundItem[] = [];

function withStored(items: readonly FoundItem[], resumeId: string, fields: Readonly<Record<string, unknown>>): FoundItem[] {
  return items.map((item) => {
    const stored = fields[placeOf(resumeId) + item.key];
    return isStoredChoice(stored) && stored.of === identityOf(item) ? { ...item, isTaken: stored.isTaken, values: stored.values } : item;
  });
}

async function keep(resumeId: string, items: readonly FoundItem[]): Promise<void> {
  const changed = items.filter((item) => JSON.stringify(item) !== JSON.stringify(proposed.find(({ key }) => key === item.key)));
  const fields = Object.fromEntries(
    changed.map((item) => [placeOf(resumeId) + item.key, { of: identityOf(item), isTaken: item.isTaken, values: item.values } as never]),
  );
  await writeFields(fields, namesOf(resumeId)).catch(() => {});
}

const namesOf = (resumeId: string) => Object.keys(knownFields()).filter((name) => name.startsWith(placeOf(resumeId)));

/** What must be filled in for each item before it can be imported; for skills, which exceed the limit. */
async function faultsOf(items: readonly FoundItem[], room: number): Promise<Record<string, Faults>> {
  const faults: Record<string, Faults> = {};
  let left = room;
  for (const { key, kind, values } of items) {
    if (kind === 'skill') {
      const isTooLong = String(values['skill']).trim().length > LIMITS.skillLength;
      if (isTooLong) faults[key] = { skill: ['skill.tooLong'] };
      else if ((left -= 1) < 0) faults[key] = { skill: ['skill.tooMany'] };
      continue;
    }
    const answer = await checkValues(kind, values);
    // For basic info, only one field is checked: the others aren't part of the item.
    const own = answer.ok ? [] : Object.entries(answer.faults).filter(([name]) => kind !== 'basicInfo' || name in values);
    if (own.length > 0) faults[key] = Object.fromEntries(own);
  }
  return faults;
}

/** An item as sent: trimmed, and with defaults. */
async function sent({ key, kind, values, before }: FoundItem): Promise<SyncItem> {
  if (kind === 'skill') return { key, kind, value: String(values['skill']) };
  if (kind === 'basicInfo') return { key, kind, values: values as never };
  const { attachment: _, ...written } = values;
  return { key, kind, replaces: before?.id ?? null, values: written as never };
}

/** The resume import chart with its actors. */
export const resumeSync = resumeSyncMachine.provide({
  actors: {
    waitForConnection,
    readResume: fromPromise<ReadAnswer, { resumeId: string }>(({ input, signal }) => read(input.resumeId, signal)),
    compareWithProfile: fromPromise<Comparison, { resumeId: string; read: ResumeRead }>(async ({ input: { resumeId, read: found }, signal }) => {
      const [{ data: profile }, fields] = await Promise.all([api('getProfile', {}, { signal }), readFields(signal)]);
      const { items, already } = compare(found.content, profile as Profile, found.isDoubtful);
      proposed = items;
      // Before skills are selected, none of them counts as too many.
      const faults = await faultsOf(items, items.length);
      return { items: withStored(items, resumeId, fields), already, faults, room: LIMITS.skills - profile.skills.length };
    }),
    checkItems: fromPromise<Comparison['faults'], { items: readonly FoundItem[]; room: number }>(({ input }) => faultsOf(input.items, input.room)),
    applyItems: fromPromise<SyncResult, { resumeId: string; items: readonly FoundItem[]; key: string }>(async ({ input: { resumeId, items, key }, signal }) => {
      const body = { items: await Promise.all(items.map(sent)) };
      const { data } = await api('applySync', { params: { id: resumeId }, body }, { signal, idempotencyKey: key });
      if (data.refused.length === 0) void writeFields({}, namesOf(resumeId)).catch(() => {});
      return data;
    }),
    storeChoices: fromPromise<void, { resumeId: string; items: readonly FoundItem[] }>(({ input }) => keep(input.resumeId, input.items)),
    saveRating: fromPromise<void, { syncId: string; rating: SyncRating }>(async ({ input, signal }) => {
      await api('rateSync', { params: { id: input.syncId }, body: { rating: input.rating } }, { signal });
    }),
  },
});
