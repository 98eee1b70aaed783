import { defineFlow } from '../flow.ts';
import { broken, key, offline } from '../samples.ts';
import type { OpeningFailure } from './chatOpening.actors.ts';
import { chatOpeningMachine } from './chatOpening.machine.ts';

const no = (failure: OpeningFailure) => ({ ok: false as const, failure });
const refusals = (['signInRequired', 'profileIncomplete', 'notEligible', 'unavailable'] as const).map(no);

export const chatOpeningFlow = defineFlow({
  id: 'chatOpening',
  area: 'chat',
  title: 'Opening a chat',
  purpose: 'Leads a job seeker from a job into a chat with its recruiter, or explains what they still need.',
  source: 'src/machines/chatOpening/chatOpening.machine.ts',
  machine: chatOpeningMachine,
  states: {
    idle: 'A chat can be opened.',
    checking: 'Checking the conditions.',
    opening: 'Finding or starting the conversation.',
    opened: 'The conversation is open; entering the room.',
    signInRequired: 'The user needs to sign in first.',
    profileIncomplete: 'The user needs to complete their profile first.',
    notEligible: 'The job requires a work authorization that the profile doesn’t show.',
    unavailable: 'Nobody can be messaged about this job anymore.',
    disconnected: 'Offline; continues when the connection is back.',
    failed: 'Opening failed; the user can try again.',
  },
  fixtures: {
    inputs: { job: { jobId: 7 } },
    events: {
      'chat.requested': [{ type: 'chat.requested' }],
      'chat.retried': [{ type: 'chat.retried' }],
      'chat.declined': [{ type: 'chat.declined' }],
    },
    actors: {
      checkCondition: { done: [{ ok: true }, ...refusals], error: [broken, offline] },
      openChat: { done: [{ ok: true, chatId: key }, ...refusals], error: [broken, offline] },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: () => null,
  },
});
