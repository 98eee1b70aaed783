import LocateFixed from '~icons/lucide/locate-fixed';
import { useTranslation } from './useTranslation.tsx';
import { IconButton } from './IconButton.tsx';
import { suggestClearStyle } from './searchField.styles.ts';
import { Spinner } from './Spinner.tsx';

/** What the button of a search field needs of “Use my location”. */
export interface Locating {
  isBusy: boolean;
  /** Until a press is answered: the key it is kept under (services/keepPresses.ts). */
  pressKey: string | undefined;
  onAsk: () => void;
}

export function LocationButton({ isBusy, pressKey, onAsk }: Locating) {
  const { t } = useTranslation('common');
  const ask = () => {
    // On a phone the fields take the screen while one types, and would hide what is said.
    (document.activeElement as HTMLElement | null)?.blur();
    onAsk();
  };
  return (
    <IconButton
      label={t('location.use')}
      aria-busy={isBusy || (pressKey ? false : undefined)}
      data-press={pressKey}
      suppressHydrationWarning={pressKey !== undefined}
      className={suggestClearStyle}
      onClick={ask}
    >
      {isBusy ? <Spinner /> : <LocateFixed size={20} aria-hidden="true" />}
    </IconButton>
  );
}
