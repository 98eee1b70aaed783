import SearchX from '~icons/lucide/search-x';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { Search } from '../../lib/search-url/search.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { SearchParts } from './SearchParts.ts';

/** Shown if the words themselves find nothing, without any filter. */
export default function NoMatch({ search, AlertButton }: { search: Search } & Pick<SearchParts, 'AlertButton'>) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      icon={SearchX}
      title={t('empty.title')}
      actions={
        <>
          <AlertButton search={search} look="primary" isEmpty />
          <ButtonLink to="/jobs-hiring/job-search">{t('empty.all')}</ButtonLink>
        </>
      }
    >
      {t('empty.query')}
    </EmptyState>
  );
}
