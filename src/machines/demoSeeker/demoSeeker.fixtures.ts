import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import type { SeekerSight } from './demoSeeker.actors.ts';
import { demoSeekerMachine } from './demoSeeker.machine.ts';

const failing = { done: [undefined], error: [broken] };
/** Nothing to do for the job seeker: the employer acts next. */
export const nothingToDo: SeekerSight = { application: 'sent', isAsked: false, may: [], isFirstOffer: true, isMarked: false, hasThanked: false };
export const candidacy = { seekerId: '0195d3a0-0000-4000-8000-000000000001', jobId: 7 };

export const demoSeekerFlow = defineFlow({
  id: 'demoSeeker',
  area: 'shared',
  runsOn: 'server',
  title: 'Demo job seeker',
  purpose: 'How a job seeker of the demo deals with a job of somebody who tries it as an employer: from the application to the hire.',
  source: 'src/machines/demoSeeker/demoSeeker.machine.ts',
  machine: demoSeekerMachine,
  states: {
    resting: 'The employer acts next; the job seeker looks again soon.',
    looking: 'The job seeker looks at what there is to do.',
    readingAd: 'The job is new to them, and they think about it.',
    applying: 'The application is being sent.',
    readingMessage: 'The job seeker reads what the employer wrote.',
    answering: 'The answer is being sent.',
    checkingCalendar: 'The first times that were offered do not suit them.',
    askingOtherTime: 'They ask for another time.',
    choosingTime: 'They choose one of the times.',
    accepting: 'The time is being accepted.',
    checkingIn: 'The interview is near: they check in.',
    marking: 'The interview is over: they say that the employer came.',
    beingGlad: 'They were hired.',
    thanking: 'Their thanks are being sent.',
    paused: 'Whoever tries the demo has paused its scripts.',
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
