import { useId } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Meta } from '../ui/Meta.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { ApplicantName, quietStyle, useApplicantFacts } from './ApplicantName.tsx';
import { ApplicantPick } from './ApplicantPick.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';
import { TurnText } from './TurnText.tsx';

const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '12',
  rowGap: '8',
  p: '16',
  bg: 'raised',
  borderRadius: 'card',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  transition: 'box-shadow {durations.base}',
  _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
  '&:has(input:checked), &:has([aria-current])': { bg: 'accentSoft', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
});
const pick = css({ mt: '-6px', me: '-12px' });
/** Nothing inside is wider than the card. */
const whole = css({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', justifyItems: 'start' });

const factsStyle = css({ fontSize: '13', overflowWrap: 'anywhere' });

/** In a narrow column, a due time wraps instead of overflowing its card. */
const marks = css({
  mt: '4',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  _empty: { display: 'none' },
  '& > span': { whiteSpace: 'normal', borderRadius: 'control' },
});

interface ApplicantItemProps {
  applicant: ApplicantCard;
  /** Shows the job, in a list for several jobs. */
  showsJob: boolean;
  isSelected: boolean;
  /** The link to the applicant. */
  to: string;
  /** The applicant is open next to the list. */
  isCurrent: boolean;
  /** Missing if they can't be selected. */
  onToggle?: (() => void) | undefined;
}

/** A summary of one applicant: who, how well they match, and when a reply is due. */
export function ApplicantItem({ applicant, showsJob, isSelected, to, isCurrent, onToggle }: ApplicantItemProps) {
  const { t } = useTranslation('applicants');
  const id = useId();
  const { shared_skills: shared } = applicant;
  const facts = useApplicantFacts(applicant);
  return (
    <article className={card} aria-labelledby={id} data-applicant={applicant.id}>
      <Avatar name={applicant.name} portrait={applicant} size={32} />
      <div className={css({ minW: '0', alignSelf: 'center' })}>
        <ApplicantName applicant={applicant} id={id} to={to} isCurrent={isCurrent} />
      </div>
      {onToggle ? <ApplicantPick name={applicant.name} isSelected={isSelected} onToggle={onToggle} className={pick} /> : null}
      <div className={whole}>
        {facts ? <p className={factsStyle}>{facts}</p> : null}
        <div className={quietStyle}>
          <Meta>
            {showsJob ? <span>{t('applied', { job: applicant.job.title })}</span> : null}
            <span>
              <TimeAgo at={applicant.applied_at} now={serverInstantIn(0)} />
            </span>
          </Meta>
        </div>
        {shared.length > 0 ? <p className={css({ fontSize: '13' })}>{t('shares', { skills: shared.join(', ') })}</p> : null}
        <div className={marks}>
          <TurnText applicant={applicant} />
          {applicant.is_identity_verified ? <VerifiedBadge /> : null}
        </div>
      </div>
    </article>
  );
}
