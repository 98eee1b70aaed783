import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListItem } from '../../../../contract/config.ts';
import type { NearestPlace } from '../../../machines/myLocation/myLocation.actors.ts';
import { buildSearchUrl } from '../../../lib/search-url/build.ts';
import { companyPath } from '../../../lib/search-url/company-url.ts';
import { EMPTY_SEARCH, type Search } from '../../../lib/search-url/search.ts';
import { companyNamedIn } from '../../../services/companyNamed.ts';
import { jobseekerFilters } from '../../../services/config.ts';
import { rememberSearch } from '../../../services/suggest.ts';
import { deferred } from '../../core/deferred.tsx';
import { useSuggest } from './useSuggest.ts';
import type { Suggesting } from '../../ui/SuggestInput.tsx';
import type { Locating } from '../../ui/LocationButton.tsx';
import type { MyLocationActor } from './MyLocation.tsx';

const MyLocation = deferred(() => import('./MyLocation.tsx'));

const isNamed = (name: string) => (place: ListItem) =>
  place.value.toLocaleLowerCase() === name.toLocaleLowerCase() || place.seo_value === name.toLocaleLowerCase();

/** A single word is always what the user searches for. */
const isSeveralWords = (query: string) => /\S\s+\S/.test(query);

interface SearchForm {
  what: Suggesting;
  where: Suggesting;
  locating: Locating;
  locationNote: ReactNode;
  onSearch: () => void;
}

/**
 * The two halves of the search field, and its submit: other filters stay, the page number resets.
 * @param search the current search; `place` its location in words
 */
export function useSearchForm(search: Search = EMPTY_SEARCH, place = ''): SearchForm {
  const navigate = useNavigate();
  const go = async (query: string, placeName: string) => {
    rememberSearch('what', query);
    rememberSearch('where', placeName);
    const name = placeName.trim();
    // An unknown place goes into the URL as typed: the results page says that it wasn't recognized.
    const [filters, company] = await Promise.all([
      name === '' && !isSeveralWords(query) ? null : jobseekerFilters().catch(() => null),
      isSeveralWords(query) && search.company.length === 0 ? companyNamedIn(query) : null,
    ]);
    const known = filters?.locations.find(isNamed(name));
    // The field names only the first of several places: they all stay until another is entered.
    const location = name === place.trim() ? search.location : name === '' ? [] : [known?.seo_value ?? name];
    const typedSearch: Search = { ...search, query: query.trim(), location, page: 1, job: null };
    // Words that name filters become filters, each with a chip to remove it. Without the lists, they stay words.
    const reading = filters && isSeveralWords(query) ? await import('../../../lib/search-url/words-to-filters.ts').catch(() => null) : null;
    void navigate(buildSearchUrl(filters && reading ? reading.wordsToFilters(typedSearch, filters, company) : typedSearch));
  };
  const typed = useRef({ what: search.query, where: place });
  const what = useSuggest('what', search.query, (option) => {
    // A company leads to its page instead of a search.
    if (option.kind === 'company') void navigate(companyPath({ id: option.id, name: option.value }));
    else void go(option.value, typed.current.where);
  });
  const where = useSuggest('where', place, (option) => {
    // After choosing only a place, the user still has to enter what to search for.
    if (typed.current.what.trim() !== '') void go(typed.current.what, option.value);
  });
  const pressKey = `location ${useId()}`;
  const [myLocation, setMyLocation] = useState<MyLocationActor | null>(null);
  const isBusy = useSelector(myLocation ?? undefined, (state) => state?.hasTag('busy')) ?? false;
  const fillPlace = useRef<(found: NearestPlace) => void>(undefined);
  // A stable function: a deferred part whose props change before its code is loaded would re-render.
  const onFound = useCallback((found: NearestPlace) => fillPlace.current?.(found), []);
  useEffect(() => {
    typed.current = { what: what.value, where: where.value };
    fillPlace.current = (found) => {
      where.onFill(found.value);
      if (what.value.trim() !== '') void go(what.value, found.value);
    };
  });
  const dismiss = () => myLocation?.send({ type: 'location.dismissed' });
  const typing: Suggesting = {
    ...where,
    onFocus: () => (dismiss(), where.onFocus()),
    onType: (text) => (dismiss(), where.onType(text)),
  };
  return {
    what,
    where: typing,
    locating: { isBusy, pressKey: myLocation ? undefined : pressKey, onAsk: () => myLocation?.send({ type: 'location.requested' }) },
    locationNote: <MyLocation pressKey={pressKey} onActor={setMyLocation} onFound={onFound} />,
    onSearch: () => void go(what.value, where.value),
  };
}
