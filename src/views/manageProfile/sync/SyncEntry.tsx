import ArrowRightLeft from '~icons/lucide/arrow-right-left';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { Resume } from '../../../../contract/records.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** The link from an attached resume to importing it into the profile. */
export function SyncEntry({ resume: { id, filename } }: { resume: Resume }) {
  const { t } = useTranslation('profile');
  return (
    <ButtonLink to={`/manage-profile/resume/${id}/sync`} size="small" aria-label={t('resume.syncOne', { name: filename })}>
      <ArrowRightLeft size={16} aria-hidden="true" />
      {t('resume.sync')}
    </ButtonLink>
  );
}
