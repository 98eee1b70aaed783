import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Rewrite } from '../../../../contract/career-summary.ts';
import { Button } from '../../ui/Button.tsx';
import { Rewrites } from './Rewrites.tsx';
import type { WriterState } from './WriterState.ts';

interface AcceptedProps extends WriterState {
  /** Whether the field holds something that can be written anew. */
  canWrite: boolean;
  /** Not once it was changed: that would be lost. */
  canUndo: boolean;
  onUndo: () => void;
  onRewrite: (rewrite: Rewrite) => void;
}

/** Shown once a text was taken over: what stood there can be put back, or the text be written anew. */
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
