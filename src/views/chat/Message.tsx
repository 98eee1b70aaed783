import Copy from '~icons/lucide/copy';
import Undo2 from '~icons/lucide/undo-2';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { chatRoomMachine } from '../../machines/chatRoom/chatRoom.machine.ts';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { statusOf } from '../../machines/chatRoom/history.ts';
import { onThisDevice } from '../../services/serverClock.ts';
import { type Action, ActionMenu } from '../ui/ActionMenu.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { bubbleStyle, placeStyle, type Side } from './bubble.styles.ts';
import { MessageBody } from './MessageBody.tsx';
import { MessageMark } from './MessageMark.tsx';
import { useWhen } from './useWhen.ts';
import { Warnings } from './Warnings.tsx';

const foot = css({ display: 'flex', gap: '8', justifyContent: 'flex-end', mt: '2px', fontSize: '13', color: 'quiet', fontVariantNumeric: 'tabular-nums' });
/** Above and towards the end, where there is room for it next to every message. */
const menuPlace = css({
  flexShrink: '0',
  // With a mouse, it appears on hover of its message.
  '@media (hover: hover) and (min-width: 768px)': { '&:not(:focus-within, [data-message]:hover > *)': { opacity: '0' } },
  '& [role=menu]': { insetBlock: 'auto 100%', insetInline: '0 auto', minW: '144px' },
});
/** Newer messages may be unsent; the server decides the exact limit. */
const isYoung = (at: string) => Date.now() - Date.parse(onThisDevice(at)) < LIMITS.recallWithin;

function sideOf(message: ChatMessage, chat: Chat): Side {
  if (message.kind === 'interview') return 'card';
  if (message.kind === 'recalled' || message.sender === 'system') return 'system';
  return message.sender === chat.role ? 'own' : 'other';
}

interface MessageProps {
  message: ChatMessage;
  chat: Chat;
  state: SnapshotFrom<typeof chatRoomMachine>;
  send: (event: ChatRoomEvent) => void;
  /** Shows its delivery status: the newest own message with a status shows it for those before. */
  isMarked: boolean;
  /** The next message has another sender, so the photo is next to this one. */
  isLast: boolean;
}

/** A photo next to the message, if there is room. */
const face = css({ mdDown: { display: 'none' }, flexShrink: '0', w: '28px', alignSelf: 'flex-end', me: '4px' });

/** One message that the server has. */
export function Message({ message, chat, state, send, isMarked, isLast }: MessageProps) {
  const { t } = useTranslation('chat');
  const { clock } = useWhen();
  const side = sideOf(message, chat);
  if (message.kind === 'recalled')
    return (
      <div className={placeStyle({ side })}>
        <p className={bubbleStyle({ side })}>
          {message.sender === chat.role ? t('message.recalled.you') : t('message.recalled.other', { name: chat.other.name })}
        </p>
      </div>
    );
  const isActing = state.matches({ acting: 'acting' }) && state.context.act?.id === message.id;
  const text = message.kind === 'text' || message.kind === 'greeting' ? message.body.text : null;
  const actions: Action[] = [
    ...(text === null ? [] : [{ id: 'copy', icon: Copy, label: t('message.copy'), onChoose: () => void navigator.clipboard?.writeText(text) }]),
    ...(side === 'own' && isYoung(message.created_at)
      ? [{ id: 'recall', icon: Undo2, label: t('message.recall'), onChoose: () => send({ type: 'act.requested', act: { id: message.id, does: 'recall' } }) }]
      : []),
  ];
  const menu =
    side === 'own' && actions.length > 0 ? (
      <div className={menuPlace}>
        <ActionMenu label={t('message.menu')} actions={actions} isBusy={isActing} />
      </div>
    ) : null;
  return (
    <div className={placeStyle({ side })} data-message={message.id}>
      {side === 'other' || (side === 'card' && message.sender !== chat.role) ? (
        <span className={face}>{isLast ? <Avatar name={chat.other.name} portrait={chat.other} size={28} /> : null}</span>
      ) : null}
      {menu}
      <div className={bubbleStyle({ side: message.kind === 'automaticReply' && (side === 'own' || side === 'other') ? `${side}Automatic` : side })}>
        <MessageBody message={message} chat={chat} isActing={isActing} send={send} />
        {message.warnings.length > 0 && side === 'other' ? <Warnings warnings={message.warnings} chat={chat} /> : null}
        {message.sender === 'system' ? null : (
          <p className={foot}>
            <time dateTime={message.created_at}>{clock(message.created_at)}</time>
            {side === 'own' && isMarked ? <MessageMark status={statusOf(message, chat.others)} /> : null}
          </p>
        )}
      </div>
    </div>
  );
}
