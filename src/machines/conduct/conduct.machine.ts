import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { ConductContext, ConductEvent } from './conduct.types.ts';
import { monthsAfter } from './months.ts';

interface Missed {
  at: string;
  now: string;
}

const missed = ({ event }: { event: Missed }) => ({ at: event.at, now: event.now });
const now = ({ event }: { event: { now: string } }) => ({ now: event.now });
const isThird = { type: 'isThird' as const, params: missed };
const keep = { type: 'storeNoShow' as const, params: missed };
const ban = { guard: isThird, target: 'banned', actions: [keep, { type: 'storeBan' as const, params: now }] };

/**
 * A job seeker's or employer's record of attending interviews: the first missed interview results in a warning, the third within three calendar
 * months in a ban of six. When the ban ends, the remaining missed interviews decide the new state. The server runs it in the transaction that records
 * the attendance; the scheduled jobs send the clock's events.
 */
export const conductMachine = setup({
  types: {} as { context: ConductContext; events: ConductEvent },
  guards: {
    isThird: ({ context }, { at }: Missed) => countAround([...context.noShows, at]) >= LIMITS.noShows,
    isLapsed: ({ context }, params: { now: string }) => liveAt(context.noShows, params.now).length === 0,
    isOver: ({ context }, params: { now: string }) => context.bannedUntil !== null && Date.parse(params.now) >= Date.parse(context.bannedUntil),
    isOverAndClear: ({ context }, params: { now: string }) =>
      context.bannedUntil !== null && Date.parse(params.now) >= Date.parse(context.bannedUntil) && liveAt(context.noShows, params.now).length === 0,
  },
  actions: {
    storeNoShow: assign({ noShows: ({ context }, { at }: Missed) => [...context.noShows, at] }),
    storeBan: assign({ bannedUntil: (_, params: { now: string }) => monthsAfter(params.now, LIMITS.banMonths) }),
    lift: assign({ bannedUntil: null }),
  },
}).createMachine({
  id: 'conduct',
  initial: 'good',
  context: { noShows: [], bannedUntil: null },
  states: {
    good: { on: { 'interview.missed': [ban, { target: 'warned', actions: keep }] } },
    warned: {
      on: {
        'interview.missed': [ban, { actions: keep }],
        'warning.lapsed': { guard: { type: 'isLapsed', params: now }, target: 'good' },
      },
    },
    banned: {
      on: {
        // Interviews scheduled earlier can still be missed; they count after the ban.
        'interview.missed': { actions: keep },
        'ban.ended': [
          { guard: { type: 'isOverAndClear', params: now }, target: 'good', actions: 'lift' },
          { guard: { type: 'isOver', params: now }, target: 'warned', actions: 'lift' },
        ],
      },
    },
  },
});

/** When a missed interview stops counting; that instant is excluded. */
const countsUntil = (at: string) => Date.parse(monthsAfter(at, LIMITS.noShowMonths));

/** The missed interviews that count at an instant: less than three months old. */
const liveAt = (noShows: readonly string[], instant: string): string[] => noShows.filter((at) => Date.parse(instant) < countsUntil(at));

/** How many lie within three calendar months of one another, including the latest. Attendance is reported in any order, and sometimes days later. */
function countAround(noShows: readonly string[]): number {
  const latest = noShows.reduce((last, at) => (Date.parse(at) > Date.parse(last) ? at : last));
  return liveAt(noShows, latest).length;
}
