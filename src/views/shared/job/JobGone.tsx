import Ban from '~icons/lucide/ban';
import SearchX from '~icons/lucide/search-x';
import { useTranslation } from 'react-i18next';
import { BLOCKED_COMPANIES } from '../../../lib/blockingAddress.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** A job that is not there any more, never was, or is of a company its reader blocked: why, and where to go. */
export function JobGone({ reason }: { reason: 'deleted' | 'notFound' | 'blocked' }) {
  const { t } = useTranslation('job');
  return (
    <EmptyState
      icon={reason === 'blocked' ? Ban : SearchX}
      title={t(`gone.${reason}`)}
      actions={
        <>
          <ButtonLink to="/jobs-hiring/job-search" variant="primary">
            {t('gone.search')}
          </ButtonLink>
          {reason === 'blocked' ? <ButtonLink to={BLOCKED_COMPANIES}>{t('gone.manage')}</ButtonLink> : null}
        </>
      }
    >
      {t(`gone.${reason}Text`)}
    </EmptyState>
  );
}
