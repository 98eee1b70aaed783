import MapPinOff from '~icons/lucide/map-pin-off';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { NearPlace } from '../../../contract/config.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import type { Search } from '../../lib/search-url/search.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SearchFlow } from './SearchFlow.ts';

/** A search in an unknown place: suggests similar places, and the search without a place. Shows no jobs elsewhere. */
export default function UnknownPlace({ search }: { search: Search }) {
  const { t } = useTranslation('search');
  const near = SearchFlow.useSelector((state) => state.context.near) ?? [];
  const place = (search.location[0] ?? '').slice(0, 60);
  const at = { ...search, location: [] as string[], page: 1, job: null };
  const addressOf = ({ seo_value, country }: NearPlace) => {
    if (seo_value !== null) return buildSearchUrl({ ...at, location: [seo_value] });
    const url = buildSearchUrl(at);
    return `${url}${url.includes('?') ? '&' : '?'}country=${country}`;
  };
  return (
    <EmptyState
      icon={MapPinOff}
      title={t('place.unknown', { place })}
      actions={
        <>
          {near.map((one) => (
            // A place in another country needs that country's lists, so the page reloads.
            <ButtonLink key={`${one.country} ${one.seo_value}`} to={addressOf(one)} reloadDocument={one.country_name !== null} variant="primary">
              {one.country_name === null || one.seo_value === null ? one.value : t('place.in', { place: one.value, country: one.country_name })}
            </ButtonLink>
          ))}
          <ButtonLink to={buildSearchUrl(at)}>{t('place.without')}</ButtonLink>
        </>
      }
    >
      {t(near.length > 0 ? 'place.meant' : 'place.spelling')}
    </EmptyState>
  );
}
