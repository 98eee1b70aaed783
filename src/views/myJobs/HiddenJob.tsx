import { useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { notSuitableMachine } from '../../machines/notSuitable/notSuitable.machine.ts';
import { Button } from '../ui/Button.tsx';

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
  px: '16',
  py: '8',
  borderRadius: 'card',
  bg: 'sunken',
  color: 'quiet',
  fontSize: '13',
});

interface HiddenJobProps {
  title: string;
  state: SnapshotFrom<typeof notSuitableMachine>;
  onUndo: () => void;
}

/** Replaces a job marked as not suitable: says that it is gone, with undo. */
export function HiddenJob({ title, state, onUndo }: HiddenJobProps) {
  const { t } = useTranslation('myJobs');
  const ref = useRef<HTMLDivElement>(null);
  // The clicked button is gone: keyboard users continue from here.
  useEffect(() => ref.current?.focus(), []);
  const message = state.matches('hiding')
    ? 'hiding'
    : state.matches('offline')
      ? 'offline'
      : state.matches('gone')
        ? 'gone'
        : state.matches({ hidden: 'notUndone' })
          ? 'notUndone'
          : 'hidden';
  return (
    <div ref={ref} tabIndex={-1} role="status" className={box}>
      <p className={css({ minW: '0', overflowWrap: 'anywhere' })}>{t(`notSuitable.${message}`, { title })}</p>
      {state.can({ type: 'undo.requested' }) ? (
        <Button size="small" variant="plain" aria-label={t('notSuitable.undoOf', { title })} onClick={onUndo}>
          {t('notSuitable.undo')}
        </Button>
      ) : null}
    </div>
  );
}
