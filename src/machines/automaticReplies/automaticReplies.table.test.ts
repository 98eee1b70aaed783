import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { type Row, done, fails, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import { broken, offline } from '../samples.ts';
import { automaticRepliesFlow, now } from './automaticReplies.fixtures.ts';

type Away = Extract<AutomaticReply, { kind: 'outOfOffice' }>;

const input = { timeZone: 'Asia/Manila', texts: { outOfOffice: 'I am away.', outsideHours: 'Closed.', firstMessage: 'Hi.' } };
const unset: Away = { kind: 'outOfOffice', is_on: false, text: '', time_zone: null, first_day: null, last_day: null };
const away: Away = { ...unset, is_on: true, text: 'I am away.', time_zone: 'Asia/Manila', first_day: '2026-01-12', last_day: '2026-01-16' };
const begun: Away = { ...away, first_day: null, last_day: null };
const on: AutomaticReply = { kind: 'firstMessage', is_on: true, text: 'Thank you.' };
const off: AutomaticReply = { ...on, is_on: false };
const replies = [unset, on];

const loads = { calls: { listReplies: undefined } };
const clean = { draft: null, faults: {}, failure: null };
const missing = { first_day: 'required', last_day: 'required' };
const no = { text: { message: 'No links.' } };
const edit = (kind: AutomaticReply['kind']) => ({ type: 'reply.edited', kind, now });
const turn = (kind: AutomaticReply['kind']) => ({ type: 'reply.switched', kind, now });
const change = (draft: AutomaticReply) => ({ type: 'draft.changed', draft });
const submit = { type: 'draft.submitted', now };
const sends = (reply: AutomaticReply) => ({ calls: { saveReply: { reply } } });
const answers = (answer: object) => done('saveReply', answer);
/** Saving what a form, a switch or an undo wants. */
const from = (way: 'form' | 'switch' | 'undo', draft: AutomaticReply = away) => ({ replies, draft, from: way });

stateTable(automaticRepliesFlow, input, [
  starts(input, 'loading', loads),
  ['loading', done('listReplies', { ok: true, replies }), 'ready.idle', { given: { failure: broken }, sets: { replies, failure: null } }],
  ['loading', done('listReplies', { ok: false, failure: 'notAllowed' }), 'notAllowed', { sets: { replies: [] } }],
  ['loading', fails('listReplies', offline), 'disconnected', { ...saysOffline, calls: { waitForConnection: undefined } }],
  ['loading', fails('listReplies', broken), 'unloadable', { ...saysFailed, calls: {} }],
  ['disconnected', done('waitForConnection'), 'loading', loads],
  // The company may allow it by then.
  ...['disconnected', 'unloadable', 'notAllowed'].map((state): Row => [state, 'load.retried', 'loading', loads]),

  ...['idle', 'saved', 'undone', 'notSaved'].flatMap((part): Row[] => [
    // A form begins on, with what is stored or usual.
    [
      `ready.${part}`,
      edit('outOfOffice'),
      'editing.typing',
      { given: { replies, from: 'undo', faults: missing, failure: broken }, sets: { draft: begun, from: 'form', faults: {}, failure: null }, calls: {} },
    ],
    // One click turns it off, or on if nothing is missing; otherwise the form opens.
    [
      `ready.${part}`,
      turn('firstMessage'),
      'saving.sending',
      { given: { replies, failure: broken }, sets: { draft: off, from: 'switch', failure: null, replies }, ...sends(off) },
    ],
    [`ready.${part}`, turn('firstMessage'), 'saving.sending', { given: { replies: [unset, off] }, ...sends(on) }],
    [
      `ready.${part}`,
      turn('outOfOffice'),
      'editing.typing',
      { given: { replies, from: 'undo', faults: missing, failure: broken }, sets: { draft: begun, from: 'form', faults: {}, failure: null }, calls: {} },
    ],
  ]),
  // An absence that is over is asked for anew.
  [
    'ready.idle',
    turn('outOfOffice'),
    'editing.typing',
    { given: { replies: [{ ...away, is_on: false, first_day: '2026-01-05', last_day: '2026-01-09' }, on] }, sets: { draft: begun } },
  ],
  [
    'ready.saved',
    'undo.requested',
    'saving.sending',
    { given: { replies, before: unset, failure: broken }, sets: { draft: unset, from: 'undo', failure: null }, ...sends(unset) },
  ],

  ...['typing', 'invalid', 'refused', 'notSaved'].flatMap((part): Row[] => [
    [`editing.${part}`, change(away), 'editing.typing', { given: { draft: begun, faults: missing }, sets: { draft: away, faults: {} } }],
    // What is wrong is shown until that field changes.
    [
      `editing.${part}`,
      change({ ...begun, first_day: '2026-01-12' }),
      `editing.${part}`,
      { given: { draft: begun, faults: missing }, sets: { draft: { ...begun, first_day: '2026-01-12' }, faults: { last_day: 'required' } } },
    ],
    [
      `editing.${part}`,
      submit,
      'saving.sending',
      { given: { draft: away, from: 'switch', failure: broken }, sets: { from: 'form', failure: null }, ...sends(away) },
    ],
    [
      `editing.${part}`,
      submit,
      'editing.invalid',
      { given: { draft: begun, failure: broken }, sets: { faults: missing, failure: null, draft: begun }, calls: {} },
    ],
    [`editing.${part}`, 'editing.cancelled', 'ready.idle', { given: { draft: away, faults: missing, failure: broken }, sets: clean }],
  ]),

  // Saved: it can be undone once.
  ...(['form', 'switch'] as const).map((way): Row => [
    'saving.sending',
    answers({ ok: true, reply: away }),
    'ready.saved',
    { given: { ...from(way), faults: no, failure: broken }, sets: { replies: [away, on], before: unset, ...clean } },
  ]),
  [
    'saving.sending',
    answers({ ok: true, reply: unset }),
    'ready.undone',
    { given: { ...from('undo', unset), replies: [away, on] }, sets: { replies: [unset, on], ...clean } },
  ],
  ...(['form', 'switch', 'undo'] as const).flatMap((way): Row[] => [
    ['saving.sending', answers({ ok: false, failure: 'notAllowed' }), 'notAllowed', { given: { ...from(way), faults: no, failure: broken }, sets: clean }],
    // The form says what is wrong, even of what a switch or an undo wanted.
    [
      'saving.sending',
      answers({ ok: false, failure: 'invalid', faults: no }),
      'editing.refused',
      { given: { ...from(way), failure: broken }, sets: { draft: away, faults: no, failure: null } },
    ],
    [
      'saving.sending',
      fails('saveReply', offline),
      'saving.waiting',
      { given: from(way), sets: { draft: away, failure: offline }, calls: { waitToSave: undefined } },
    ],
    ['saving.waiting', done('waitToSave'), 'saving.sending', { given: from(way), ...sends(away) }],
  ]),
  // What was typed stays; a switch goes back.
  ['saving.sending', fails('saveReply', broken), 'editing.notSaved', { given: from('form'), sets: { draft: away, failure: broken } }],
  ['saving.waiting', 'saving.abandoned', 'editing.typing', { given: from('form'), sets: { draft: away } }],
  ...(['switch', 'undo'] as const).flatMap((way): Row[] => [
    ['saving.sending', fails('saveReply', broken), 'ready.notSaved', { given: from(way), sets: { replies, failure: broken } }],
    ['saving.waiting', 'saving.abandoned', 'ready.idle', { given: { ...from(way), failure: offline }, sets: { replies, ...clean } }],
  ]),
]);
