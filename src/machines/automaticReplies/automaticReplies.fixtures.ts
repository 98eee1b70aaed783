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
// Far enough ahead that the absence is always in the future.
const away = { ...unset, is_on: true, text: 'I am away.', ...zone, first_day: '2099-01-12', last_day: '2099-01-16' } satisfies AutomaticReply;

export const automaticRepliesFlow = defineFlow({
  id: 'automaticReplies',
  area: 'chat',
  title: 'Automatic replies',
  purpose: 'Sets up automatic replies to job seekers: while a recruiter is out of office, outside working hours, and to their first message.',
  source: 'src/machines/automaticReplies/automaticReplies.machine.ts',
  machine: automaticRepliesMachine,
  states: {
    loading: 'Loading the replies.',
    disconnected: 'Offline; loads when the connection is back.',
    unloadable: 'Loading failed.',
    notAllowed: 'The company doesn’t let this recruiter set automatic replies.',
    ready: 'The replies are shown; each can be turned on or off, and edited.',
    'ready.idle': 'Nothing has changed, or the form was closed.',
    'ready.saved': 'A change is saved, and can be undone.',
    'ready.undone': 'The change was undone.',
    'ready.notSaved': 'A switch or an undo couldn’t be saved; the reply is unchanged.',
    editing: 'A reply is being edited in its form.',
    'editing.typing': 'The user can save or cancel.',
    'editing.invalid': 'Something is missing or invalid; the field says what.',
    'editing.refused': 'The server rejected it; the field says why.',
    'editing.notSaved': 'Saving failed; what was typed is still there.',
    saving: 'Saving a reply.',
    'saving.sending': 'Waiting for the server’s response.',
    'saving.waiting': 'Offline; saves when the connection is back, unless the user cancels.',
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
          { ok: false, failure: 'invalid', faults: { text: { message: 'Remove links, addresses, and phone numbers' } } },
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
