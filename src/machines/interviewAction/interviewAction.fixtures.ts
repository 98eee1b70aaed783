import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import { interviewActionMachine } from './interviewAction.machine.ts';
import { AT, interviewIn, OTHER, START } from './samples.ts';
import { standingOf } from './standing.ts';

const agreed = interviewIn('upcoming');

export const interviewActionFlow = defineFlow({
  id: 'interviewAction',
  area: 'interview',
  title: 'Act on an interview',
  purpose: 'Shows an interview to one of its sides, opens and closes actions at the exact second, and performs the chosen action.',
  source: 'src/machines/interviewAction/interviewAction.machine.ts',
  machine: interviewActionMachine,
  states: {
    clock: 'Keeps the page up to date with the time windows.',
    'clock.judging': 'Determining the next instant at which something changes.',
    'clock.near': 'The next instant is less than a day away: waits for it to the second.',
    'clock.far': 'It is further away: checks again in a day.',
    'clock.still': 'Time changes nothing anymore.',
    record: 'Keeps the page up to date with changes by others.',
    'record.known': 'Showing the last known state.',
    'record.reloading': 'It changed elsewhere, and is being fetched.',
    act: 'The user’s action.',
    'act.idle': 'The available actions are shown.',
    'act.choosing': 'Asking for the input or confirmation that the action needs.',
    'act.choosing.open': 'Nothing has been confirmed yet.',
    'act.choosing.invalid': 'Some input is missing or invalid.',
    'act.sending': 'Sending.',
    'act.offline': 'Offline; continues automatically when the connection is back.',
    'act.failed': 'No response; the user can try again.',
    'act.refused': 'The server refused it; the page says why.',
    'act.overtaken': 'The other side or the clock made it impossible in the meantime.',
    'act.done': 'Done.',
  },
  fixtures: {
    inputs: {
      'offered, over a day off': { interview: interviewIn('pending'), now: AT.long, clockOffset: 0 },
      'offered for tonight': { interview: interviewIn('pending'), now: AT.offered, clockOffset: 0 },
      'about to be too late to cancel': { interview: agreed, now: AT.beforeCancelCloses, clockOffset: 0 },
    },
    events: {
      'action.chosen': [
        { type: 'action.chosen', action: 'time.accepted', key },
        { type: 'action.chosen', action: 'interview.cancelled', key },
        { type: 'action.chosen', action: 'checkIn.made', key },
      ],
      'choice.confirmed': [
        { type: 'choice.confirmed', choice: { action: 'time.accepted', time: START }, key },
        { type: 'choice.confirmed', choice: { action: 'interview.cancelled', reason: 'I am ill' }, key },
        { type: 'choice.confirmed', choice: { action: 'interview.cancelled', reason: ' ' }, key },
      ],
      'action.retried': [{ type: 'action.retried' }],
      'action.left': [{ type: 'action.left' }],
      'interview.changed': [{ type: 'interview.changed' }],
    },
    actors: {
      sendChoice: {
        done: [
          { ok: true, interview: agreed, now: AT.beforeCancelCloses },
          { ok: false, failure: 'notAllowedNow', interview: interviewIn('cancelled', 'seeker', { ended_by: 'employer' }), now: AT.beforeCancelCloses },
          { ok: false, failure: 'interviewChanged', interview: null, now: AT.beforeCancelCloses },
        ],
        error: [offline, broken],
      },
      loadInterview: {
        done: [
          { interview: interviewIn('pending', 'seeker', { times: [OTHER], sequence: 1 }), now: AT.beforeCancelCloses },
          { interview: interviewIn('cancelled', 'seeker', { ended_by: 'employer', sequence: 1 }), now: AT.beforeCancelCloses },
        ],
        error: [broken],
      },
      waitForConnection: { done: [undefined] },
      watchInterview: {},
    },
    project: ({ interview, asOf, action, choice }) => {
      const { record, allowed, next } = standingOf(interview, asOf);
      return [record.status, allowed.join(), next === null, action, choice?.action];
    },
  },
});
