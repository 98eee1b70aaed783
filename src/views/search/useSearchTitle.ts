import { useTranslation } from '../ui/useTranslation.tsx';
import type { Search } from '../../lib/search-url/search.ts';
import { useBoot } from '../core/boot.ts';

const LONGEST = 80;
const clipped = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text);

/** The search as a heading: "nurse jobs in Cebu". */
export function useSearchTitle(search: Search, location: string): string {
  const { t } = useTranslation(['search', 'layout']);
  const { country } = useBoot();
  const words = clipped(search.query);
  const place = clipped(location);
  if (words !== '') return place === '' ? t('title.query', { query: words }) : t('title.queryPlace', { query: words, place });
  return place === '' ? t('titleIn', { country: t(`layout:country.in.${country}`) }) : t('title.place', { place });
}
