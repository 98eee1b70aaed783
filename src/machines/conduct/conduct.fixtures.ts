import { defineFlow } from '../flow.ts';
import { conductMachine } from './conduct.machine.ts';

const late = '2026-08-20T04:00:00Z';
const now = '2026-03-02T05:00:00Z';

export const conductFlow = defineFlow({
  id: 'conduct',
  area: 'chat',
  runsOn: 'server',
  title: 'Conduct',
  purpose: 'How a seeker or an employer stands with appointments: warned for one not attended, banned for the third in three months.',
  source: 'src/machines/conduct/conduct.machine.ts',
  machine: conductMachine,
  states: {
    good: 'Nothing is held against them.',
    warned: 'Of the last three months one or two interviews were not attended.',
    banned: 'Three were, and for six months they may not apply, chat or offer interviews.',
  },
  fixtures: {
    inputs: { anew: undefined },
    events: {
      'interview.missed': [
        { type: 'interview.missed', at: '2026-03-02T04:00:00Z', now },
        { type: 'interview.missed', at: late, now: late },
      ],
      'warning.lapsed': [{ type: 'warning.lapsed', now: '2026-06-02T04:00:00Z' }],
      'ban.ended': [
        { type: 'ban.ended', now: '2026-09-02T05:00:00Z' },
        // Long before: nothing is over yet.
        { type: 'ban.ended', now },
      ],
    },
    actors: {},
    project: ({ noShows }) => [Math.min(noShows.length, 3), noShows.includes(late)],
    takesEachWayOnce: true,
  },
});
