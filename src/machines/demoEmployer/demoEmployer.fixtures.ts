import { defineFlow } from '../flow.ts';
import { broken } from '../samples.ts';
import type { EmployerSight } from './demoEmployer.actors.ts';
import { demoEmployerMachine } from './demoEmployer.machine.ts';

const failing = { done: [undefined], error: [broken] };
/** Nothing to do for the employer: it's the job seeker's turn. */
export const nothingToDo: EmployerSight = {
  application: 'read',
  isAsked: false,
  written: 1,
  isQuiet: false,
  isInvited: false,
  may: [],
  isMoving: false,
  isMarked: false,
  isPassed: false,
};
export const demoCase = {
  seekerId: '0195d3a0-0000-4000-8000-000000000001',
  recruiterId: '0195d3a0-0000-4000-8000-000000000002',
  jobId: 7,
  applicationId: '0195d3a0-0000-4000-8000-000000000003',
};

export const demoEmployerFlow = defineFlow({
  id: 'demoEmployer',
  area: 'shared',
  runsOn: 'server',
  title: 'Demo employer',
  purpose: 'How an employer of the demo market responds to somebody who tries it: from the application, or the first message, to the hire.',
  source: 'src/machines/demoEmployer/demoEmployer.machine.ts',
  machine: demoEmployerMachine,
  states: {
    resting: 'It’s the job seeker’s turn; the employer checks again soon.',
    looking: 'The employer checks what there is to do.',
    comingToIt: 'An application has arrived and isn’t opened yet.',
    opening: 'Opening the application.',
    readingResume: 'The employer reads the resume.',
    greeting: 'Sending the first message, with a question.',
    readingMessage: 'The employer reads the job seeker’s message.',
    answering: 'Sending the reply.',
    choosingTimes: 'The employer knows enough and chooses times for an interview.',
    offering: 'Offering the times.',
    checkingCalendar: 'The job seeker asked for another time.',
    agreeing: 'The employer agrees to it, or offers others.',
    checkingIn: 'The interview is near: the employer checks in.',
    marking: 'The interview is over: the employer records that the job seeker attended.',
    deciding: 'The employer decides.',
    hiring: 'Recording the result, and accepting the application.',
    paused: 'The person trying the demo has paused its scripts.',
  },
  fixtures: {
    inputs: { applied: { case: demoCase, speed: 1 } },
    events: {
      'script.paused': [{ type: 'script.paused' }],
      'script.resumed': [{ type: 'script.resumed' }],
      'speed.changed': [{ type: 'speed.changed', speed: 4 }],
    },
    actors: {
      look: {
        done: [
          nothingToDo,
          { ...nothingToDo, application: 'unread', written: 0 },
          { ...nothingToDo, isAsked: true },
          { ...nothingToDo, isInvited: true, isMoving: true },
          { ...nothingToDo, isInvited: true, may: ['checkIn.made'] },
          { ...nothingToDo, isInvited: true, may: ['attendance.marked'] },
          { ...nothingToDo, isInvited: true, may: ['attendance.marked', 'result.given'], isMarked: true },
          { ...nothingToDo, written: 0 },
          { ...nothingToDo, written: 3 },
        ],
        error: [broken],
      },
      openApplication: failing,
      greet: failing,
      answer: failing,
      offerTimes: failing,
      agree: failing,
      checkIn: failing,
      mark: failing,
      hire: failing,
    },
    project: ({ speed }) => speed,
    takesEachWayOnce: true,
  },
});
