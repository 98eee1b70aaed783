import BadgeCheck from '~icons/lucide/badge-check';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';

/** Grows with a heading, but is never smaller than beside text. */
const tick = css({ display: 'inline', w: 'max(16px, 0.66em)', h: 'max(16px, 0.66em)', verticalAlign: '-0.18em', ms: '0.25em', color: 'accentText' });

/** A company's name, with a check mark if it is verified. */
export function CompanyName({ name, isVerified }: { name: string; isVerified: boolean }) {
  const { t } = useTranslation('common');
  return (
    <span>
      <bdi>{name}</bdi>
      {isVerified ? <BadgeCheck size={16} role="img" aria-label={t('verified')} className={tick} /> : null}
    </span>
  );
}
