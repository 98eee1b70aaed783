import MailOpen from '~icons/lucide/mail-open';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { TeamInvite } from '../../../contract/team.ts';
import type { TeamEvent } from '../../machines/team/team.machine.ts';
import { Card } from '../ui/Card.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { endStyle, personStyle, rowStyle } from './team.styles.ts';

/** Invitations without an answer. */
export function InviteList({ invites, send }: { invites: readonly TeamInvite[]; send: (event: TeamEvent) => void }) {
  const { t, i18n } = useTranslation('team');
  const dates = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <Card id="team-invites" title={t('invites')}>
      <ul aria-labelledby="team-invites">
        {invites.map(({ id, email, role, expires_at: until, is_expired: isExpired }) => (
          <li key={id} className={rowStyle}>
            <MailOpen size={24} strokeWidth={1.5} aria-hidden="true" className={css({ color: 'quiet', mx: '8' })} />
            <div className={personStyle}>
              <p className={css({ fontWeight: '600' })}>{email}</p>
              <p>{isExpired ? t('expired') : t('expires', { date: dates.format(new Date(until)) })}</p>
            </div>
            <div className={endStyle}>
              <Badge>{t(`role.${role}`)}</Badge>
              <Button size="small" aria-label={t('withdraw.one', { email })} onClick={() => send({ type: 'step.taken', change: { kind: 'withdraw', id } })}>
                {t('withdraw')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
