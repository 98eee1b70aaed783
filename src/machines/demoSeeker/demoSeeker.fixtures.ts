import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import type { SeekerSight } from './demoSeeker.actors.ts';
import { demoSeekerMachine } from './demoSeeker.machine.ts';

const failing = { done: [undefined], error: [broken] };
/** Nothing to do for the job seeker: it's the employer's turn. */
export const nothingToDo: SeekerSight = { application: 'sent', isAsked: false, may: [], isFirstOffer: true, isMarked: false, hasThanked: false };
export const candidacy = { seekerId: '0195d3a0-0000-4000-8000-000000000001', jobId: 7 };

export const demoSeekerFlow = defineFlow({
  id: 'demoSeeker',
  area: 'shared',
  runsOn: 'server',
  title: 'Demo job seeker',
  purpose: 'How a job seeker of the demo responds to a job of somebody who tries it as an employer: from the application to the hire.',
  source: 'src/machines/demoSeeker/demoSeeker.machine.ts',
  machine: demoSeekerMachine,
  states: {
    resting: 'It’s the employer’s turn; the job seeker checks again soon.',
    looking: 'The job seeker checks what there is to do.',
    readingAd: 'The job is new to them, and they think about it.',
    applying: 'Sending the application.',
    readingMessage: 'The job seeker reads the employer’s message.',
    answering: 'Sending the reply.',
    checkingCalendar: 'The first offered times don’t suit them.',
    askingOtherTime: 'They ask for another time.',
    choosingTime: 'They choose one of the times.',
    accepting: 'Accepting the time.',
    checkingIn: 'The interview is near: they check in.',
    marking: 'The interview is over: they record that the employer attended.',
    beingGlad: 'They were hired.',
    thanking: 'Sending a thank-you message.',
    paused: 'The person trying the demo has paused its scripts.',
  },
  fixtures: {
    inputs: { easy: { candidacy, isPicky: false, speed: 1 }, picky: { candidacy, isPicky: true, speed: 1 } },
    events: {
      'script.paused': [{ type: 'script.paused' }],
      'script.resumed': [{ type: 'script.resumed' }],
      'speed.changed': [{ type: 'speed.changed', speed: 4 }],
    },
    actors: {
      look: {
        done: [
          nothingToDo,
          { ...nothingToDo, application: 'none' },
          { ...nothingToDo, application: 'hired' },
          { ...nothingToDo, isAsked: true },
          { ...nothingToDo, may: ['time.accepted', 'reschedule.requested'] },
          { ...nothingToDo, may: ['time.accepted', 'reschedule.requested'], isFirstOffer: false },
          { ...nothingToDo, may: ['checkIn.made'] },
          { ...nothingToDo, may: ['attendance.marked'] },
        ],
        error: [broken],
      },
      apply: failing,
      answer: failing,
      acceptTime: failing,
      askOtherTime: failing,
      checkIn: failing,
      mark: failing,
      thank: failing,
    },
    project: ({ speed, isPicky }) => [speed, isPicky],
    takesEachWayOnce: true,
  },
});
