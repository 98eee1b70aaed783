import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { SHARED_FIELDS } from './sharedFields.ts';

const box = css({ display: 'grid', gap: '4', borderRadius: 'card', bg: 'sunken', px: '16', py: '12' });

/** Before signing in there: what Singpass will share, by name. */
export function SingpassShares() {
  const { t, i18n } = useTranslation('singpass');
  const names = SHARED_FIELDS.map((name) => t(`fields.${name}`));
  return (
    <div className={box}>
      <p className={css({ fontWeight: '600' })}>{t('fields.label')}</p>
      <p className={css({ color: 'quiet' })}>{new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names)}</p>
    </div>
  );
}
