import { useMachine } from '@xstate/react';
import BellPlus from '~icons/lucide/bell-plus';
import type { i18n } from 'i18next';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Search } from '../../lib/search-url/search.ts';
import { standingOf } from '../../lib/search-url/standing.ts';
import type { Draft } from '../../machines/jobAlert/jobAlert.types.ts';
import { useIdentity, useUser } from '../core/SessionFlow.tsx';
import { alertOffer } from '../../services/alertOffer.ts';
import { takePress } from '../../services/takePress.ts';
import { codeOf } from '../core/codeOf.ts';
import { addTexts } from '../core/texts.ts';
import { useHydrated } from '../core/useHydrated.ts';
import { Button } from '../ui/Button.tsx';

const AlertDialogs = lazy(() => codeOf(() => import('./AlertDialogs.tsx')));
/** The key of a click before this code is loaded (services/storePresses.ts). */
const PRESS = 'alert';

interface AlertButtonProps {
  search: Search;
  look?: 'primary' | 'quiet' | 'plain';
  size?: 'small' | 'medium';
  /** Its text is for screen readers only. */
  isIcon?: boolean;
  /** The search found nothing, so the button says what to expect. */
  isEmpty?: boolean;
  /** False if another button offers it; an action started here continues. */
  isOffered?: boolean;
}

const charts = new WeakMap<i18n, ReturnType<typeof alertOffer>>();
/** One for all buttons in a language: on the server, making a chart takes longer than rendering the button. */
function chartIn(i18n: i18n): ReturnType<typeof alertOffer> {
  const chart = charts.get(i18n) ?? alertOffer(() => Promise.all([import('./AlertDialogs.tsx'), addTexts(i18n, ['alerts', 'validation'])]));
  charts.set(i18n, chart);
  return chart;
}

/** Requests emails about new jobs of a search. Loads everything it leads to on click. */
export default function AlertButton({ search, look = 'quiet', size = 'medium', isIcon = false, isEmpty = false, isOffered = true }: AlertButtonProps) {
  const { t, i18n } = useTranslation('search');
  const user = useUser();
  const identity = useIdentity();
  const [state, send] = useMachine(chartIn(i18n));
  const { alerts } = state.context;
  const press = () => {
    const draft: Draft = { ...standingOf(search), frequency: 'Daily', email: user?.email ?? '' };
    send({ type: 'alert.pressed', draft, isSeeker: user !== null });
  };
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated && isOffered && takePress(PRESS)) press();
  });
  // Employers look for people, not for jobs.
  if (identity === 'employer') return null;
  return (
    <>
      {isOffered ? (
        <Button
          onClick={press}
          isLoading={state.hasTag('busy')}
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
      <Suspense>{alerts ? <AlertDialogs alerts={alerts} /> : null}</Suspense>
    </>
  );
}
