import { useTranslation } from '../ui/useTranslation.tsx';
import { Select } from '../ui/Select.tsx';
import { useFilters } from './useFilters.ts';

/**
 * Selects a place: anywhere, one of the country's places, or the several that a search contained. @param location a comma-separated list of
 * seo_values
 */
export function PlaceSelect({ location, onChange }: { location: string | null; onChange: (location: string | null) => void }) {
  const { t } = useTranslation('alerts');
  const places = useFilters()?.locations ?? [];
  const options = places.map(({ seo_value, value }) => ({ value: encodeURIComponent(seo_value), label: value }));
  const isListed = location === null || options.some(({ value }) => value === location);
  const named = location?.split(',') ?? [];
  const other = {
    value: location ?? '',
    label: named.length > 1 ? t('place.several', { count: named.length }) : decodeURIComponent(named[0] ?? '').replaceAll('-', ' '),
  };
  return (
    <Select
      label={t('place')}
      value={location ?? ''}
      options={[{ value: '', label: t('place.any') }, ...(isListed ? [] : [other]), ...options]}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
