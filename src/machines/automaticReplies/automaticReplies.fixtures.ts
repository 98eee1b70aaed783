import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { defineFlow } from '../flow.ts';
import { broken, offline } from '../samples.ts';
import { automaticRepliesMachine } from './automaticReplies.machine.ts';

const office = { from: '09:00', to: '18:00' };
const zone = { time_zone: 'Asia/Manila' };
export const now = '2026-01-10T09:00:00Z';

const unset: AutomaticReply = { kind: 'outOfOffice', is_on: false, text: '', time_zone: null, first_day: null, last_day: null };
const closed: AutomaticReply = {
  kind: 'outsideHours',
  is_on: false,
  text: 'We are closed.',
  ...zone,
  days: [office, office, office, office, office, null, null],
};
const first: AutomaticReply = { kind: 'firstMessage', is_on: true, text: 'Thank you for writing.' };
// So far ahead that the absence is still to come, whenever this runs.
const away = { ...unset, is_on: true, text: 'I am away.', ...zone, first_day: '2099-01-12', last_day: '2099-01-16' } satisfies AutomaticReply;

export const automaticRepliesFlow = defineFlow({
  id: 'automaticReplies',
  area: 'chat',
  title: 'Automatic replies',
  purpose: 'Sets up what job seekers are answered with while a recruiter is out of office or outside working hours, and on their first message.',
  source: 'src/machines/automaticReplies/automaticReplies.machine.ts',
  machine: automaticRepliesMachine,
  states: {
    loading: 'The replies are being fetched.',
    disconnected: 'The device is offline; they are fetched once it is back.',
    unloadable: 'They could not be fetched.',
    notAllowed: 'The company has not let this recruiter set automatic replies.',
    ready: 'The replies are shown; each can be turned on or off, and edited.',
    'ready.idle': 'Nothing was changed, or a form was left.',
    'ready.saved': 'A change is saved, and can be undone.',
    'ready.undone': 'The change was undone.',
    'ready.notSaved': 'A switch or the undo was not saved; the reply is as it was.',
    editing: 'A reply is being edited in its form.',
    'editing.typing': 'It can be saved or left.',
    'editing.invalid': 'Something is missing or wrong, and is said at its field.',
    'editing.refused': 'The server did not take it; why is said at its field.',
    'editing.notSaved': 'It was not saved; what was typed is still there.',
    saving: 'A reply is being saved.',
    'saving.sending': 'It is on its way.',
    'saving.waiting': 'The device is offline; it is sent once the connection is back, unless that is abandoned.',
  },
  fixtures: {
    inputs: { recruiter: { timeZone: 'Asia/Manila', texts: { outOfOffice: away.text, outsideHours: '', firstMessage: '' } } },
    events: {
      'load.retried': [{ type: 'load.retried' }],
      'reply.edited': [{ type: 'reply.edited', kind: 'outOfOffice', now }],
      'reply.switched': [
        { type: 'reply.switched', kind: 'outsideHours', now },
        { type: 'reply.switched', kind: 'outOfOffice', now },
      ],
      'undo.requested': [{ type: 'undo.requested' }],
      'draft.changed': [
        { type: 'draft.changed', draft: { ...away, last_day: null } },
        { type: 'draft.changed', draft: away },
      ],
      'draft.submitted': [{ type: 'draft.submitted', now }],
      'saving.abandoned': [{ type: 'saving.abandoned' }],
      'editing.cancelled': [{ type: 'editing.cancelled' }],
    },
    actors: {
      listReplies: {
        done: [
          { ok: true, replies: [unset, closed, first] },
          { ok: false, failure: 'notAllowed' },
        ],
        error: [broken, offline],
      },
      saveReply: {
        done: [
          { ok: true, reply: away },
          { ok: false, failure: 'invalid', faults: { text: { said: 'Remove links, addresses, and phone numbers' } } },
          { ok: false, failure: 'notAllowed' },
        ],
        error: [broken, offline],
      },
      waitForConnection: { done: [undefined] },
    },
    takesEachWayOnce: true,
    project: ({ draft, from, replies, faults }) => [draft, from, Object.keys(faults), replies.map(({ is_on }) => is_on)],
  },
});
