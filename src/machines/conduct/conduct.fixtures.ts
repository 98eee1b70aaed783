import { defineFlow } from '../flow.ts';
import { conductMachine } from './conduct.machine.ts';

const late = '2026-08-20T04:00:00Z';
const now = '2026-03-02T05:00:00Z';

export const conductFlow = defineFlow({
  id: 'conduct',
  area: 'chat',
  runsOn: 'server',
  title: 'Conduct',
  purpose: 'A job seeker’s or employer’s record of attending interviews: a warning for a missed one, a ban for the third within three months.',
  source: 'src/machines/conduct/conduct.machine.ts',
  machine: conductMachine,
  states: {
    good: 'No interview was missed.',
    warned: 'One or two interviews were missed in the last three months.',
    banned: 'Three were missed: no applying, chatting or offering interviews for six months.',
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
        // Too early: nothing has expired yet.
        { type: 'ban.ended', now },
      ],
    },
    actors: {},
    project: ({ noShows }) => [Math.min(noShows.length, 3), noShows.includes(late)],
    takesEachWayOnce: true,
  },
});
