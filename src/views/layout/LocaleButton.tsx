import Globe from '~icons/lucide/globe';
import { primaryLanguage } from '../../../contract/languages.ts';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LOCALE_MENU } from '../core/menus.ts';

const trigger = css({
  display: { base: 'none', md: 'inline-flex' },
  alignItems: 'center',
  gap: '8',
  minH: '44px',
  px: '12',
  borderRadius: 'control',
  fontWeight: '500',
  color: 'quiet',
  _hover: { bg: 'hover', color: 'ink' },
});

/** On a tablet, the links beside it need the room; it is still read out. */
const inShort = css({ lgDown: { srOnly: true } });

/** Opens the country and language dialog; in the header, for wide screens. */
export function LocaleButton({ country, language }: { country: string; language: string }) {
  const { t } = useTranslation('layout');
  return (
    <button type="button" popoverTarget={LOCALE_MENU} className={trigger}>
      <Globe size={18} strokeWidth={1.75} aria-hidden="true" />
      <VisuallyHidden>{t('locale.title')}: </VisuallyHidden>
      <span className={inShort}>
        {country.toUpperCase()} · {primaryLanguage(language).toUpperCase()}
      </span>
    </button>
  );
}
