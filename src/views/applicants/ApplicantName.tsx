import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { ApplicantCard } from '../../../contract/applicants.ts';

/** The whole card or row around it leads to the applicant, with one stop of the tab key. */
const name = css({
  fontWeight: '600',
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
  '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
});
export const quietStyle = css({ color: 'quiet', fontSize: '13', overflowWrap: 'anywhere' });

interface ApplicantNameProps {
  applicant: ApplicantCard;
  /** Of the heading. */
  id: string;
  /** Where the name leads. */
  to: string;
  isCurrent: boolean;
  /** Beside the facts' own. */
  factsStyle?: string;
}

/** Who applied, with their headline and years. */
export function ApplicantName({ applicant, id, to, isCurrent, factsStyle }: ApplicantNameProps) {
  const { t } = useTranslation('applicants');
  const { years } = applicant;
  const facts = [applicant.headline, years === null ? null : t('years', { count: years })].filter(Boolean);
  return (
    <>
      <h3 id={id} className={name}>
        <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
          {applicant.name}
        </Link>
      </h3>
      {facts.length > 0 ? <p className={cx(quietStyle, factsStyle)}>{facts.join(' · ')}</p> : null}
    </>
  );
}
