import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Spinner } from '../../ui/Spinner.tsx';
import type { WriterState } from './WriterState.ts';

const line = css({ display: 'flex', alignItems: 'center', gap: '8', mt: '4', color: 'quiet', fontSize: '13', _empty: { mt: '0' } });

/** The progress of writing, on one line that is always present: its changes are announced, but not every word of the text. */
export function WriterStatus({ state }: WriterState) {
  const { t } = useTranslation('profile');
  const stage = stageOf({ state });
  return (
    <p role="status" className={line}>
      {state.matches('streaming') ? <Spinner /> : null}
      {stage ? t(`writer.${stage}`) : null}
    </p>
  );
}

function stageOf({ state }: WriterState): string | null {
  if (state.matches('checking')) return 'checking';
  if (state.matches({ streaming: 'opening' })) return 'opening';
  if (state.matches('streaming')) return 'writing';
  if (state.matches('stopping')) return 'stopping';
  if (state.matches({ reviewing: 'stopped' })) return 'stopped';
  if (state.matches('reviewing')) return state.context.isUnchanged ? 'unchanged' : 'ready';
  return state.matches('accepted') ? 'accepted' : null;
}
