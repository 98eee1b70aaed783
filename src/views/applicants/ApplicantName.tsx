import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { Link } from '../ui/Link.tsx';

/** The whole card or row links to the applicant, with a single tab stop. */
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
  /** Id of the heading. */
  id: string;
  /** The link target. */
  to: string;
  isCurrent: boolean;
}

/** The applicant's name, linked to them. */
export function ApplicantName({ applicant, id, to, isCurrent }: ApplicantNameProps) {
  return (
    <h3 id={id} className={name}>
      <Link to={to} aria-current={isCurrent ? 'true' : undefined}>
        {applicant.name}
      </Link>
    </h3>
  );
}

/** An applicant's occupation and years of experience; null if neither is known. */
export function useApplicantFacts({ headline, years }: ApplicantCard): string | null {
  const { t } = useTranslation('applicants');
  return [headline, years === null ? null : t('years.short', { count: years })].filter(Boolean).join(' · ') || null;
}
