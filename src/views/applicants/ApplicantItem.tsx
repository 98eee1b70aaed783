import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { choiceRow } from '../ui/choice.styles.ts';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { DueText } from './DueText.tsx';
import { InterviewText } from './InterviewText.tsx';
import { VerifiedBadge } from './VerifiedBadge.tsx';

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
  '&:has(input:checked)': { bg: 'accentSoft', boxShadow: 'inset 0 0 0 2px {colors.accent}' },
});
/** The whole card leads to the applicant, with one stop of the tab key. */
const name = css({
  fontWeight: '600',
  lineHeight: '1.3',
  overflowWrap: 'break-word',
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
});
const quiet = css({ color: 'quiet', fontSize: '13', overflowWrap: 'anywhere' });
/** Above the link, and as large as a finger. */
const pick = css({ position: 'relative', zIndex: '1', minW: '44px', justifyContent: 'center', mt: '-6px', me: '-12px' });
/** Nothing in it is wider than the card. */
const whole = css({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', justifyItems: 'start' });

/** In a narrow column a due time takes two lines rather than leave its card. */
const marks = css({ display: 'flex', flexWrap: 'wrap', gap: '8', _empty: { display: 'none' }, '& > span': { whiteSpace: 'normal', borderRadius: 'control' } });

interface ApplicantItemProps {
  applicant: ApplicantCard;
  /** The job is told where the list is of several. */
  isJobTold: boolean;
  isSelected: boolean;
  /** Left out where they can not be chosen. */
  onToggle?: (() => void) | undefined;
}

/** One applicant at a glance: who, how well they fit, and by when they must be answered. */
export function ApplicantItem({ applicant, isJobTold, isSelected, onToggle }: ApplicantItemProps) {
  const { t } = useTranslation('applicants');
  const id = useId();
  const { years, shared_skills: shared } = applicant;
  const facts = [applicant.headline, years === null ? null : t('years', { count: years })].filter(Boolean);
  return (
    <article className={card} aria-labelledby={id}>
      <Avatar name={applicant.name} portrait={applicant} size={32} />
      <div className={css({ minW: '0', alignSelf: 'center' })}>
        <h3 id={id} className={name}>
          <Link to={`/employer/applicants/${applicant.id}`}>{applicant.name}</Link>
        </h3>
        {facts.length > 0 ? <p className={quiet}>{facts.join(' · ')}</p> : null}
      </div>
      {onToggle ? (
        <label className={cx(choiceRow({ kind: 'checkbox' }), pick)}>
          <input type="checkbox" checked={isSelected} onChange={onToggle} aria-label={t('select', { name: applicant.name })} />
        </label>
      ) : null}
      <div className={whole}>
        <p className={quiet}>
          {isJobTold ? `${applicant.job.title} · ` : ''}
          <TimeAgo at={applicant.applied_at} now={serverInstantIn(0)} />
        </p>
        {shared.length > 0 ? <p className={css({ fontSize: '13' })}>{t('shares', { skills: shared.join(', ') })}</p> : null}
        <div className={marks}>
          <DueText {...applicant} />
          {applicant.is_identity_verified ? <VerifiedBadge /> : null}
        </div>
        <InterviewText interview={applicant.interview} />
      </div>
    </article>
  );
}
