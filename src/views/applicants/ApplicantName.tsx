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

/** Who applied, with their headline and years. @param id of the heading; @param factsStyle beside the facts' own */
export function ApplicantName({ applicant, id, factsStyle }: { applicant: ApplicantCard; id: string; factsStyle?: string }) {
  const { t } = useTranslation('applicants');
  const { years } = applicant;
  const facts = [applicant.headline, years === null ? null : t('years', { count: years })].filter(Boolean);
  return (
    <>
      <h3 id={id} className={name}>
        <Link to={`/employer/applicants/${applicant.id}`}>{applicant.name}</Link>
      </h3>
      {facts.length > 0 ? <p className={cx(quietStyle, factsStyle)}>{facts.join(' · ')}</p> : null}
    </>
  );
}
