import BadgeCheck from '~icons/lucide/badge-check';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Badge } from '../ui/Badge.tsx';

/** Singpass verified an applicant's identity; a status they only declared never shows this. */
export function VerifiedBadge() {
  const { t } = useTranslation('applicants');
  return (
    <span title={t('verified.meaning')}>
      <Badge tone="accent">
        <BadgeCheck size={14} aria-hidden="true" />
        {t('verified')}
      </Badge>
    </span>
  );
}
