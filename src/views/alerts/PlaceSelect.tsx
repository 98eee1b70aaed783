import { useTranslation } from '../ui/useTranslation.tsx';
import { Select } from '../ui/Select.tsx';
import { useFilters } from './useFilters.ts';

interface PlaceSelectProps {
  /** A comma-separated list of seo_values. */
  location: string | null;
  /** The country whose places are offered; the current one by default. */
  countryId?: number | undefined;
  error?: string | undefined;
  onChange: (location: string | null) => void;
}

/** Selects a place: anywhere, one of the country's places, or the several that a search contained. */
export function PlaceSelect({ location, countryId, error, onChange }: PlaceSelectProps) {
  const { t } = useTranslation('alerts');
  const places = useFilters(countryId)?.locations ?? [];
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
      error={error}
      options={[{ value: '', label: t('place.any') }, ...(isListed ? [] : [other]), ...options]}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
