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

/** One word alone is what somebody looks for. */
const isSeveralWords = (query: string) => /\S\s+\S/.test(query);

interface SearchForm {
  what: Suggesting;
  where: Suggesting;
  locating: Locating;
  locationNote: ReactNode;
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
    const [filters, company] = await Promise.all([
      name === '' && !isSeveralWords(query) ? null : jobseekerFilters().catch(() => null),
      isSeveralWords(query) && search.company.length === 0 ? companyNamedIn(query) : null,
    ]);
    const known = filters?.locations.find(isNamed(name));
    const asked: Search = { ...search, query: query.trim(), location: name === '' ? [] : [known?.seo_value ?? name], page: 1, job: null };
    // Words that name filters become filters, each with a chip to take it off. Without the lists they stay words.
    const reading = filters && isSeveralWords(query) ? await import('../../../lib/search-url/words-to-filters.ts').catch(() => null) : null;
    void navigate(buildSearchUrl(filters && reading ? reading.wordsToFilters(asked, filters, company) : asked));
  };
  const typed = useRef({ what: search.query, where: place });
  const what = useSuggest('what', search.query, (option) => {
    // A company is somewhere to go, not words to search for.
    if (option.kind === 'company') void navigate(companyPath({ id: option.id, name: option.value }));
    else void go(option.value, typed.current.where);
  });
  const where = useSuggest('where', place, (option) => {
    // Choosing a place with nothing else said yet leaves the person to say what.
    if (typed.current.what.trim() !== '') void go(typed.current.what, option.value);
  });
  const pressKey = `location ${useId()}`;
  const [myLocation, setMyLocation] = useState<MyLocationActor | null>(null);
  const isBusy = useSelector(myLocation ?? undefined, (state) => state?.hasTag('busy')) ?? false;
  const fillPlace = useRef<(found: NearestPlace) => void>(undefined);
  // The same function each time: a part that changes before its code is there is rendered anew.
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
