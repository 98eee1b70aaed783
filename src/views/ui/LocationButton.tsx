import LocateFixed from '~icons/lucide/locate-fixed';
import { useTranslation } from './useTranslation.tsx';
import { IconButton } from './IconButton.tsx';
import { suggestClearStyle } from './searchField.styles.ts';
import { Spinner } from './Spinner.tsx';

/** What the button of a search field needs for “Use my location”. */
export interface Locating {
  isBusy: boolean;
  /** Until clicks are handled: the key under which one is stored (services/storePresses.ts). */
  pressKey: string | undefined;
  onAsk: () => void;
}

export function LocationButton({ isBusy, pressKey, onAsk }: Locating) {
  const { t } = useTranslation('common');
  const ask = () => {
    // On a phone, the fields cover the screen while typing, and would hide the message.
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
