import type { ProfileDraft } from '../../../contract/profile-draft.ts';
import { api } from '../api.ts';
import { owner } from '../owner.ts';
import { DRAFT } from '../traceKeys.ts';

export type Fields = ProfileDraft['fields'];
type Changes = { fields: Fields; removed: string[] };

/** What was written on this device and isn't on the server yet. With the prefix that signing out clears (traces.ts). */
const KEY = `${DRAFT}profile`;
const NONE: Changes = { fields: {}, removed: [] };

/** The server's last state, with what was written here since. */
let known: Fields = {};

function pending(): Changes {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as (Changes & { owner?: string | null }) | null;
    if (!stored || typeof stored.fields !== 'object' || !Array.isArray(stored.removed) || stored.owner !== owner()) return NONE;
    return { fields: stored.fields, removed: stored.removed };
  } catch {
    return NONE;
  }
}

function keep(changes: Changes): void {
  try {
    if (isNothing(changes)) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ ...changes, owner: owner() }));
  } catch {
    // Storage is blocked or full: only the server has a copy.
  }
}

const isNothing = ({ fields, removed }: Changes) => Object.keys(fields).length + removed.length === 0;
const without = (fields: Fields, names: readonly string[]): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const merged = (one: Changes, then: Changes): Changes => ({
  fields: { ...without(one.fields, then.removed), ...then.fields },
  removed: [...new Set([...one.removed, ...then.removed])].filter((name) => !(name in then.fields)),
});

/** The write that was sent last. */
let sending: Promise<unknown> = Promise.resolve();

/**
 * Sends what only this device has, after the writes before it: two at a time might reach the server in the other order, and the older one would win.
 * For the same reason a write that was sent isn't given up. @returns the draft as the server has it then @throws Failure
 */
function sendOff(changes: Changes): Promise<Fields> {
  const send = async (): Promise<Fields> => {
    const { data } = await api('saveProfileDraft', { body: changes });
    // What was written in the meantime is sent with the next request.
    if (JSON.stringify(pending()) === JSON.stringify(changes)) keep(NONE);
    return data.fields;
  };
  const sent = sending.then(send, send);
  sending = sent;
  return sent;
}

/** The draft from all devices, including what only this one has, which is sent in the background. @throws Failure */
export async function readFields(signal?: AbortSignal): Promise<Fields> {
  const before = pending();
  const { data } = await api('getProfileDraft', {}, signal ? { signal } : {});
  // The answer may be older than what was being sent at the time.
  const changes = merged(before, pending());
  known = { ...without(data.fields, changes.removed), ...changes.fields };
  if (!isNothing(pending())) void sendOff(pending()).catch(() => {});
  return known;
}

/** Writes changes: here right away, then on the server. @throws Failure if the server didn't accept it; this device has it */
export async function writeFields(fields: Fields, removed: readonly string[]): Promise<void> {
  const changed = Object.fromEntries(Object.entries(fields).filter(([name, value]) => JSON.stringify(known[name]) !== JSON.stringify(value)));
  const changes = merged(pending(), { fields: changed, removed: removed.filter((name) => !(name in fields)) });
  known = { ...without(known, removed), ...fields };
  keep(changes);
  if (isNothing(changes)) return;
  const there = await sendOff(changes);
  // Fields unchanged here may have been dropped elsewhere, saved or discarded by another device: the current editor keeps all of them.
  const lost = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in there)));
  if (Object.keys(lost).length > 0) await sendOff({ fields: lost, removed: [] });
}

/** Writes on this device synchronously, for moments without time to wait: a tab may crash between two pauses. */
export function writeHere(fields: Fields, removed: readonly string[] = []): void {
  keep(merged(pending(), { fields, removed: [...removed] }));
}

/** The draft as far as this page knows it. */
export function knownFields(): Fields {
  const { fields, removed } = pending();
  return { ...without(known, removed), ...fields };
}
