import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { choiceRow } from '../ui/choice.styles.ts';

/** Above the link around it, and as large as a finger. */
const pick = css({ position: 'relative', zIndex: '1', minW: '44px', justifyContent: 'center' });

interface ApplicantPickProps {
  name: string;
  isSelected: boolean;
  onToggle: () => void;
  /** Positions it. */
  className: string;
}

/** Selects an applicant among several. */
export function ApplicantPick({ name, isSelected, onToggle, className }: ApplicantPickProps) {
  const { t } = useTranslation('applicants');
  return (
    <label className={cx(choiceRow({ kind: 'checkbox' }), pick, className)}>
      <input type="checkbox" checked={isSelected} onChange={onToggle} aria-label={t('select', { name })} />
    </label>
  );
}
