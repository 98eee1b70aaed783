import Menu from '~icons/lucide/menu';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css, cx } from '#css/css';
import { iconButtonStyle } from '../ui/IconButton.tsx';
import { MOBILE_MENU } from '../core/menus.ts';

/** Opens the phone menu. */
export function MobileMenuButton() {
  const { t } = useTranslation('layout');
  return (
    <button type="button" popoverTarget={MOBILE_MENU} className={cx(iconButtonStyle, css({ md: { display: 'none' }, me: '-12px' }))} aria-label={t('menu')}>
      <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
