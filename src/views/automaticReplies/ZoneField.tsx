import { useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Select } from '../ui/Select.tsx';

interface ZoneFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (zone: string) => void;
}

/** The time zone of days and hours. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('automaticReplies');
  const options = useMemo(() => {
    // Browsers accept more zone names than they list.
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
