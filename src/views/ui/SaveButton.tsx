import Heart from '~icons/lucide/heart';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { IconButton } from './IconButton.tsx';

const filled = css({ fill: 'currentColor' });

interface SaveButtonProps {
  isSaved: boolean;
  title: string;
  onToggle: () => void;
  /** Until clicks are handled: the key under which one is stored (services/storePresses.ts). */
  pressKey?: string | undefined;
  className?: string;
}

/** Saves a job for later. Changes right away; the savedJob chart rolls back on failure. */
export function SaveButton({ isSaved, title, onToggle, pressKey, className }: SaveButtonProps) {
  const { t } = useTranslation('common');
  return (
    <IconButton
      label={t('job.save', { title })}
      aria-pressed={isSaved}
      onClick={onToggle}
      className={className}
      data-press={pressKey}
      suppressHydrationWarning={pressKey !== undefined}
      // Set until then, so that rendering removes the attribute that a stored click sets.
      aria-busy={pressKey ? false : undefined}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" className={isSaved ? filled : undefined} />
    </IconButton>
  );
}
