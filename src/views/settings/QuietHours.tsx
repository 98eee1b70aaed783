import { useId, useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { QuietHours as Hours, Reach } from '../../../contract/reach.ts';
import { ownTimeZone } from '../../services/interview/timeZone.ts';
import { inputBase } from '../ui/field.styles.ts';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';

const box = css({ borderBlockStart: '1px solid {colors.line}', pt: '24', mt: '8' });
const hours = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto auto minmax(0, 320px)' },
  gap: '16',
  alignItems: 'end',
  justifyContent: 'start',
  mt: '12',
});
const time = css(inputBase, { w: '136px', minH: '44px', fontVariantNumeric: 'tabular-nums' });
const label = css({ display: 'grid', gap: '4', fontSize: '15', fontWeight: '600' });
const quietText = css({ color: 'quiet', fontSize: '13', maxW: '60ch' });

/** The default quiet hours. */
const NIGHT = { from: '22:00', until: '07:00' };

interface QuietHoursProps {
  reach: Reach;
  onChange: (quiet: Hours | null) => void;
}

/** Quiet hours without notifications, in a time zone, by default the browser's. */
export function QuietHours({ reach: { quiet, country_zone: countryZone }, onChange }: QuietHoursProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  const zone = quiet?.time_zone ?? countryZone;
  const zones = useMemo(() => {
    // Browsers accept more zone names than they list.
    const all = new Set([zone, ownTimeZone(), ...Intl.supportedValuesOf('timeZone')]);
    return [...all].toSorted().map((name) => ({ value: name, label: name.replaceAll('_', ' ').replaceAll('/', ' / ') }));
  }, [zone]);
  const set = (change: Partial<Hours>) => {
    const next = { ...NIGHT, time_zone: zone, ...quiet, ...change };
    if (next.from !== next.until) onChange(next);
  };
  return (
    <section className={box} aria-labelledby={id}>
      <h3 id={id} className={css({ fontWeight: '600', fontSize: '17' })}>
        {t('quiet')}
      </h3>
      <p className={quietText}>{t('quiet.text')}</p>
      <Switch
        label={t('quiet.switch')}
        checked={quiet !== null}
        onChange={() => (quiet === null ? onChange({ ...NIGHT, time_zone: ownTimeZone() }) : onChange(null))}
      />
      {quiet ? (
        <div className={hours}>
          <label className={label}>
            {t('quiet.from')}
            <input type="time" className={time} value={quiet.from} required onChange={({ target }) => target.value && set({ from: target.value })} />
          </label>
          <label className={label}>
            {t('quiet.until')}
            <input type="time" className={time} value={quiet.until} required onChange={({ target }) => target.value && set({ until: target.value })} />
          </label>
          <Select label={t('quiet.zone')} value={zone} options={zones} onChange={({ target }) => set({ time_zone: target.value })} />
        </div>
      ) : null}
      {quiet && quiet.until < quiet.from ? <p className={quietText}>{t('quiet.nextDay')}</p> : null}
      <p className={css({ mt: '12', fontSize: '13', color: 'quiet', maxW: '60ch' })}>{t('quiet.urgent')}</p>
    </section>
  );
}
