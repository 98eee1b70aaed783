import { useId } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Meta } from '../ui/Meta.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { ApplicantName, quietStyle, useApplicantFacts } from './ApplicantName.tsx';
import { ApplicantPick } from './ApplicantPick.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';
import { TurnText } from './TurnText.tsx';

/** Who, what they offer, and whose turn it is: side by side if there is room, otherwise stacked. */
const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"face who pick" ". facts facts" ". move move"',
  columnGap: '12',
  rowGap: '4',
  alignItems: 'center',
  minH: '56px',
  // The mark of the chosen row is outside of the page's edge, its text on it.
  mx: '-8px',
  px: '8',
  py: '8',
  borderRadius: 'control',
  transition: 'background-color {durations.fast}',
  _hover: { bg: 'hover' },
  '&:has(input:checked), &:has([aria-current])': { bg: 'accentSoft' },
  '@container (min-width: 760px)': {
    gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) 44px',
    gridTemplateAreas: '"face who facts move pick"',
    columnGap: '16',
  },
});
const clamped = css({ '@container (min-width: 760px)': { lineClamp: 2 } });
const pick = css({ gridArea: 'pick', marginInlineEnd: '-12px', '@container (min-width: 760px)': { marginInlineEnd: '0' } });

interface ApplicantRowProps {
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

/** One applicant in a row of a list. */
export function ApplicantRow({ applicant, showsJob, isSelected, to, isCurrent, onToggle }: ApplicantRowProps) {
  const { t } = useTranslation('applicants');
  const id = useId();
  const { shared_skills: shared } = applicant;
  const facts = useApplicantFacts(applicant);
  return (
    <article className={row} aria-labelledby={id} data-applicant={applicant.id}>
      <span className={css({ gridArea: 'face' })}>
        <Avatar name={applicant.name} portrait={applicant} size={40} />
      </span>
      <div className={css({ gridArea: 'who', minW: '0' })}>
        <ApplicantName applicant={applicant} id={id} to={to} isCurrent={isCurrent} />
        {facts ? <p className={cx(quietStyle, clamped)}>{facts}</p> : null}
      </div>
      <div className={css({ gridArea: 'facts', minW: '0' })}>
        <div className={quietStyle}>
          <Meta>
            {showsJob ? <span>{t('applied', { job: applicant.job.title })}</span> : null}
            <span>
              <TimeAgo at={applicant.applied_at} now={serverInstantIn(0)} />
            </span>
          </Meta>
        </div>
        {shared.length > 0 ? <p className={cx(quietStyle, clamped)}>{t('shares', { skills: shared.join(', ') })}</p> : null}
      </div>
      <div className={css({ gridArea: 'move', minW: '0', display: 'flex', flexWrap: 'wrap', gap: '8', alignItems: 'center', _empty: { display: 'none' } })}>
        <TurnText applicant={applicant} />
        {applicant.is_identity_verified ? <VerifiedBadge /> : null}
      </div>
      {onToggle ? <ApplicantPick name={applicant.name} isSelected={isSelected} onToggle={onToggle} className={pick} /> : null}
    </article>
  );
}
