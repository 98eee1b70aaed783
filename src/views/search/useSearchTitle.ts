import { useTranslation } from 'react-i18next';
import type { Search } from '../../lib/search-url/search.ts';
import { useBoot } from '../app/boot.ts';

/** What is searched, as a heading: "nurse jobs in Cebu". */
export function useSearchTitle(search: Search, place: string): string {
  const { t } = useTranslation(['search', 'layout']);
  const { country } = useBoot();
  const words = search.query.slice(0, 80);
  if (words !== '') return place === '' ? t('title.query', { query: words }) : t('title.queryPlace', { query: words, place });
  return place === '' ? t('titleIn', { country: t(`layout:country.in.${country}`) }) : t('title.place', { place });
}
