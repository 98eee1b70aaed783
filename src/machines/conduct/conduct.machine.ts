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
const keep = { type: 'keepNoShow' as const, params: missed };
const ban = { guard: isThird, target: 'banned', actions: [keep, { type: 'keepBan' as const, params: now }] };

/**
 * How one stands with appointments, seeker or employer: a first interview that one did not attend warns, the third within three calendar months
 * bans for six, and when the ban ends one starts as one stands by then. Run by the server in the transaction that marks the attendance; the
 * scheduled work sends what the clock does.
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
    keepNoShow: assign({ noShows: ({ context }, { at }: Missed) => [...context.noShows, at] }),
    keepBan: assign({ bannedUntil: (_, params: { now: string }) => monthsAfter(params.now, LIMITS.banMonths) }),
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
        // What was agreed before may still be missed; it counts afterwards.
        'interview.missed': { actions: keep },
        'ban.ended': [
          { guard: { type: 'isOverAndClear', params: now }, target: 'good', actions: 'lift' },
          { guard: { type: 'isOver', params: now }, target: 'warned', actions: 'lift' },
        ],
      },
    },
  },
});

/** Until when a missed interview counts; that instant is out. */
const countsUntil = (at: string) => Date.parse(monthsAfter(at, LIMITS.noShowMonths));

/** Those that count at an instant: its own three months not over. */
const liveAt = (noShows: readonly string[], instant: string): string[] => noShows.filter((at) => Date.parse(instant) < countsUntil(at));

/** How many lie within three calendar months of one another, up to the latest: marks come in any order, and days after. */
function countAround(noShows: readonly string[]): number {
  const latest = noShows.reduce((last, at) => (Date.parse(at) > Date.parse(last) ? at : last));
  return liveAt(noShows, latest).length;
}
