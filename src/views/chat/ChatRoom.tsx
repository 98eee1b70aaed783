import { useMachine } from '@xstate/react';
import MessageCircleOff from '~icons/lucide/message-circle-off';
import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { chatRoomOf } from '../../services/chat/chatRoom.ts';
import { outboxOf } from '../../services/chat/outbox.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useIsWide } from '../ui/useIsWide.ts';
import { AddNumber } from './AddNumber.tsx';
import { Composer } from './Composer.tsx';
import { Concerning } from './Concerning.tsx';
import { Messages } from './Messages.tsx';
import { RoomBegin } from './RoomBegin.tsx';
import { RoomHead } from './RoomHead.tsx';
import { useSeen } from './useSeen.ts';

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr) auto', minH: '0', h: '100%' });
const alone = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minH: '0', h: '100%' });
/** Next to the messages, if there is room: what they are about. */
const withConcern = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 30%)', minH: '0', h: '100%' });
const note = css({ display: 'grid', gap: '8', px: { lg: '16' }, py: '8', _empty: { display: 'none' } });

interface ChatRoomProps {
  chatId: string;
  userId: string;
  base: string;
}

/** A conversation, in every state of its chart. */
export function ChatRoom({ chatId, userId, base }: ChatRoomProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [logic] = useState(() => chatRoomOf(userId));
  const [input] = useState(() => ({ chatId, outbox: outboxOf(userId, chatId) }));
  const [state, send] = useMachine(logic, { input });
  const isWide = useIsWide();
  const { chat, messages, outbox, known, failure, refusal } = state.context;
  useSeen(state.matches({ line: 'live' }) ? chat : null, known);
  if (state.matches({ line: 'gone' }))
    return (
      <EmptyState icon={MessageCircleOff} title={t('room.gone')} actions={<ButtonLink to={base}>{t('room.gone.action')}</ButtonLink>}>
        {t('room.gone.text')}
      </EmptyState>
    );
  if (!chat) {
    if (state.matches({ line: 'failed' }))
      return <ErrorState title={t('room.failed')} reference={failure?.requestId ?? null} onRetry={() => send({ type: 'room.retried' })} />;
    return (
      <div className={css({ display: 'grid', alignContent: 'start', gap: '16', p: '16' })}>
        {state.matches({ line: 'offline' }) ? (
          <Offline onRetry={() => send({ type: 'room.retried' })} />
        ) : (
          <div role="status" aria-busy="true" aria-label={t('room.joining')} className={css({ display: 'grid', gap: '16' })}>
            <Skeleton height="56px" />
            <Skeleton height="240px" />
          </div>
        )}
      </div>
    );
  }
  const isEmpty = messages.length === 0 && outbox.length === 0;
  const { job, application } = chat;
  const room = (
    <section
      aria-label={t('room', { name: chat.other.name })}
      className={frame}
      data-line={Object.keys(Object(state.value.line))[0] ?? String(state.value.line)}
    >
      <RoomHead chat={chat} base={base} />
      <Messages state={state} chat={chat} send={send}>
        {isEmpty ? <RoomBegin send={send} /> : null}
      </Messages>
      <div>
        <div role="status" className={note}>
          {state.matches({ line: 'offline' }) ? <Offline onRetry={() => send({ type: 'room.retried' })} /> : null}
          {state.matches({ line: 'failed' }) ? (
            <Callout severity="error" actions={<Retry onRetry={() => send({ type: 'room.retried' })} />}>
              {t('room.failed')}
            </Callout>
          ) : null}
          {state.matches({ acting: { resting: 'refused' } }) && refusal ? (
            <Callout severity="warning" actions={refusal === 'phoneMissing' ? <AddNumber /> : null}>
              {t(`refusal.${refusal}`)}
            </Callout>
          ) : null}
          {state.matches({ acting: { resting: 'failed' } }) ? <Callout severity="error">{t('act.failed')}</Callout> : null}
          {state.matches({ typing: 'heard' }) ? <p className={css({ color: 'quiet', fontSize: '13' })}>{t('typing', { name: chat.other.name })}</p> : null}
        </div>
        {chat.is_answered ? (
          <Composer chat={chat} userId={userId} send={send} />
        ) : (
          <p className={css({ px: '16', py: '12', borderBlockStart: '1px solid {colors.line}', color: 'quiet' })}>{t('room.unanswered')}</p>
        )}
      </div>
    </section>
  );
  const concern = isWide && job !== null && application !== null ? { ...chat, job, application } : null;
  return (
    <div className={concern ? withConcern : alone}>
      {room}
      {concern ? <Concerning key={concern.application.id} chat={concern} /> : null}
    </div>
  );
}

function Offline({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Callout severity="warning" actions={<Retry onRetry={onRetry} />}>
      {t('room.offline')}
    </Callout>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button size="small" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
}
