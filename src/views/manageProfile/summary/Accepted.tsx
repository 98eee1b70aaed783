import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Rewrite } from '../../../../contract/career-summary.ts';
import { Button } from '../../ui/Button.tsx';
import { Rewrites } from './Rewrites.tsx';
import type { WriterState } from './WriterState.ts';

interface AcceptedProps extends WriterState {
  /** Whether the field contains something that can be rewritten. */
  canWrite: boolean;
  /** Not after it was edited: the edit would be lost. */
  canUndo: boolean;
  onUndo: () => void;
  onRewrite: (rewrite: Rewrite) => void;
}

/** Shown after a text was accepted: the previous content can be restored, or the text rewritten. */
export function Accepted({ state, canWrite, canUndo, onUndo, onRewrite }: AcceptedProps) {
  const { t } = useTranslation('profile');
  if (!state.matches('accepted')) return null;
  return (
    <div className={css({ display: 'grid', gap: '12', justifyItems: 'start' })}>
      {canUndo ? (
        <Button size="small" onClick={onUndo}>
          {t('writer.undo')}
        </Button>
      ) : null}
      {state.context.credits?.left === 0 ? null : <Rewrites title={t('writer.improve')} isPossible={canWrite} onPick={onRewrite} />}
    </div>
  );
}
