import { useSyncExternalStore } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { isTurning, onTurning } from '../core/turning.ts';

const bar = css({
  position: 'fixed',
  insetInline: '0',
  insetBlockStart: '0',
  zIndex: 'notice',
  h: '3px',
  bg: 'accent',
  animation: 'breathe 1s ease-in-out infinite',
});

/** A progress bar at the top while the next page loads over a slow connection. */
export function TurnBar() {
  const { t } = useTranslation('common');
  const isLate = useSyncExternalStore(onTurning, isTurning, () => false);
  return isLate ? <div role="progressbar" aria-label={t('loading')} className={bar} /> : null;
}
