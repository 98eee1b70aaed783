import type { AutomaticReply, AutomaticReplyKind } from '../../../contract/automatic-replies.ts';
import { dateIn } from '../../lib/automaticReply/wallClock.ts';
import type { Faults } from './automaticReplies.actors.ts';

/** Defaults of a form with nothing saved. */
export interface Beginnings {
  /** Time zone of the recruiter's device, as an IANA name. */
  timeZone: string;
  texts: Record<AutomaticReplyKind, string>;
}

/** The initial values of a reply's form: missing ones get defaults, and an absence that is over is replaced. @param at epoch milliseconds */
export function draftOf(reply: AutomaticReply, { timeZone, texts }: Beginnings, at: number): AutomaticReply {
  const begun = { ...reply, is_on: true, text: reply.text || texts[reply.kind] };
  if (begun.kind === 'firstMessage') return begun;
  const zone = begun.time_zone ?? timeZone;
  const isOver = begun.kind === 'outOfOffice' && begun.last_day !== null && begun.last_day < dateIn(zone, at);
  return { ...begun, time_zone: zone, ...(isOver ? { first_day: null, last_day: null } : {}) };
}

/** The remaining problems after a change: a field's problem stays until that field changes. */
export function faultsAfter(faults: Faults, before: AutomaticReply, after: AutomaticReply): Faults {
  const changed = Object.keys(after).filter(
    (field) => JSON.stringify(before[field as keyof AutomaticReply]) !== JSON.stringify(after[field as keyof AutomaticReply]),
  );
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !changed.includes(field.split('.')[0] as string)));
}
