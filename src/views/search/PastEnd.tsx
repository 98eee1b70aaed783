import SearchX from '~icons/lucide/search-x';
import { useTranslation } from '../ui/useTranslation.tsx';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import type { Search } from '../../lib/search-url/search.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Shown for a page after the last one. */
export default function PastEnd({ search, lastPage }: { search: Search; lastPage: number }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      icon={SearchX}
      title={t('pastEnd.title')}
      actions={
        <>
          <ButtonLink to={buildSearchUrl({ ...search, page: lastPage })} variant="primary">
            {t('pastEnd.last')}
          </ButtonLink>
          <ButtonLink to={buildSearchUrl({ ...search, page: 1 })}>{t('pastEnd.first')}</ButtonLink>
        </>
      }
    >
      {t('pastEnd.text', { count: lastPage })}
    </EmptyState>
  );
}
