import { assign, setup } from 'xstate';
import type { Chat, ChatMarks, ChatMessage, ChatRole, OutgoingMessage, Presence } from '../../../contract/chat-records.ts';
import { type Failure, toFailure } from '../../lib/failure.ts';
import { type Act, type ActAnswer, type ActFailure, chatRoomActors, type JoinAnswer, type RoomEvent, type SendAnswer } from './chatRoom.actors.ts';
import { furthest, merged, withPresence } from './history.ts';
import { canBeResent, movedIn, nextOf, type Pending, sendingOf } from './outbox.ts';
import { failingActions } from '../failing.ts';

interface ChatRoomInput {
  chatId: string;
  /** Messages written on this device that aren't known to have arrived. */
  outbox: Pending[];
}

export interface ChatRoomContext extends ChatRoomInput {
  chat: Chat | null;
  messages: ChatMessage[];
  /** There are older ones. */
  more: boolean;
  /** Everything up to this offset is known; null before the first answer. */
  known: number | null;
  /** The furthest offset seen: if it exceeds `known`, something was missed. Infinity: something may have been. */
  heard: number;
  act: Act | null;
  refusal: ActFailure | null;
  failure: Failure | null;
}

export type ChatRoomEvent =
  | RoomEvent
  | { type: 'room.retried' }
  | { type: 'older.requested' }
  | { type: 'message.written'; message: OutgoingMessage; at: string; label: string | null }
  | { type: 'message.resent'; id: string }
  | { type: 'act.requested'; act: Act };

const AWAY: ReadonlySet<Failure['kind']> = new Set(['offline', 'unreachable', 'timeout']);
const pendingIn = ({ outbox }: ChatRoomContext, id: string) => outbox.find(({ message }) => message.id === id);
const withMarks = (chat: Chat, role: ChatRole, marks: ChatMarks): Chat =>
  role === chat.role ? { ...chat, mine: furthest(chat.mine, marks) } : { ...chat, others: furthest(chat.others, marks) };

/** Setup of the room chart. */
export const chatRoomSetup = setup({
  types: {} as { context: ChatRoomContext; events: ChatRoomEvent; input: ChatRoomInput; tags: 'busy' },
  actors: chatRoomActors,
  delays: {
    /** Nobody types this long without pressing a key. */
    untilQuiet: 5_000,
    untilAnother: 10_000,
  },
  guards: {
    /** No response: waits for the connection. Anything else is reported. */
    isAway: (_, { error }: { error: unknown }) => AWAY.has(toFailure(error).kind),
    isThere: (_, { answer }: { answer: JoinAnswer }) => answer.ok,
    isAccepted: (_, { answer }: { answer: SendAnswer | ActAnswer }) => answer.ok,
    isBehind: ({ context }) => context.known !== null && context.heard > context.known,
    hasQueued: ({ context }) => nextOf(context.outbox) !== null,
    hasMore: ({ context }) => context.more,
    isOthers: ({ context }, { sender }: { sender: string }) => context.chat !== null && sender !== context.chat.role,
    canBeResent: ({ context }, { id }: { id: string }) => canBeResent(pendingIn(context, id)),
    isUnsent: ({ context }, { id }: { id: string }) => ['failed', 'queued'].includes(pendingIn(context, id)?.status ?? ''),
    isWithin: ({ context }, { act }: { act: Act }) => context.messages.some(({ id }) => id === act.id),
  },
  actions: {
    ...failingActions,
    storeNews: assign(({ context }, { answer }: { answer: JoinAnswer }) => {
      if (!answer.ok) return {};
      const { chat, messages, more, known } = answer;
      // A waiting message that the server has did arrive, even though its confirmation got lost.
      const outbox = messages.reduce((left, { id }) => movedIn(left, id, 'message.accepted'), context.outbox);
      return {
        chat,
        messages: merged(context.messages, messages),
        more: more ?? context.more,
        known: Math.max(known, context.known ?? 0),
        outbox,
        failure: null,
      };
    }),
    /** Whatever is known by the next answer, something may lie beyond it: that answer may be from before. */
    doubt: assign({ heard: Infinity }),
    /** Only counts events after the request from here on. */
    listen: assign({ heard: 0 }),
    /** Applies the next message in order; for one beyond it, only remembers its offset. */
    storeMessage: assign(({ context }, { message }: { message: ChatMessage }) => {
      const heard = Math.max(context.heard, message.changed_offset);
      if (context.known === null || message.changed_offset > context.known + 1) return { heard };
      return {
        heard,
        known: Math.max(context.known, message.changed_offset),
        messages: merged(context.messages, [message]),
        outbox: movedIn(context.outbox, message.id, 'message.accepted'),
      };
    }),
    storeMarks: assign(({ context }, { role, marks }: { role: ChatRole; marks: ChatMarks }) =>
      context.chat ? { chat: withMarks(context.chat, role, marks) } : {},
    ),
    storePresence: assign(({ context }, { presence }: { presence: Presence }) => (context.chat ? { chat: withPresence(context.chat, presence) } : {})),
    storeOlder: assign(({ context }, { messages, more }: { messages: ChatMessage[]; more: boolean }) => ({
      messages: merged(context.messages, messages),
      more,
    })),
    queue: assign(({ context }, { message, at, label }: { message: OutgoingMessage; at: string; label: string | null }) =>
      context.outbox.some((one) => one.message.id === message.id)
        ? {}
        : { outbox: [...context.outbox, { message, status: 'queued' as const, writtenAt: at, label, refusal: null }] },
    ),
    beginSending: assign({ outbox: ({ context }) => movedIn(context.outbox, nextOf(context.outbox)?.message.id ?? '', 'sending.begun') }),
    stopSending: assign({ outbox: ({ context }) => movedIn(context.outbox, sendingOf(context.outbox)?.message.id ?? '', 'connection.lost') }),
    refuseSending: assign({
      outbox: ({ context }, { answer }: { answer: SendAnswer | null }) =>
        movedIn(context.outbox, sendingOf(context.outbox)?.message.id ?? '', 'message.refused', answer && !answer.ok ? answer.failure : null),
    }),
    resend: assign({ outbox: ({ context }, { id }: { id: string }) => movedIn(context.outbox, id, 'message.resent') }),
    discard: assign({ outbox: ({ context }, { id }: { id: string }) => movedIn(context.outbox, id, 'message.discarded') }),
    /** Saves undelivered messages on this device, in case the page is closed. services/chat provides it. */
    storeOutbox: (_here, _params: { chatId: string; outbox: Pending[] }) => {},
    begin: assign((_, { act }: { act: Act }) => ({ act, refusal: null, failure: null })),
    storeRefusal: assign({ refusal: (_, { answer }: { answer: ActAnswer }) => (answer.ok ? null : answer.failure) }),
  },
});
