import Heart from '~icons/lucide/heart';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { IconButton } from './IconButton.tsx';

const filled = css({ fill: 'currentColor' });

interface SaveButtonProps {
  isSaved: boolean;
  title: string;
  onToggle: () => void;
  /** Until a press is answered: the key it is kept under (services/keepPresses.ts). */
  pressKey?: string | undefined;
  className?: string;
}

/** Keeps a job for later. Shows at once what was pressed; the savedJob chart takes it back where that failed. */
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
      // Said so until then, that what a kept press sets is taken away with it.
      aria-busy={pressKey ? false : undefined}
    >
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" className={isSaved ? filled : undefined} />
    </IconButton>
  );
}
