import Square from '~icons/lucide/square';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { paper } from './paper.ts';
import type { WriterState } from './WriterState.ts';

/** Shown while a text is being written: the text so far, and a button to stop. */
export function Writing({ state, onStop }: WriterState & { onStop: () => void }) {
  const { t } = useTranslation('profile');
  if (!state.matches('streaming') && !state.matches('stopping')) return null;
  const { text } = state.context;
  return (
    <>
      {text === '' ? null : <p className={paper}>{text}</p>}
      <Button size="small" isLoading={state.matches('stopping')} onClick={onStop} className={css({ justifySelf: 'start' })}>
        <Square size={14} aria-hidden="true" />
        {t('writer.stop')}
      </Button>
    </>
  );
}
