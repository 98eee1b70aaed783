import { Fragment, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import type { chatRoomMachine } from '../../machines/chatRoom/chatRoom.machine.ts';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { statusOf } from '../../machines/chatRoom/history.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Message } from './Message.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { useMessageWords } from './useMessageWords.ts';
import { SOON } from './RoomHead.tsx';
import { useWhen } from './useWhen.ts';

const pane = css({ position: 'relative', overflowY: 'auto', minH: '0', px: { lg: '16' }, py: '12', overscrollBehavior: 'contain' });
/** A few messages are at the bottom, next to the message field. */
const list = css({ display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', gap: '8', minH: '100%' });
const dayStyle = css({ alignSelf: 'center', my: '8', fontSize: '13', color: 'quiet', fontWeight: '500' });
const retention = css({ alignSelf: 'center', fontSize: '13', color: 'quiet', textAlign: 'center' });
/** Distance from the end, in pixels, within which the newest message is followed. */
const NEAR = 120;

interface MessagesProps {
  state: SnapshotFrom<typeof chatRoomMachine>;
  chat: Chat;
  send: (event: ChatRoomEvent) => void;
  /** Shown if there are no messages. */
  children: ReactNode;
}

/** The messages by day, the newest at the bottom; then those waiting to be sent. */
export function Messages({ state, chat, send, children }: MessagesProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { day, dayOf } = useWhen();
  const { messages, outbox, more } = state.context;
  const box = useFollowing(messages[0]?.offset, (messages.at(-1)?.offset ?? 0) + outbox.length);
  const marked = newestOfEachStatus(messages, chat);
  const isLoading = state.matches({ older: 'loading' });
  const isFailed = state.matches({ older: 'failed' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
    <div ref={box} className={pane} role="log" aria-label={t('messages')} aria-live="off" tabIndex={0}>
      <div className={list}>
        {children}
        {more || chat.days_left <= SOON ? null : <p className={retention}>{t('kept', { count: chat.days_left })}</p>}
        {isFailed ? <Callout severity="error">{t('older.failed')}</Callout> : null}
        {more || isLoading || isFailed ? (
          <Button size="small" variant="plain" isLoading={isLoading} className={css({ alignSelf: 'center' })} onClick={() => send({ type: 'older.requested' })}>
            {isFailed ? t('common:retry') : t('older')}
          </Button>
        ) : null}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          return (
            <Fragment key={message.id}>
              {before && dayOf(before.created_at) === dayOf(message.created_at) ? null : <p className={dayStyle}>{day(message.created_at)}</p>}
              <Message
                message={message}
                chat={chat}
                state={state}
                send={send}
                isMarked={marked.has(message.id)}
                isLast={messages[index + 1]?.sender !== message.sender}
              />
            </Fragment>
          );
        })}
        {outbox.map((pending) => (
          <PendingMessage key={pending.message.id} pending={pending} send={send} />
        ))}
      </div>
      <NewMessage chat={chat} state={state} />
    </div>
  );
}

/** The user's newest message that is sent, delivered, or read: earlier ones are at least that far. */
function newestOfEachStatus(messages: readonly ChatMessage[], chat: Chat): ReadonlySet<string> {
  const own = messages.filter(({ sender }) => sender === chat.role);
  return new Set(new Map(own.map((message) => [statusOf(message, chat.others), message.id])).values());
}

/** Announces the other participant's newest message to screen readers. */
function NewMessage({ chat, state }: Pick<MessagesProps, 'chat' | 'state'>) {
  const { t } = useTranslation('chat');
  const wordsOf = useMessageWords(chat);
  const newest = state.context.messages.at(-1);
  const [first] = useState(newest?.id);
  const isNew = newest && newest.id !== first && newest.sender !== chat.role;
  return (
    <VisuallyHidden>
      <div aria-live="polite">{isNew ? t('newMessage', { name: chat.other.name, text: wordsOf(newest), interpolation: { escapeValue: false } }) : ''}</div>
    </VisuallyHidden>
  );
}

/** Follows the end of the messages if the reader is near it; older ones are inserted above without moving what is being read. */
function useFollowing(oldest: number | undefined, newest: number) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const before = useRef({ oldest, height: 0 });
  useEffect(() => {
    const pane = box.current;
    if (!pane) return;
    let top = pane.scrollTop;
    const look = () => {
      // Growth at the bottom doesn't end following; scrolling up does.
      if (pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR) isNear.current = true;
      else if (pane.scrollTop < top) isNear.current = false;
      top = pane.scrollTop;
    };
    pane.addEventListener('scroll', look, { passive: true });
    // A card that loads later, an upload or a phone's keyboard: keeps the newest in view.
    const sizes = new ResizeObserver(() => {
      if (isNear.current) pane.scrollTop = pane.scrollHeight;
    });
    sizes.observe(pane);
    if (pane.firstElementChild) sizes.observe(pane.firstElementChild);
    return () => {
      pane.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const pane = box.current;
    if (!pane) return;
    const cameAbove = before.current.oldest !== undefined && oldest !== before.current.oldest;
    if (newest === 0) return;
    if (cameAbove && !isNear.current) pane.scrollTop += pane.scrollHeight - before.current.height;
    else if (isNear.current) pane.scrollTop = pane.scrollHeight;
    before.current = { oldest, height: pane.scrollHeight };
  }, [oldest, newest]);
  return box;
}
