import { useNavigate } from 'react-router-dom';
import type { ListItem } from '../../../contract/config.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { EMPTY_SEARCH, type Search } from '../../lib/search-url/search.ts';
import type { SuggestOption } from '../../machines/suggest/suggest.actors.ts';
import { jobseekerFilters } from '../../services/config.ts';
import { rememberSearch } from '../../services/suggest.ts';
import type { Suggesting } from '../ui/SuggestInput.tsx';
import { useSuggest } from './useSuggest.ts';

const isNamed = (name: string) => (place: ListItem) => place.value.toLocaleLowerCase() === name.toLocaleLowerCase() || place.seo_value === name.toLocaleLowerCase();

/**
 * The search field's two halves and what pressing search does: other filters are kept, the page begins anew.
 * @param search what is searched now; `place` its location in words
 */
export function useSearchForm(search: Search = EMPTY_SEARCH, place = ''): { what: Suggesting; where: Suggesting; onSearch: () => void } {
  const navigate = useNavigate();
  const go = async (query: string, placeName: string) => {
    rememberSearch('what', query);
    rememberSearch('where', placeName);
    const name = placeName.trim();
    // A place that no list knows goes into the address as typed: the results page says that it was not understood.
    const known = name === '' ? undefined : (await jobseekerFilters().catch(() => null))?.locations.find(isNamed(name));
    void navigate(buildSearchUrl({ ...search, query: query.trim(), location: name === '' ? [] : [known?.seo_value ?? name], page: 1, job: null }));
  };
  const chosen = (half: 'what' | 'where') => (option: SuggestOption) => void go(half === 'what' ? option.value : what.value, half === 'where' ? option.value : where.value);
  const what = useSuggest('what', search.query, chosen('what'));
  const where = useSuggest('where', place, (option) => {
    // Choosing a place with nothing else said yet leaves the person to say what.
    if (what.value.trim() !== '' || search.query !== '') chosen('where')(option);
  });
  return { what, where, onSearch: () => void go(what.value, where.value) };
}
