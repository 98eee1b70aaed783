import { fromCallback, fromPromise } from 'xstate';
import type { Chat, ChatMessage, OutgoingMessage } from '../../../contract/chat-records.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import type { Act, ActAnswer, ActFailure, JoinAnswer, RoomEvent, SendAnswer, SendFailure } from '../../machines/chatRoom/chatRoom.actors.ts';
import { chatRoomMachine } from '../../machines/chatRoom/chatRoom.machine.ts';
import { api } from '../api.ts';
import { ask, hear, type Line, watchLine } from '../realtime.ts';
import { storeOutbox, watchSettled } from './outbox.ts';
import { watchPresence } from './presence.ts';

/** How often missed messages are polled for while the socket is disconnected. Milliseconds. */
const LOOK_AGAIN = 10_000;

const CHANGES_THE_TWO: ReadonlySet<ChatMessage['kind']> = new Set(['handedOver', 'hiringEnded']);

const SEND_FAILURES: Readonly<Record<number, SendFailure>> = {
  [ERRORS.phoneMissing.code]: 'phoneMissing',
  [ERRORS.tooManyAttempts.code]: 'tooMany',
  [ERRORS.noPermission.code]: 'notAllowed',
  [ERRORS.notAllowedNow.code]: 'notAllowed',
};
const ACT_FAILURES: Readonly<Record<number, ActFailure>> = {
  ...SEND_FAILURES,
  [ERRORS.recallTooLate.code]: 'tooLate',
  [ERRORS.alreadyAnswered.code]: 'answered',
};

/** What is sent by id may no longer exist: nothing else can be wrong with such a message. */
const sendFailuresOf = ({ kind }: OutgoingMessage): typeof SEND_FAILURES =>
  kind === 'resume' || kind === 'video' || kind === 'file' ? { ...SEND_FAILURES, [ERRORS.parameterInvalid.code]: 'gone' } : SEND_FAILURES;

async function answered<F extends string>(
  failures: Readonly<Record<number, F>>,
  call: Promise<ChatMessage>,
): Promise<{ ok: true; message: ChatMessage } | { ok: false; failure: F }> {
  try {
    return { ok: true, message: await call };
  } catch (error) {
    const failure = failures[toFailure(error).code];
    if (failure) return { ok: false, failure };
    throw error;
  }
}

async function missed(chatId: string, known: number, signal: AbortSignal): Promise<{ messages: ChatMessage[]; known: number }> {
  const messages: ChatMessage[] = [];
  for (let from = known; ; from = messages.at(-1)?.changed_offset ?? from) {
    const { data } = await api('listChanges', { params: { id: chatId }, query: { known: from } }, { signal });
    messages.push(...data.messages);
    if (!data.more) return { messages, known: data.last_offset };
  }
}

async function join(chatId: string, known: number | null, signal: AbortSignal): Promise<JoinAnswer> {
  const params = { id: chatId };
  try {
    if (known !== null) {
      const [{ data: chat }, news] = await Promise.all([api('getChat', { params }, { signal }), missed(chatId, known, signal)]);
      return { ok: true, chat, more: null, ...news };
    }
    const [{ data: chat }, { data: page }] = await Promise.all([
      api('getChat', { params }, { signal }),
      api('listMessages', { params, query: {} }, { signal }),
    ]);
    return { ok: true, chat, messages: page.messages, more: page.more, known: page.last_offset };
  } catch (error) {
    // A conversation that is deleted, expired or with somebody blocked doesn't exist (contract/chats.ts); nor does one with an invalid id.
    if ([404, 422].includes(toFailure(error).status)) return { ok: false };
    throw error;
  }
}

/** Over the socket if connected, otherwise with a call: the id makes it the same message either way. */
async function say(chatId: string, message: OutgoingMessage, signal: AbortSignal): Promise<ChatMessage> {
  try {
    return await ask('message.send', { chat_id: chatId, message });
  } catch (error) {
    if (toFailure(error).kind === 'refused') throw error;
    return (await api('sendMessage', { params: { id: chatId }, body: message }, { signal })).data;
  }
}

async function done(chatId: string, act: Act, signal: AbortSignal): Promise<ChatMessage> {
  const params = { id: chatId, message_id: act.id };
  if (act.does === 'recall') return (await api('recallMessage', { params, body: {} }, { signal })).data;
  const body = { is_accepted: act.isAccepted, ...(act.resumeId === null ? {} : { resume_id: act.resumeId }) };
  return (await api('answerMessage', { params, body }, { signal })).data;
}

function watch(userId: string, chatId: string, report: (event: RoomEvent) => void): () => void {
  let line: Line | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = new AbortController();
  const lose = () => report({ type: 'line.lost' });
  const restore = () => report({ type: 'line.restored' });
  const askPresence = () =>
    void api('getChat', { params: { id: chatId } }, { signal: stop.signal }).then(
      ({ data: { other } }) => report({ type: 'presence.arrived', presence: other }),
      // What is known stays until the next poll.
      () => undefined,
    );
  // The device notices before the socket.
  window.addEventListener('offline', lose, { signal: stop.signal });
  window.addEventListener('online', restore, { signal: stop.signal });
  const ends = [
    hear('message', (message) => {
      if (message.chat_id !== chatId) return;
      report({ type: 'message.arrived', message });
      // The other participant changed too: reload the conversation itself.
      if (CHANGES_THE_TWO.has(message.kind)) restore();
    }),
    hear('marks', ({ chat_id, role, marks }) => chat_id === chatId && report({ type: 'marks.arrived', role, marks })),
    hear('typing', ({ chat_id }) => chat_id === chatId && report({ type: 'typing.heard' })),
    watchSettled(userId, chatId, (id) => report({ type: 'message.discarded', id })),
    watchPresence((presence) => report({ type: 'presence.arrived', presence }), askPresence),
    watchLine((next) => {
      if (line === 'live' && next === 'offline') lose();
      // If it is live from the start, nothing was missed.
      if (next === 'live' && line !== null) restore();
      line = next;
    }),
  ];
  timer = setInterval(() => {
    if (line !== 'live' && navigator.onLine) restore();
  }, LOOK_AGAIN);
  return () => {
    clearInterval(timer);
    stop.abort();
    for (const end of ends) end();
  };
}

/** The room chart with its actors. @param userId the owner of the outbox */
export const chatRoomOf = (userId: string) =>
  chatRoomMachine.provide({
    actors: {
      joinRoom: fromPromise<JoinAnswer, { chatId: string; known: number | null }>(({ input, signal }) => join(input.chatId, input.known, signal)),
      sendMessage: fromPromise<SendAnswer, { chatId: string; message: OutgoingMessage }>(({ input, signal }) =>
        answered(sendFailuresOf(input.message), say(input.chatId, input.message, signal)),
      ),
      loadOlder: fromPromise<{ messages: ChatMessage[]; more: boolean }, { chatId: string; before: number }>(
        async ({ input, signal }) => (await api('listMessages', { params: { id: input.chatId }, query: { before: input.before } }, { signal })).data,
      ),
      doAct: fromPromise<ActAnswer, { chatId: string; act: Act }>(({ input, signal }) => answered(ACT_FAILURES, done(input.chatId, input.act, signal))),
      watchRoom: fromCallback<RoomEvent, { chatId: string }>(({ input, sendBack }) => watch(userId, input.chatId, sendBack)),
    },
    actions: { storeOutbox: (_here, { chatId, outbox }) => storeOutbox(userId, chatId, outbox) },
  });

/** Reports to the server, and thereby to the other participant, up to where messages were delivered and read. If lost, the next report covers it. */
export function reportRead({ id }: Pick<Chat, 'id'>, offset: number): void {
  const marks = { delivered_offset: offset, read_offset: offset };
  ask('chat.mark', { chat_id: id, marks })
    .catch(() => api('markChat', { params: { id }, body: marks }))
    .catch(() => {});
}

/** Reports that the user is typing, if connected; each report counts for some seconds. */
export function reportTyping(chatId: string): void {
  ask('chat.typing', { chat_id: chatId }).catch(() => {});
}
