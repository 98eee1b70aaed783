import { DAY } from '../../contract/durations.ts';
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

/** The combined state of a seeker, an employer, one job, and the records between them. */
export interface Combination {
  posting: PostingStatus;
  /** Of a closed posting: a feed can't reopen it. */
  isClosedByEmployer: boolean;
  application: HeldApplication | null;
  interview: InterviewRecord | null;
  hasConversation: boolean;
  conduct: Record<Side, ConductRecord>;
  /** Index of the current instant. */
  at: number;
}

export interface Scope {
  /** The possible times of an interview. */
  times: readonly string[];
  instants: readonly string[];
  minutes: number;
}

const START = Date.parse('2026-03-01T00:00:00.000Z');

/** This many interview times, each boundary of each of their windows, and the instants when warnings and bans end. */
export function scopeOf(count: number): Scope {
  const minutes = 60;
  const times = Array.from({ length: count }, (_, index) => new Date(START + (index + 1) * 10 * DAY).toISOString());
  const boundaries = times.flatMap((startsAt) => Object.values(windowsOf({ startsAt, minutes }) ?? {}));
  const later = [100, 250].map((days) => new Date(START + days * DAY).toISOString());
  return { times, minutes, instants: [...new Set([new Date(START).toISOString(), ...boundaries, ...later])].sort() };
}

export const FIRST: Combination = {
  posting: 'open',
  isClosedByEmployer: false,
  application: null,
  interview: null,
  hasConversation: false,
  conduct: { seeker: GOOD, employer: GOOD },
  at: 0,
};

const ids = new WeakMap<object, number>();
const known = new Map<string, object>();

/** Returns the same object for equal values, so that they can be compared and cached by a number. */
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

export const keyOf = ({ posting, isClosedByEmployer, application, interview, hasConversation, conduct, at }: Combination): string =>
  `${posting} ${isClosedByEmployer} ${idOf(application)} ${idOf(interview)} ${hasConversation} ${idOf(conduct.seeker)} ${idOf(conduct.employer)} ${at}`;

const results = new Map<string, unknown>();

/** Caches what a chart makes of a record. Charts are pure, so each result is computed once. */
export function remember<T>(record: object, question: string, compute: () => T): T {
  const key = `${idOf(record)} ${question}`;
  if (!results.has(key)) results.set(key, compute());
  return results.get(key) as T;
}
