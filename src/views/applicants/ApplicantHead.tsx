import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { DueText } from './DueText.tsx';

/** Who it is, for which job, how well they fit it, and by when they must be answered. */
export function ApplicantHead({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('applicants');
  const { headline, years, shared_skills: shared, job } = applicant;
  const facts = [headline, years === null ? null : t('years', { count: years })].filter(Boolean);
  return (
    <header className={css({ display: 'flex', gap: '16', alignItems: 'flex-start' })}>
      <Avatar name={applicant.name} size={56} />
      <div className={css({ display: 'grid', gap: '4', minW: '0', justifyItems: 'start', overflowWrap: 'anywhere' })}>
        <h2 className={css({ textStyle: 'title' })}>{applicant.name}</h2>
        {facts.length > 0 ? <p>{facts.join(' · ')}</p> : null}
        <p className={css({ color: 'quiet' })}>
          <TextLink variant="quiet" to={`/employer/jobs/${job.id}/applicants`}>
            {t('for', { job: job.title })}
          </TextLink>
          {' · '}
          <TimeAgo at={applicant.applied_at} now={serverInstantIn(0)} />
        </p>
        {shared.length > 0 ? <p className={css({ color: 'quiet' })}>{t('shares', { skills: shared.join(', ') })}</p> : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '4' })}>
          <DueText {...applicant} />
          {applicant.is_identity_verified ? (
            <Badge tone="accent">
              <BadgeCheck size={14} aria-hidden="true" />
              {t('verified')}
            </Badge>
          ) : null}
        </div>
      </div>
    </header>
  );
}
