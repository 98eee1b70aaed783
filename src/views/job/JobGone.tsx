import SearchX from '~icons/lucide/search-x';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** A job that is not there any more, or never was: why, and where to go. */
export function JobGone({ reason }: { reason: 'deleted' | 'notFound' }) {
  const { t } = useTranslation('job');
  return (
    <EmptyState
      icon={SearchX}
      title={t(`gone.${reason}`)}
      actions={
        <ButtonLink to="/jobs-hiring/job-search" variant="primary">
          {t('gone.search')}
        </ButtonLink>
      }
    >
      {t(`gone.${reason}Text`)}
    </EmptyState>
  );
}
