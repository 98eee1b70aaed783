import { useTranslation } from 'react-i18next';
import { countryByCode } from '../../../contract/countries.ts';
import type { Search } from '../../lib/search-url/search.ts';
import { useBoot } from '../app/boot.ts';

/** What is searched, as a heading: "nurse jobs in Cebu". */
export function useSearchTitle(search: Search, place: string): string {
  const { t, i18n } = useTranslation('search');
  const { country } = useBoot();
  const words = search.query.slice(0, 80);
  if (words !== '') return place === '' ? t('title.query', { query: words }) : t('title.queryPlace', { query: words, place });
  return place === '' ? t('title', { country: countryName(country, i18n.language) }) : t('title.place', { place });
}

function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? countryByCode(code)?.name ?? '';
}
