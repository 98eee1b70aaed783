import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { EditorStatus, EditorTrouble } from './EditorNotes.tsx';
import type { RecordParts } from './RecordDialogs.tsx';
import { RecordForm } from './RecordForm.tsx';

interface InlineEditorProps extends RecordParts {
  /** Somebody opened it, and goes on in its first field; it did not open with the page. */
  isFocused: boolean;
  /** There is something to go back to. */
  isLeavable: boolean;
}

const body = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

/** The editor of a record in the page itself, with its few questions first. */
export function InlineEditor({ state, send, isFocused, isLeavable }: InlineEditorProps) {
  const { t } = useTranslation('profile');
  const form = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [isFocused]);
  const { kind, draft, faults } = state.context;
  const isUntouched = state.matches({ editing: 'untouched' });
  if (!draft) return null;
  return (
    <div ref={place} className={body}>
      <EditorTrouble state={state} send={send} />
      <RecordForm
        kind={kind}
        id={form}
        values={draft.values}
        faults={faults}
        isShort
        onChange={(values) => send({ type: 'values.changed', values })}
        onSubmit={() => send({ type: 'record.submitted' })}
      />
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
        <Button
          type="submit"
          form={form}
          variant={isUntouched && kind !== 'preference' ? 'quiet' : 'primary'}
          isLoading={state.matches('saving') || state.matches('validating') || state.matches('offline')}
        >
          {t('save')}
        </Button>
        {isLeavable || !isUntouched ? (
          <Button variant="plain" onClick={() => send({ type: 'editor.closed' })}>
            {t('cancel')}
          </Button>
        ) : null}
        <EditorStatus state={state} />
      </div>
    </div>
  );
}
