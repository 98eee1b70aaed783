import Signpost from '~icons/lucide/signpost';
import { useTranslation } from '../ui/useTranslation.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** The user has no application for this job. */
export function NoApplication() {
  const { t } = useTranslation('application');
  return (
    <EmptyState
      icon={Signpost}
      title={t('none.title')}
      actions={
        <ButtonLink to="/recommended-job/applied" variant="primary">
          {t('none.action')}
        </ButtonLink>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
