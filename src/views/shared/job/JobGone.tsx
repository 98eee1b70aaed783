import Ban from '~icons/lucide/ban';
import SearchX from '~icons/lucide/search-x';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { BLOCKED_COMPANIES } from '../../../lib/blockingAddress.ts';
import { buildSearchUrl } from '../../../lib/search-url/build.ts';
import { useTitle } from '../../core/useTitle.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface JobGoneProps {
  reason: 'deleted' | 'notFound' | 'blocked';
  /** The title in the job's URL. The search starts with it, so that a visitor with an old link finds similar jobs. */
  title?: string | undefined;
  /** Part of a page that has a title of its own. */
  isBeside?: boolean;
}

/** A job that no longer exists, never did, or is from a company its reader blocked: why, and where to go. */
export function JobGone({ reason, title, isBeside = false }: JobGoneProps) {
  const { t } = useTranslation('job');
  useTitle(isBeside ? null : t(`gone.${reason}`));
  return (
    <EmptyState
      icon={reason === 'blocked' ? Ban : SearchX}
      title={t(`gone.${reason}`)}
      actions={
        <>
          <ButtonLink to={buildSearchUrl(title ? { query: title } : {})} variant="primary">
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
