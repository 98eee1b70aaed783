import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListItem } from '../../../contract/config.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { EMPTY_SEARCH, type Search } from '../../lib/search-url/search.ts';
import { jobseekerFilters } from '../../services/config.ts';
import { rememberSearch } from '../../services/suggest.ts';
import type { Suggesting } from '../ui/SuggestInput.tsx';
import type { Locating } from '../ui/LocationNote.tsx';
import { useMyLocation } from './useMyLocation.ts';
import { useSuggest } from './useSuggest.ts';

const isNamed = (name: string) => (place: ListItem) =>
  place.value.toLocaleLowerCase() === name.toLocaleLowerCase() || place.seo_value === name.toLocaleLowerCase();

interface SearchForm {
  what: Suggesting;
  where: Suggesting;
  locating: Locating;
  onSearch: () => void;
}

/**
 * The search field's two halves and what pressing search does: other filters are kept, the page begins anew.
 * @param search what is searched now; `place` its location in words
 */
export function useSearchForm(search: Search = EMPTY_SEARCH, place = ''): SearchForm {
  const navigate = useNavigate();
  const go = async (query: string, placeName: string) => {
    rememberSearch('what', query);
    rememberSearch('where', placeName);
    const name = placeName.trim();
    // A place that no list knows goes into the address as typed: the results page says that it was not understood.
    const known = name === '' ? undefined : (await jobseekerFilters().catch(() => null))?.locations.find(isNamed(name));
    void navigate(buildSearchUrl({ ...search, query: query.trim(), location: name === '' ? [] : [known?.seo_value ?? name], page: 1, job: null }));
  };
  const typed = useRef({ what: search.query, where: place });
  const what = useSuggest('what', search.query, (option) => void go(option.value, typed.current.where));
  const where = useSuggest('where', place, (option) => {
    // Choosing a place with nothing else said yet leaves the person to say what.
    if (typed.current.what.trim() !== '') void go(typed.current.what, option.value);
  });
  const locating = useMyLocation((found) => {
    where.onFill(found.value);
    if (typed.current.what.trim() !== '') void go(typed.current.what, found.value);
  });
  useEffect(() => {
    typed.current = { what: what.value, where: where.value };
  });
  const typing: Suggesting = {
    ...where,
    onFocus: () => (locating.onDismiss(), where.onFocus()),
    onType: (text) => (locating.onDismiss(), where.onType(text)),
  };
  return { what, where: typing, locating, onSearch: () => void go(what.value, where.value) };
}
