import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { canBeResent, type Pending } from '../../machines/chatRoom/outbox.ts';
import { Button } from '../ui/Button.tsx';
import { AddNumber } from './AddNumber.tsx';
import { bubbleStyle, placeStyle } from './bubble.styles.ts';
import { MessageMark } from './MessageMark.tsx';

/** An own message that the server doesn't have yet. */
export function PendingMessage({ pending, send }: { pending: Pending; send: (event: ChatRoomEvent) => void }) {
  const { t } = useTranslation('chat');
  const { message, status, label, refusal } = pending;
  const { id } = message;
  const words =
    message.kind === 'text' || message.kind === 'greeting' ? message.body.text : (label ?? t(`last.${message.kind}`, { name: label, title: label }));
  return (
    <div className={placeStyle({ side: 'own' })} data-pending={id}>
      <div className={bubbleStyle({ side: 'own' })}>
        <p className={status === 'failed' ? undefined : css({ opacity: '0.75' })}>{words}</p>
        {refusal ? <p className={css({ fontSize: '13', color: 'refusedText' })}>{t(`refusal.${refusal}`)}</p> : null}
        <p className={css({ display: 'flex', justifyContent: 'flex-end', fontSize: '13', color: 'quiet' })}>
          <MessageMark status={status} />
        </p>
        {status === 'failed' ? (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', justifyContent: 'flex-end', mt: '4' })}>
            {refusal === 'phoneMissing' ? <AddNumber /> : null}
            {canBeResent(pending) ? (
              <Button size="small" onClick={() => send({ type: 'message.resent', id })}>
                {t('message.resend')}
              </Button>
            ) : null}
            <Button size="small" variant="plain" onClick={() => send({ type: 'message.discarded', id })}>
              {t('message.discard')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
