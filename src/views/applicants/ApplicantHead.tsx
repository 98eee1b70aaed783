import Heart from '~icons/lucide/heart';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Applicant } from '../../../contract/applicants.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { DemoBadge } from '../ui/DemoBadge.tsx';
import { Meta } from '../ui/Meta.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import type { ApplicantParts } from './ApplicantActions.tsx';
import { DueText } from './DueText.tsx';
import { InterviewText } from './InterviewText.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

/** The applicant's name, the job, how well they match it, and when a reply is due. */
export function ApplicantHead({ applicant, state, send }: ApplicantParts & { applicant: Applicant }) {
  const { t } = useTranslation('applicants');
  const { headline, years, shared_skills: shared, job } = applicant;
  const facts = [headline, years === null ? null : t('years', { count: years })].filter(Boolean);
  return (
    <header className={css({ display: 'flex', gap: '16', alignItems: 'flex-start' })}>
      <Avatar name={applicant.name} portrait={applicant} size={56} isEager />
      <div className={css({ display: 'grid', gap: '4', minW: '0', justifyItems: 'start', overflowWrap: 'anywhere' })}>
        {facts.length > 0 ? <p className={css({ textStyle: 'lead' })}>{facts.join(' · ')}</p> : null}
        <Meta>
          <span>
            <TextLink variant="quiet" to={`/employer/jobs/${job.id}/applicants`}>
              {t('for', { job: job.title })}
            </TextLink>
          </span>
          <span>
            <TimeAgo at={applicant.applied_at} now={serverInstantIn(0)} />
          </span>
        </Meta>
        {shared.length > 0 ? <p className={css({ color: 'quiet' })}>{t('shares', { skills: shared.join(', ') })}</p> : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '4' })}>
          <DueText {...applicant} />
          {applicant.is_identity_verified ? <VerifiedBadge /> : null}
          {applicant.is_demo ? <DemoBadge text={t('demo')} meaning={t('demo.meaning')} /> : null}
        </div>
        <InterviewText interview={applicant.interview} />
        {applicant.is_taken_back ? null : (
          <Button
            size="small"
            variant="plain"
            className={css({ marginInlineStart: '-12px' })}
            isLoading={state.matches({ shown: 'markingInterest' })}
            disabled={!state.matches('shown')}
            aria-pressed={applicant.is_interested}
            onClick={() => send({ type: 'interest.toggled' })}
          >
            <Heart size={16} aria-hidden="true" fill={applicant.is_interested ? 'currentColor' : 'none'} />
            {t('action.interested')}
          </Button>
        )}
      </div>
    </header>
  );
}
