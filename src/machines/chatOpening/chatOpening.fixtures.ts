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
  purpose: 'Leads a seeker from a job into a chat with who hires for it, or says what that still needs.',
  source: 'src/machines/chatOpening/chatOpening.machine.ts',
  machine: chatOpeningMachine,
  states: {
    idle: 'A chat can be asked for.',
    checking: 'What it needs is being looked up.',
    opening: 'The conversation is being found or begun.',
    opened: 'It is there; the room is being entered.',
    signInRequired: 'One has to sign in first.',
    profileIncomplete: 'The profile has to be completed first.',
    notEligible: 'The job asks for a right to work that the profile does not show.',
    unavailable: 'Nobody can be written to about this job any more.',
    disconnected: 'The device is offline; it goes on by itself once it is back.',
    failed: 'It did not work; it can be tried again.',
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
