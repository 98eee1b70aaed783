import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import type { IdentityInfo } from '../../../contract/singpass.ts';
import { SHARED_FIELDS } from './sharedFields.ts';

const list = css({ borderRadius: 'card', bg: 'sunken', px: '16', py: '4' });
const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '12',
  py: '8',
  '& + &': { borderBlockStartWidth: '1px', borderColor: 'line' },
});

/** The seven fields of specification §4, "-" if Singpass shared nothing. @param info null if all of them failed */
export function SingpassFields({ info }: { info: IdentityInfo | null }) {
  const { t, i18n } = useTranslation('singpass');
  const valueOf = (name: (typeof SHARED_FIELDS)[number]): string => {
    if (!info) return t('fields.failed');
    const value = info[name];
    if (name !== 'pass_expiry_date' || value === null) return value ?? '-';
    return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  };
  return (
    <dl className={list} aria-label={t('fields.label')}>
      {SHARED_FIELDS.map((name) => (
        <div key={name} className={row}>
          <dt className={css({ color: 'quiet' })}>{t(`fields.${name}`)}</dt>
          <dd
            className={cx(css({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }), info ? css({ fontWeight: '600' }) : css({ color: 'quiet' }))}
          >
            {valueOf(name)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
