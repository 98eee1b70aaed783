import Ban from '~icons/lucide/ban';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { BLOCKED_COMPANIES } from '../../lib/blockingAddress.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Replaces the page of a company that the reader blocked, or of a job of it. @param back unblocks it */
export function BlockedCompany({ name, back }: { name: string; back: ReactNode }) {
  const { t } = useTranslation('blockCompany');
  return (
    <EmptyState
      icon={Ban}
      heading="h1"
      title={t('blocked.title', { name })}
      actions={
        <>
          {back}
          <ButtonLink to={buildSearchUrl({})} variant="primary">
            {t('blocked.find')}
          </ButtonLink>
          <ButtonLink to={BLOCKED_COMPANIES}>{t('blocked.manage')}</ButtonLink>
        </>
      }
    >
      {t('blocked.text')}
    </EmptyState>
  );
}
