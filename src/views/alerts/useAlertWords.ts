import { useTranslation } from '../ui/useTranslation.tsx';
import { countryByCode, countryById } from '../../../contract/countries.ts';
import { filterCount, type Search } from '../../lib/search-url/search.ts';
import { searchOfStanding, type Standing } from '../../lib/search-url/standing.ts';
import { useBoot } from '../core/boot.ts';
import { activeFilters, type ActiveFilter } from '../shared/search/filterGroups.ts';
import { kilometersIn } from '../shared/search/kilometers.ts';
import { salaryWords } from '../shared/search/salaryWords.ts';
import { useFilters } from './useFilters.ts';

export interface AlertWords {
  search: Search;
  /** "nurse in Cebu City" */
  name: string;
  /** All filters besides words and place, each with the search without it. */
  filters: ActiveFilter[];
}

/** Describes searches of alerts. @param countryId their country; the current one by default */
export function useAlertWords(countryId?: number): (standing: Standing) => AlertWords {
  const { t, i18n } = useTranslation(['alerts', 'search', 'common', 'layout']);
  const { country } = useBoot();
  const lists = useFilters(countryId);
  const its = countryId === undefined ? countryByCode(country) : countryById(countryId);
  return (standing) => {
    const search = searchOfStanding(standing);
    const places = search.location.map((seo) => lists?.locations.find(({ seo_value }) => seo_value === seo.toLowerCase())?.value ?? seo.replaceAll('-', ' '));
    const place = places.length > 1 ? t('place.several', { count: places.length }) : places[0];
    const words = search.query;
    const filters = lists
      ? activeFilters(search, lists, {
          arrangement: (value) => t(`common:arrangement.${value}`),
          radius: (kilometers) => t('search:filter.within', { distance: kilometersIn(i18n.language, kilometers) }),
          verified: t('search:filter.verifiedCompany'),
          salary: search.salary ? salaryWords(search.salary, its?.currency ?? 'USD', i18n.language, i18n.getFixedT(i18n.language, ['search', 'common'])) : '',
        }).filter(({ key }) => !key.startsWith('location '))
      : [];
    const bare = words !== '' ? (place ? t('name', { words, place }) : words) : place ? t('name.place', { place }) : '';
    const name = bare === '' ? t(filterCount(search) > 0 ? 'name.filters' : 'name.any') : bare;
    return { search, name: its && its.code !== country ? `${name} ${t(`layout:country.in.${its.code}`)}` : name, filters };
  };
}
