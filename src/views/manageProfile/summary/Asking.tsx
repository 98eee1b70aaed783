import PenLine from '~icons/lucide/pen-line';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Rewrite } from '../../../../contract/career-summary.ts';
import { Button } from '../../ui/Button.tsx';
import { Rewrites } from './Rewrites.tsx';
import type { WriterState } from './WriterState.ts';

interface AskingProps extends WriterState {
  isEmpty: boolean;
  /** Whether the field contains something that can be rewritten. */
  isWritable: boolean;
  onAsk: (rewrite: Rewrite | null) => void;
}

/** Shown before a text is requested: from the profile, or by rewriting the field's content. */
export function Asking({ state, isEmpty, isWritable, onAsk }: AskingProps) {
  const { t } = useTranslation('profile');
  if (!state.matches('idle')) return null;
  return (
    <div className={css({ display: 'grid', gap: '12', justifyItems: 'start' })}>
      <Button onClick={() => onAsk(null)}>
        <PenLine size={16} aria-hidden="true" />
        {t('writer.write')}
      </Button>
      {isEmpty ? null : <Rewrites title={t('writer.improve')} isPossible={isWritable} onPick={onAsk} />}
    </div>
  );
}
