import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { SalaryText } from '../ui/SalaryText.tsx';
import { cardActions, cardQuiet, cardStyle, cardTitle } from './card.styles.ts';
import type { CardProps } from './MessageBody.tsx';

const TONES = { offered: 'waiting', accepted: 'accent', declined: 'neutral' } as const;

/** An offer: its terms and, for the job seeker, the answers. */
export function OfferCard({ message, chat, isActing, send }: CardProps<'offer'>) {
  const { t, i18n } = useTranslation('chat');
  const { title, salary, starts_on, text, status } = message.body;
  const answer = (isAccepted: boolean) => send({ type: 'act.requested', act: { id: message.id, does: 'answer', isAccepted, resumeId: null } });
  const begins = starts_on ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${starts_on}T00:00:00Z`)) : null;
  return (
    <div className={cardStyle}>
      <p className={cardQuiet}>{t('offer.card')}</p>
      <p className={cardTitle}>{title}</p>
      {salary ? (
        <p className={css({ fontWeight: '600' })}>
          <SalaryText salary={salary} />
        </p>
      ) : null}
      {begins ? <p>{t('offer.starts', { date: begins })}</p> : null}
      {text ? <p dir="auto">{text}</p> : null}
      {status === 'offered' && chat.role === 'seeker' ? (
        <div className={cardActions}>
          <Button size="small" variant="primary" isLoading={isActing} onClick={() => answer(true)}>
            {t('offer.accept')}
          </Button>
          <Button size="small" disabled={isActing} onClick={() => answer(false)}>
            {t('decline')}
          </Button>
        </div>
      ) : (
        <p>
          <Badge tone={TONES[status]}>{t(`offer.${status}`)}</Badge>
        </p>
      )}
    </div>
  );
}
