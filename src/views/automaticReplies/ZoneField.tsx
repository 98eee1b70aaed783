import { useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Select } from '../ui/Select.tsx';

interface ZoneFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (zone: string) => void;
}

/** Where days and hours are counted. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('automaticReplies');
  const options = useMemo(() => {
    // A browser knows zones by more names than it lists.
    const zones = new Set([...(value ? [value] : []), ...Intl.supportedValuesOf('timeZone')]);
    return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }));
  }, [value]);
  return (
    <Select
      label={t('timeZone')}
      hint={t('timeZone.hint')}
      required
      value={value ?? ''}
      options={options}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
