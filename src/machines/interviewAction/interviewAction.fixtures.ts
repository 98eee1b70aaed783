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
  purpose: 'Shows an interview to one of its sides, opens and closes what may be done at the very second, and does what is chosen.',
  source: 'src/machines/interviewAction/interviewAction.machine.ts',
  machine: interviewActionMachine,
  states: {
    clock: 'The page keeps up with the instants at which something opens, closes or passes.',
    'clock.judging': 'Which instant is next is being looked up.',
    'clock.near': 'The next instant is less than a day off: it is waited for to the second.',
    'clock.far': 'It is further off: it is looked at again in a day.',
    'clock.still': 'The clock changes nothing any more.',
    record: 'The page keeps up with what others change.',
    'record.known': 'It is shown as it was last told.',
    'record.reloading': 'It changed elsewhere, and is being asked for again.',
    act: 'What the person does about it.',
    'act.idle': 'What may be done is offered.',
    'act.choosing': 'What the action needs is being asked.',
    'act.choosing.open': 'Nothing was confirmed yet.',
    'act.choosing.invalid': 'Something of it is missing or wrong.',
    'act.sending': 'It is being sent.',
    'act.offline': 'The device is offline; it goes on by itself once it is back.',
    'act.failed': 'No answer came; it can be tried again.',
    'act.refused': 'The server did not take it, and says what is in the way.',
    'act.overtaken': 'While it was chosen, the other side or the clock made it impossible.',
    'act.done': 'It was done.',
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
