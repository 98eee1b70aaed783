import type { ChatMessage } from '../../../contract/chat-records.ts';
import { errorOf, storeFailure } from '../failing.ts';
import type { Act, ActAnswer, JoinAnswer, SendAnswer } from './chatRoom.actors.ts';
import { type ChatRoomContext, type ChatRoomEvent, chatRoomSetup } from './chatRoom.setup.ts';
import { sendingOf } from './outbox.ts';

type In<Type extends ChatRoomEvent['type']> = { event: Extract<ChatRoomEvent, { type: Type }> };
type Answered<A> = { event: { output: A } };
const isAway = { type: 'isAway' as const, params: errorOf };
const answerIn = <A>({ event }: Answered<A>) => ({ answer: event.output });
const messageIn = ({ event }: { event: { message: ChatMessage } }) => ({ message: event.message });
const idIn = ({ event }: { event: { id: string } }) => ({ id: event.id });
const actIn = ({ event }: In<'act.requested'>) => ({ act: event.act });
const storeOutbox = {
  type: 'storeOutbox' as const,
  params: ({ context }: { context: ChatRoomContext }) => ({ chatId: context.chatId, outbox: context.outbox }),
};
const news = [{ type: 'storeNews' as const, params: answerIn<JoinAnswer> }, storeOutbox];

const joining = {
  src: 'joinRoom' as const,
  input: ({ context }: { context: ChatRoomContext }) => ({ chatId: context.chatId, known: context.known }),
  onDone: [
    { guard: { type: 'isThere' as const, params: answerIn<JoinAnswer> }, target: '#chatRoom.line.live' as const, actions: news },
    { target: '#chatRoom.line.gone' as const },
  ],
  onError: [
    { guard: isAway, target: '#chatRoom.line.offline' as const, actions: storeFailure },
    { target: '#chatRoom.line.failed' as const, actions: storeFailure },
  ],
};

/**
 * A conversation. While connected, messages are applied in order; one beyond the next reveals a gap, which is then fetched. What the user writes goes
 * into an outbox in any case, and while connected it is sent from there, one message at a time. A message keeps the id from when it was written, so
 * that sending it again creates no duplicate.
 */
export const chatRoomMachine = chatRoomSetup.createMachine({
  id: 'chatRoom',
  type: 'parallel',
  context: ({ input }) => ({ ...input, chat: null, messages: [], more: false, known: null, heard: 0, act: null, refusal: null, failure: null }),
  invoke: { id: 'watchRoom', src: 'watchRoom', input: ({ context }) => ({ chatId: context.chatId }) },
  states: {
    line: {
      initial: 'joining',
      on: {
        'message.written': {
          actions: [{ type: 'queue', params: ({ event }) => ({ message: event.message, at: event.at, label: event.label }) }, storeOutbox],
        },
        'message.resent': { guard: { type: 'canBeResent', params: idIn }, actions: [{ type: 'resend', params: idIn }, storeOutbox] },
        'message.discarded': { guard: { type: 'isUnsent', params: idIn }, actions: [{ type: 'discard', params: idIn }, storeOutbox] },
        'message.arrived': { actions: [{ type: 'storeMessage', params: messageIn }, storeOutbox] },
        'marks.arrived': { actions: { type: 'storeMarks', params: ({ event }) => ({ role: event.role, marks: event.marks }) } },
        'presence.arrived': { actions: { type: 'storePresence', params: ({ event }) => ({ presence: event.presence }) } },
      },
      states: {
        // The answer may be from before a reconnect.
        joining: { tags: 'busy', entry: 'listen', invoke: { ...joining, id: 'joinRoom' }, on: { 'line.restored': { actions: 'doubt' } } },
        live: {
          initial: 'idle',
          // After an unnoticed reconnect, messages may have been missed.
          on: { 'line.lost': 'offline', 'line.restored': { actions: 'doubt' } },
          states: {
            idle: {
              always: [
                { guard: 'isBehind', target: 'filling' },
                { guard: 'hasQueued', target: 'sending' },
              ],
            },
            filling: { entry: 'listen', invoke: { ...joining, id: 'fillGap' } },
            sending: {
              entry: 'beginSending',
              on: { 'line.lost': { target: '#chatRoom.line.offline', actions: 'stopSending' } },
              invoke: {
                id: 'sendMessage',
                src: 'sendMessage',
                input: ({ context }) => ({ chatId: context.chatId, message: sendingOf(context.outbox)!.message }),
                onDone: [
                  {
                    guard: { type: 'isAccepted', params: answerIn<SendAnswer> },
                    target: 'idle',
                    actions: [{ type: 'storeMessage', params: ({ event }) => ({ message: (event.output as SendAnswer & { ok: true }).message }) }, storeOutbox],
                  },
                  { target: 'idle', actions: [{ type: 'refuseSending', params: answerIn<SendAnswer> }, storeOutbox] },
                ],
                onError: [
                  { guard: isAway, target: '#chatRoom.line.offline', actions: ['stopSending', storeFailure] },
                  { target: 'idle', actions: [{ type: 'refuseSending', params: { answer: null } }, storeOutbox, storeFailure] },
                ],
              },
            },
          },
        },
        offline: {
          on: { 'line.restored': 'joining', 'room.retried': 'joining' },
          after: { untilAnother: 'joining' },
        },
        failed: { on: { 'room.retried': 'joining' } },
        /** Deleted, expired, or with somebody who is blocked. */
        gone: { on: { 'message.written': {}, 'message.arrived': {} } },
      },
    },
    older: {
      initial: 'resting',
      states: {
        resting: { on: { 'older.requested': { guard: 'hasMore', target: 'loading' } } },
        loading: {
          invoke: {
            id: 'loadOlder',
            src: 'loadOlder',
            input: ({ context }) => ({ chatId: context.chatId, before: context.messages[0]?.offset ?? 0 }),
            onDone: { target: 'resting', actions: { type: 'storeOlder', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: storeFailure },
          },
        },
        failed: { on: { 'older.requested': 'loading' } },
      },
    },
    typing: {
      initial: 'quiet',
      states: {
        quiet: { on: { 'typing.heard': 'heard' } },
        heard: {
          on: {
            'typing.heard': { target: 'heard', reenter: true },
            'message.arrived': {
              guard: { type: 'isOthers', params: ({ event }) => ({ sender: event.message.sender }) },
              target: 'quiet',
            },
          },
          after: { untilQuiet: 'quiet' },
        },
      },
    },
    acting: {
      initial: 'resting',
      states: {
        resting: {
          initial: 'idle',
          on: { 'act.requested': { guard: { type: 'isWithin', params: actIn }, target: 'acting', actions: { type: 'begin', params: actIn } } },
          states: { idle: {}, refused: {}, failed: {} },
        },
        acting: {
          tags: 'busy',
          invoke: {
            id: 'doAct',
            src: 'doAct',
            input: ({ context }) => ({ chatId: context.chatId, act: context.act as Act }),
            onDone: [
              {
                guard: { type: 'isAccepted', params: answerIn<ActAnswer> },
                target: 'resting',
                actions: { type: 'storeMessage', params: ({ event }) => ({ message: (event.output as ActAnswer & { ok: true }).message }) },
              },
              { target: 'resting.refused', actions: { type: 'storeRefusal', params: answerIn<ActAnswer> } },
            ],
            onError: { target: 'resting.failed', actions: storeFailure },
          },
        },
      },
    },
  },
});
