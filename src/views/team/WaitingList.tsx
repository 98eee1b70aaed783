import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { TeamMember } from '../../../contract/team.ts';
import { type MemberRole, refusalOf } from '../../../contract/team-rules.ts';
import type { TeamChange } from '../../machines/team/team.actors.ts';
import type { TeamEvent } from '../../machines/team/team.machine.ts';
import { Card } from '../ui/Card.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { personStyle, rowStyle } from './team.styles.ts';

interface WaitingListProps {
  people: readonly TeamMember[];
  role: MemberRole;
  /** The change in progress. */
  change: TeamChange | null;
  send: (event: TeamEvent) => void;
}

/** Recruiters who registered for the company and aren't approved yet. */
export function WaitingList({ people, role, change, send }: WaitingListProps) {
  const { t } = useTranslation('team');
  const mayLetIn = refusalOf(role, 'letIn') === null;
  return (
    <Card id="team-waiting" title={t('waiting')}>
      <p className={css({ color: 'quiet', maxW: '68ch' })}>{t(mayLetIn ? 'waiting.hint' : 'waiting.byAdmins')}</p>
      <ul aria-labelledby="team-waiting">
        {people.map(({ user_id: userId, name, email, is_email_verified: isConfirmed, ...portrait }) => (
          <li key={userId} className={rowStyle}>
            <Avatar name={name || email} portrait={portrait} size={40} />
            <div className={personStyle}>
              <p className={css({ fontWeight: '600' })}>{name || email}</p>
              <p>{email}</p>
            </div>
            {isConfirmed ? null : <Badge tone="waiting">{t('unconfirmed')}</Badge>}
            {mayLetIn ? (
              <div className={css({ display: 'flex', gap: '8' })}>
                <Button
                  variant="primary"
                  size="small"
                  aria-label={t('letIn.one', { name })}
                  isLoading={change?.kind === 'letIn' && change.userId === userId}
                  onClick={() => send({ type: 'step.taken', change: { kind: 'letIn', userId } })}
                >
                  {t('letIn')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('turnAway.one', { name })}
                  onClick={() => send({ type: 'step.asked', change: { kind: 'turnAway', userId } })}
                >
                  {t('turnAway')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
