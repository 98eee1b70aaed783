import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { IconButton } from './IconButton.tsx';

const filled = css({ fill: 'currentColor' });

/** Keeps a job for later. Shows at once what was pressed; the savedJob chart takes it back where that failed. */
export function SaveButton({ isSaved, title, onToggle, className }: { isSaved: boolean; title: string; onToggle: () => void; className?: string }) {
  const { t } = useTranslation('common');
  return (
    <IconButton label={t('job.save', { title })} aria-pressed={isSaved} onClick={onToggle} className={className}>
      <Heart size={20} strokeWidth={1.75} aria-hidden="true" className={isSaved ? filled : undefined} />
    </IconButton>
  );
}
