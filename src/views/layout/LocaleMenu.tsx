import X from '~icons/lucide/x';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { COUNTRIES } from '../../../contract/countries.ts';
import { OFFERED_LANGUAGES } from '../../../contract/offered-languages.ts';
import { flagOf } from '../../lib/flagOf.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Select } from '../ui/Select.tsx';
import { chosenPath } from './chosenPath.ts';
import { LOCALE_MENU } from '../core/menus.ts';
import { popoverStyle } from '../ui/popover.styles.ts';
import type { Theme } from './theme.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface LocaleMenuProps {
  country: string;
  language: string;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/**
 * The country and language dialog (specification §2), and the theme. Saving reloads the page in its other language. Every market is offered,
 * including the default one: otherwise nobody could return to it (docs/decisions/i18n.md).
 */
export default function LocaleMenu({ country, language, theme, onThemeChange }: LocaleMenuProps) {
  const { t } = useTranslation(['layout', 'common']);
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState({ country, language });
  const save = (event: FormEvent) => {
    event.preventDefault();
    window.location.assign(chosenPath(pathname + search, country, chosen));
  };
  return (
    <div id={LOCALE_MENU} popover="auto" role="dialog" aria-label={t('locale.title')} className={popoverStyle({ width: 'wide' }).panel}>
      <form onSubmit={save} className={css({ display: 'grid', gap: '16', p: '8' })}>
        <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', me: '-8px', my: '-8px' })}>
          <h2 className={css({ textStyle: 'card' })}>{t('locale.title')}</h2>
          <IconButton label={t('common:close')} popoverTarget={LOCALE_MENU} popoverTargetAction="hide">
            <X size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <Select
          label={t('locale.country')}
          value={chosen.country}
          onChange={(event) => setChosen({ ...chosen, country: event.target.value })}
          options={COUNTRIES.map(({ code }) => ({ value: code, label: `${flagOf(code)} ${t(`country.${code}`)}` }))}
        />
        {OFFERED_LANGUAGES.length > 1 ? (
          <Select
            label={t('locale.language')}
            value={chosen.language}
            onChange={(event) => setChosen({ ...chosen, language: event.target.value })}
            options={OFFERED_LANGUAGES.map(({ tag, label }) => ({ value: tag, label }))}
          />
        ) : null}
        <Button type="submit" variant="primary">
          {t('locale.save')}
        </Button>
        <ThemeSwitch theme={theme} onChange={onThemeChange} />
      </form>
    </div>
  );
}
