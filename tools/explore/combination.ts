import type { ApplicationState, PostingStatus, PromiseState } from '../../contract/records.ts';
import type { ActiveState } from '../../src/machines/application/application.types.ts';
import { type ConductRecord, GOOD } from '../../src/machines/conduct/lifecycle.ts';
import type { Side } from '../../src/machines/interview/interview.types.ts';
import type { InterviewRecord } from '../../src/machines/interview/lifecycle.ts';
import { windowsOf } from '../../src/machines/interview/windows.ts';

export interface HeldApplication {
  status: ApplicationState;
  promise: PromiseState | null;
  heldFrom: ActiveState;
}

/** Where a seeker, an employer, one job and what is between them stand together. */
export interface Combination {
  posting: PostingStatus;
  application: HeldApplication | null;
  interview: InterviewRecord | null;
  hasConversation: boolean;
  conduct: Record<Side, ConductRecord>;
  /** Which of the instants it is. */
  at: number;
}

export interface Scope {
  /** When an interview may take place. */
  times: readonly string[];
  instants: readonly string[];
  minutes: number;
}

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T00:00:00.000Z');

/** Interviews at so many times, each boundary of each of their windows, then when warnings and bans end. */
export function scopeOf(count: number): Scope {
  const minutes = 60;
  const times = Array.from({ length: count }, (_, index) => new Date(START + (index + 1) * 10 * DAY).toISOString());
  const boundaries = times.flatMap((startsAt) => Object.values(windowsOf({ startsAt, minutes }) ?? {}));
  const later = [100, 250].map((days) => new Date(START + days * DAY).toISOString());
  return { times, minutes, instants: [...new Set([new Date(START).toISOString(), ...boundaries, ...later])].sort() };
}

export const FIRST: Combination = {
  posting: 'open',
  application: null,
  interview: null,
  hasConversation: false,
  conduct: { seeker: GOOD, employer: GOOD },
  at: 0,
};

const ids = new WeakMap<object, number>();
const known = new Map<string, object>();

/** One object for equal values, so that they are compared and remembered by a number. */
export function intern<T extends object>(value: T): T {
  if (ids.has(value)) return value;
  const text = JSON.stringify(value);
  const same = known.get(text) as T | undefined;
  if (same) return same;
  ids.set(value, known.size + 1);
  known.set(text, value);
  return value;
}

const idOf = (value: object | null): number => (value === null ? 0 : (ids.get(intern(value)) ?? 0));

export const keyOf = ({ posting, application, interview, hasConversation, conduct, at }: Combination): string =>
  `${posting} ${idOf(application)} ${idOf(interview)} ${hasConversation} ${idOf(conduct.seeker)} ${idOf(conduct.employer)} ${at}`;

const results = new Map<string, unknown>();

/** The charts are pure: what one makes of a record is computed once. */
export function remember<T>(record: object, question: string, compute: () => T): T {
  const key = `${idOf(record)} ${question}`;
  if (!results.has(key)) results.set(key, compute());
  return results.get(key) as T;
}
