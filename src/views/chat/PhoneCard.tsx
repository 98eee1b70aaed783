import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { cardActions, cardQuiet, cardStyle, cardTitle } from './card.styles.ts';
import type { CardProps } from './MessageBody.tsx';

/** Phone numbers: requested, then shown to both once both agreed, or not at all. */
export function PhoneCard({ message, chat, isActing, send }: CardProps<'phoneRequest'>) {
  const { t } = useTranslation('chat');
  const { status, phones } = message.body;
  const isOwn = message.sender === chat.role;
  const answer = (isAccepted: boolean) => send({ type: 'act.requested', act: { id: message.id, does: 'answer', isAccepted, resumeId: null } });
  if (status === 'finished' && phones)
    return (
      <div className={cardStyle}>
        <p className={cardTitle}>{t('phoneRequest.finished')}</p>
        <dl className={css({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '12', '& dt': { color: 'quiet' } })}>
          {(['seeker', 'employer'] as const).map((side) => (
            <div key={side} className={css({ display: 'contents' })}>
              <dt>{t(`phoneRequest.${side}`)}</dt>
              <dd>
                <a href={`tel:${phones[side]}`} className={css({ fontVariantNumeric: 'tabular-nums', textDecoration: 'underline' })}>
                  <bdi>{phones[side]}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    );
  if (status !== 'requested') return <p className={cardTitle}>{t(`phoneRequest.${status}`, { company: chat.company.name })}</p>;
  return (
    <div className={cardStyle}>
      <p className={cardTitle}>{isOwn ? t('phoneRequest.waiting') : t('phoneRequest.asked', { name: chat.other.name })}</p>
      <p className={cardQuiet}>{t(isOwn ? 'phoneRequest.waiting.text' : 'phoneRequest.asked.text')}</p>
      {isOwn ? null : (
        <div className={cardActions}>
          <Button size="small" variant="primary" isLoading={isActing} onClick={() => answer(true)}>
            {t('phoneRequest.agree')}
          </Button>
          <Button size="small" disabled={isActing} onClick={() => answer(false)}>
            {t('decline')}
          </Button>
        </div>
      )}
    </div>
  );
}
