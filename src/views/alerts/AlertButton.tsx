import BellPlus from '~icons/lucide/bell-plus';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Search } from '../../lib/search-url/search.ts';
import { standingOf } from '../../lib/search-url/standing.ts';
import type { Draft } from '../../machines/jobAlert/jobAlert.types.ts';
import { useIdentity, useUser } from '../core/SessionFlow.tsx';
import { takePress } from '../../services/takePress.ts';
import { untilThere } from '../../services/untilThere.ts';
import { addTexts } from '../core/texts.ts';
import { useHydrated } from '../core/useHydrated.ts';
import { Button } from '../ui/Button.tsx';

type Dialogs = ComponentType<{ presses: number; draft: Draft; isSeeker: boolean }>;
/** The key of a press before this code is there (services/keepPresses.ts). */
const PRESS = 'alert';

interface AlertButtonProps {
  search: Search;
  look?: 'primary' | 'quiet' | 'plain';
  size?: 'small' | 'medium';
  /** Its words are for screen readers. */
  isIcon?: boolean;
  /** Nothing was found: it says what it waits for. */
  isEmpty?: boolean;
  /** False where another button offers it; what this one's press began goes on. */
  isOffered?: boolean;
}

/** Asks for the new jobs of a search. All it leads to is loaded when it is pressed. */
export default function AlertButton({ search, look = 'quiet', size = 'medium', isIcon = false, isEmpty = false, isOffered = true }: AlertButtonProps) {
  const { t, i18n } = useTranslation('search');
  const user = useUser();
  const identity = useIdentity();
  const [presses, setPresses] = useState(0);
  const [isLoading, setIsLoading] = useState(false);
  const [loaded, setLoaded] = useState<{ Dialogs: Dialogs } | null>(null);
  const press = async () => {
    setPresses((count) => count + 1);
    if (loaded) return;
    setIsLoading(true);
    const [{ default: Dialogs }] = await untilThere(() => Promise.all([import('./SearchAlerts.tsx'), addTexts(i18n, ['alerts', 'validation'])]));
    setLoaded({ Dialogs });
    setIsLoading(false);
  };
  const isHydrated = useHydrated();
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the press was kept outside of React, and is taken once
    if (isHydrated && isOffered && takePress(PRESS)) void press();
  });
  // Employers look for people, not for jobs.
  if (identity === 'employer') return null;
  const draft: Draft = { ...standingOf(search), frequency: 'Daily', email: user?.email ?? '' };
  return (
    <>
      {isOffered ? (
        <Button
          onClick={() => void press()}
          isLoading={isLoading}
          size={size}
          variant={look}
          aria-haspopup="dialog"
          title={isIcon ? t('alert') : undefined}
          data-press={isHydrated ? undefined : PRESS}
          suppressHydrationWarning
        >
          <BellPlus size={18} aria-hidden="true" />
          <span className={isIcon ? css({ srOnly: true }) : undefined}>{t(isEmpty ? 'alert.empty' : 'alert')}</span>
        </Button>
      ) : null}
      {loaded ? <loaded.Dialogs presses={presses} draft={draft} isSeeker={user !== null} /> : null}
    </>
  );
}
