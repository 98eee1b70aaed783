import { type Row, done, fails, passes, saysFailed, saysOffline, starts, stateTable } from '../../../tests/support/state-table.ts';
import type { OutgoingMessage } from '../../../contract/chat-records.ts';
import { failure } from '../../lib/failure.ts';
import { broken, offline } from '../samples.ts';
import { chat, left, message } from './chat.samples.ts';
import { chatRoomFlow } from './chatRoom.fixtures.ts';
import type { Pending } from './outbox.ts';

const chatId = chat.id;
const at = '2026-01-10T09:00:00Z';
const m = (offset: number) => message(`10${offset}`, offset);
/** In the room, up to message 12. */
const here = { chat, messages: [m(11), m(12)], more: true, known: 12, heard: 12 };
const joins = (known: number | null = null) => ({ sets: { heard: 0 }, calls: { joinRoom: { chatId, known } } });
const fills = (known: number) => ({ calls: { fillGap: { chatId, known } } });
const news = (messages: object[], known: number, more: boolean | null) => ({ ok: true, chat, messages, more, known });
const arrives = (one: object) => ({ type: 'message.arrived', message: one });

/** Own messages. The server has the first as number 13. */
const hello: OutgoingMessage = { id: message('2001', 13).id, kind: 'text', body: { text: 'Hello' } };
const bye: OutgoingMessage = { id: message('2002', 14).id, kind: 'text', body: { text: 'Bye' } };
const stored = message('2001', 13, { sender: 'seeker' }, 'Hello');
const pending = (of: OutgoingMessage, status: Pending['status'], refusal: Pending['refusal'] = null): Pending => ({
  message: of,
  status,
  writtenAt: at,
  label: null,
  refusal,
});
const sending = { ...here, outbox: [pending(hello, 'sending')] };
const both = { ...here, outbox: [pending(hello, 'sending'), pending(bye, 'queued')] };
const writes = (of = hello) => ({ type: 'message.written', message: of, at, label: null });
const resends = { type: 'message.resent', id: hello.id };
const discards = { type: 'message.discarded', id: hello.id };
const sends = (of: OutgoingMessage) => ({ calls: { sendMessage: { chatId, message: of } } });
const keeps = { does: ['storeOutbox'] };
const another = { untilAnother: 10_000 };

const recall = { id: m(12).id, does: 'recall' };
const recalled = { ...m(12), changed_offset: 13, recalled_at: at, kind: 'recalled', body: null };

stateTable(chatRoomFlow, { chatId, outbox: [] }, [
  starts({ chatId, outbox: [] }, 'line.joining', { calls: { watchRoom: { chatId }, joinRoom: { chatId, known: null } }, sets: { chat: null, messages: [] } }),
  starts({ chatId, outbox: [] }, 'older.resting'),
  starts({ chatId, outbox: [] }, 'typing.quiet', { waits: {} }),
  starts({ chatId, outbox: [pending(hello, 'queued')] }, 'acting.resting.idle', { sets: { outbox: [pending(hello, 'queued')] } }),

  // Whatever the line: what is written is kept, marks only move forward, and only the other participant has a presence.
  ['', writes(), 'line.joining', { sets: { outbox: [pending(hello, 'queued')] }, calls: {}, ...keeps }],
  ['', writes(), 'line.joining', { given: { outbox: [pending(hello, 'failed')] }, sets: { outbox: [pending(hello, 'failed')] } }],
  ['', arrives(m(13)), 'line.joining', { sets: { heard: 13, known: null, messages: [] } }],
  [
    '',
    { type: 'marks.arrived', role: 'employer', marks: { delivered_offset: 4, read_offset: 1 } },
    'line.joining',
    { given: here, sets: { chat: { ...chat, others: { delivered_offset: 4, read_offset: 2 } } } },
  ],
  [
    '',
    { type: 'marks.arrived', role: 'seeker', marks: { delivered_offset: 4, read_offset: 4 } },
    'line.joining',
    { given: here, sets: { chat: { ...chat, mine: { delivered_offset: 4, read_offset: 4 } } } },
  ],
  ['', { type: 'marks.arrived', role: 'seeker', marks: { delivered_offset: 4, read_offset: 4 } }, 'line.joining', { sets: { chat: null } }],
  ['', { type: 'presence.arrived', presence: left }, 'line.joining', { given: here, sets: { chat: { ...chat, other: { ...chat.other, is_online: false } } } }],
  ['', { type: 'presence.arrived', presence: { ...left, user_id: 'another' } }, 'line.joining', { given: here, sets: { chat } }],
  ['', { type: 'presence.arrived', presence: left }, 'line.joining', { sets: { chat: null } }],

  // Entering.
  [
    'line.joining',
    done('joinRoom', news([m(11), m(12)], 12, true)),
    'line.live.idle',
    { given: { failure: broken }, sets: { chat, messages: [m(11), m(12)], more: true, known: 12, failure: null }, calls: {}, ...keeps },
  ],
  ['line.joining', done('joinRoom', { ok: false }), 'line.gone', { sets: { chat: null }, calls: {} }],
  // What arrived meanwhile isn't lost.
  ['line.joining', done('joinRoom', news([m(11), m(12)], 12, true)), 'line.live.filling', { given: { heard: 14 }, sets: { heard: 0 }, ...fills(12) }],
  // Nor is what was sent while the line was away.
  ['', 'line.restored', 'line.joining', { given: { heard: 3 }, sets: { heard: Infinity }, calls: {} }],
  ['line.joining', done('joinRoom', news([m(11), m(12)], 12, true)), 'line.live.filling', { given: { heard: Infinity }, sets: { heard: 0 }, ...fills(12) }],
  // What the server has isn't sent again; the rest is.
  [
    'line.joining',
    done('joinRoom', news([m(11), m(12), stored], 13, true)),
    'line.live.sending',
    { given: { outbox: [pending(hello, 'queued'), pending(bye, 'queued')] }, sets: { outbox: [pending(bye, 'sending')] }, ...sends(bye) },
  ],
  ...['offline', 'unreachable', 'timeout'].map((kind): Row => {
    const cause = failure(kind as 'offline');
    return ['line.joining', fails('joinRoom', cause), 'line.offline', { sets: { failure: cause }, waits: another }];
  }),
  ['line.joining', fails('joinRoom', broken), 'line.failed', { ...saysFailed, waits: {} }],
  // Again, and only what is new since.
  ...['line.restored', 'room.retried', passes('untilAnother')].map((when): Row => ['line.offline', when, 'line.joining', { given: here, ...joins(12) }]),
  ['line.failed', 'room.retried', 'line.joining', { given: { heard: 3 }, ...joins() }],
  ['line.gone', writes(), null],
  ['line.gone', arrives(m(13)), null],

  // What arrives, in order and each once.
  ['line.live.idle', arrives(m(13)), 'line.live.idle', { given: here, sets: { messages: [m(11), m(12), m(13)], known: 13, heard: 13 }, calls: {}, ...keeps }],
  ['line.live.idle', arrives(m(12)), 'line.live.idle', { given: here, sets: { messages: [m(11), m(12)], known: 12 }, calls: {} }],
  ['line.live.idle', arrives(recalled), 'line.live.idle', { given: here, sets: { messages: [m(11), recalled], known: 13 } }],
  // One was missed: fetches both.
  ['line.live.idle', arrives(m(14)), 'line.live.filling', { given: here, sets: { messages: [m(11), m(12)], known: 12, heard: 0 }, ...fills(12) }],
  // Back after a moment: something may have been missed.
  ['line.live.idle', 'line.restored', 'line.live.filling', { given: here, sets: { heard: 0 }, ...fills(12) }],
  ['line.live.filling', arrives(m(15)), 'line.live.filling', { given: here, sets: { messages: [m(11), m(12)], heard: 15 }, calls: {} }],
  ['line.live.filling', 'line.restored', 'line.live.filling', { given: { ...here, heard: 0 }, sets: { heard: Infinity }, calls: {} }],
  [
    'line.live.filling',
    done('fillGap', news([m(13), m(14)], 14, null)),
    'line.live.idle',
    { given: here, sets: { messages: [m(11), m(12), m(13), m(14)], known: 14, more: true }, calls: {}, ...keeps },
  ],
  ['line.live.filling', done('fillGap', news([m(13), m(14)], 14, null)), 'line.live.filling', { given: { ...here, heard: 15 }, ...fills(14) }],
  [
    'line.live.filling',
    done('fillGap', news([m(13), m(14)], 14, null)),
    'line.live.filling',
    { given: { ...here, heard: Infinity }, sets: { heard: 0 }, ...fills(14) },
  ],
  // An answer from before the last message.
  ['line.live.filling', done('fillGap', news([], 12, null)), 'line.live.idle', { given: { ...here, known: 13, heard: 13 }, sets: { known: 13 } }],
  ['line.live.filling', done('fillGap', { ok: false }), 'line.gone'],
  ['line.live.filling', fails('fillGap', offline), 'line.offline', { ...saysOffline, waits: another }],
  ['line.live.filling', fails('fillGap', broken), 'line.failed', saysFailed],
  ...['idle', 'filling'].map((part): Row => [`line.live.${part}`, 'line.lost', 'line.offline', { given: here, waits: another, calls: {} }]),

  // What is written: one message at a time.
  ['line.live.idle', writes(), 'line.live.sending', { given: here, sets: { outbox: [pending(hello, 'sending')] }, ...sends(hello), ...keeps }],
  [
    'line.live.sending',
    writes(bye),
    'line.live.sending',
    {
      given: sending,
      sets: { outbox: both.outbox },
      calls: {},
      ...keeps,
    },
  ],
  [
    'line.live.sending',
    done('sendMessage', { ok: true, message: stored }),
    'line.live.idle',
    {
      given: sending,
      sets: { outbox: [], messages: [m(11), m(12), stored], known: 13 },
      calls: {},
      ...keeps,
    },
  ],
  [
    'line.live.sending',
    done('sendMessage', { ok: true, message: stored }),
    'line.live.sending',
    { given: both, sets: { outbox: [pending(bye, 'sending')] }, ...sends(bye) },
  ],
  // Others wrote before it: their messages first.
  [
    'line.live.sending',
    done('sendMessage', { ok: true, message: { ...stored, offset: 15, changed_offset: 15 } }),
    'line.live.filling',
    { given: both, sets: { messages: [m(11), m(12)] }, ...fills(12) },
  ],
  // It arrived before its confirmation.
  ['line.live.sending', arrives(stored), 'line.live.sending', { given: sending, sets: { outbox: [], messages: [m(11), m(12), stored] }, ...keeps }],
  ['line.live.sending', 'line.restored', 'line.live.sending', { given: sending, sets: { heard: Infinity }, calls: {} }],
  // A refused message doesn't hold up the others.
  [
    'line.live.sending',
    done('sendMessage', { ok: false, failure: 'tooMany' }),
    'line.live.idle',
    { given: sending, sets: { outbox: [pending(hello, 'failed', 'tooMany')] }, ...keeps },
  ],
  [
    'line.live.sending',
    fails('sendMessage', broken),
    'line.live.sending',
    {
      given: both,
      sets: { outbox: [pending(hello, 'failed'), pending(bye, 'sending')], failure: broken },
      ...sends(bye),
      ...keeps,
    },
  ],
  // Without an answer it waits, and is sent again with its id.
  [
    'line.live.sending',
    fails('sendMessage', offline),
    'line.offline',
    { given: sending, sets: { outbox: [pending(hello, 'queued')], failure: offline }, waits: another },
  ],
  ['line.live.sending', 'line.lost', 'line.offline', { given: sending, sets: { outbox: [pending(hello, 'queued')] }, waits: another }],

  // What wasn't sent can be sent again, unless its content is gone, or discarded.
  [
    'line.live.idle',
    resends,
    'line.live.sending',
    { given: { ...here, outbox: [pending(hello, 'failed', 'tooMany')] }, sets: { outbox: [pending(hello, 'sending')] }, ...sends(hello), ...keeps },
  ],
  ['line.live.idle', resends, null, { given: { outbox: [pending(hello, 'failed', 'gone')] } }],
  ['line.live.idle', resends, null, { given: { outbox: [pending(bye, 'failed')] } }],
  ['line.live.idle', discards, 'line.live.idle', { given: { outbox: [pending(hello, 'failed', 'gone')] }, sets: { outbox: [] }, ...keeps }],
  ['line.live.idle', discards, null, { given: { outbox: [pending(bye, 'failed')] } }],
  ['line.live.sending', resends, null, { given: { outbox: [pending(hello, 'sending')] } }],
  ['line.live.sending', discards, null, { given: { outbox: [pending(hello, 'sending')] } }],
  ['line.offline', resends, 'line.offline', { given: { outbox: [pending(hello, 'failed')] }, sets: { outbox: [pending(hello, 'queued')] }, ...keeps }],
  ['line.offline', discards, 'line.offline', { given: { outbox: [pending(hello, 'queued')] }, sets: { outbox: [] }, ...keeps }],

  // Earlier messages.
  ['older.resting', 'older.requested', 'older.loading', { given: here, calls: { loadOlder: { chatId, before: 11 } } }],
  ['older.resting', 'older.requested', null, { given: { ...here, more: false } }],
  [
    'older.loading',
    done('loadOlder', { messages: [m(10)], more: false }),
    'older.resting',
    { given: here, sets: { messages: [m(10), m(11), m(12)], more: false, known: 12 } },
  ],
  ['older.loading', fails('loadOlder', broken), 'older.failed', saysFailed],
  ['older.failed', 'older.requested', 'older.loading', { given: here, calls: { loadOlder: { chatId, before: 11 } } }],

  // Whether the other person is typing: until their message is here, or a while without a key.
  ['', 'typing.heard', 'typing.heard', { waits: { untilQuiet: 5_000 } }],
  ['typing.heard', 'typing.heard', 'typing.heard', { waits: { untilQuiet: 5_000 } }],
  ['typing.heard', passes('untilQuiet'), 'typing.quiet'],
  ['typing.heard', arrives(m(13)), 'typing.quiet', { given: here }],
  ['typing.heard', arrives(stored), 'typing.heard', { given: here, waits: {} }],
  ['typing.heard', arrives(m(13)), 'typing.heard', { given: { chat: null } }],

  // Actions on a message.
  ...['idle', 'refused', 'failed'].flatMap((part): Row[] => [
    [
      `acting.resting.${part}`,
      { type: 'act.requested', act: recall },
      'acting.acting',
      {
        given: { ...here, refusal: 'tooLate', failure: broken },
        sets: { act: recall, refusal: null, failure: null },
        calls: { doAct: { chatId, act: recall } },
      },
    ],
    [`acting.resting.${part}`, { type: 'act.requested', act: { ...recall, id: 'unknown' } }, null, { given: here }],
  ]),
  ['acting.acting', { type: 'act.requested', act: recall }, null, { given: here }],
  ['acting.acting', done('doAct', { ok: true, message: recalled }), 'acting.resting.idle', { given: here, sets: { messages: [m(11), recalled], known: 13 } }],
  [
    'acting.acting',
    done('doAct', { ok: false, failure: 'tooLate' }),
    'acting.resting.refused',
    { given: here, sets: { refusal: 'tooLate', messages: [m(11), m(12)] } },
  ],
  ['acting.acting', fails('doAct', broken), 'acting.resting.failed', saysFailed],
]);
