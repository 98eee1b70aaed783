import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { recordMachine } from '../../../machines/record/record.machine.ts';
import type { Values } from '../../../machines/record/record.types.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EditorStatus, EditorTrouble } from './EditorNotes.tsx';
import { RecordForm } from './RecordForm.tsx';

export interface RecordParts {
  state: SnapshotFrom<typeof recordMachine>;
  send: (event: EventFrom<typeof recordMachine>) => void;
}

/** The current values, and a way to change them. */
export interface Assisted {
  values: Values;
  /** Not while saving. */
  isEditable: boolean;
  onChange: (values: Values) => void;
}

interface RecordDialogsProps extends RecordParts {
  title: string;
  /** The editor is open in the page (InlineEditor): only its questions are dialogs. */
  isInline?: boolean;
  renderBelow?: (editing: Assisted) => ReactNode;
}

const WIDTH = 600;

/** The editor of a record, and its confirmation dialogs: for a duplicate, for unsaved changes, before deleting. */
export function RecordDialogs({ state, send, title, isInline = false, renderBelow }: RecordDialogsProps) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useId();
  const { kind, draft, faults, deleted } = state.context;
  const isAsking = state.hasTag('question');
  const isSaving = state.matches('saving') || state.matches('validating');
  return (
    <>
      <Dialog
        isOpen={state.hasTag('editor') && !isAsking && !isInline}
        onClose={() => send({ type: 'editor.closed' })}
        title={t(draft?.id === null ? `${kind}.add` : `${kind}.title`)}
        width={WIDTH}
        isClosedByOutside={false}
        actions={
          <>
            <Button type="submit" form={form} variant="primary" isLoading={isSaving || state.matches('offline')}>
              {t('save')}
            </Button>
            <EditorStatus state={state} />
          </>
        }
      >
        <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })}>
          <EditorTrouble state={state} send={send} />
          {draft ? (
            <RecordForm
              kind={kind}
              id={form}
              values={draft.values}
              faults={faults}
              onChange={(values) => send({ type: 'values.changed', values })}
              onSubmit={() => send({ type: 'record.submitted' })}
            />
          ) : null}
          {draft && renderBelow
            ? renderBelow({
                values: draft.values,
                isEditable: !state.hasTag('busy'),
                onChange: (values) => send({ type: 'values.changed', values }),
              })
            : null}
        </div>
      </Dialog>
      <Dialog
        isOpen={state.matches('confirmingDuplicate')}
        onClose={() => send({ type: 'duplicate.declined' })}
        title={t('duplicate.title')}
        isAlert
        actions={
          <>
            <Button variant="primary" onClick={() => send({ type: 'duplicate.confirmed' })}>
              {t('duplicate.save')}
            </Button>
            <Button onClick={() => send({ type: 'duplicate.declined' })}>{t('duplicate.back')}</Button>
          </>
        }
      >
        <p>{t('duplicate.text')}</p>
      </Dialog>
      <Dialog
        isOpen={state.matches('confirmingDiscard')}
        onClose={() => send({ type: 'discard.declined' })}
        title={t('discard.title')}
        isAlert
        actions={
          <>
            <Button variant="danger" onClick={() => send({ type: 'discard.confirmed' })}>
              {t('discard.confirm')}
            </Button>
            <Button onClick={() => send({ type: 'discard.declined' })}>{t('discard.back')}</Button>
          </>
        }
      >
        <p>{t('discard.text')}</p>
      </Dialog>
      <Dialog
        isOpen={state.hasTag('deletion')}
        onClose={() => send({ type: 'delete.declined' })}
        title={t(`${kind}.deleteTitle`)}
        isAlert
        actions={
          <>
            {state.matches({ confirmingDelete: 'kept' }) ? null : (
              <Button variant="danger" isLoading={state.matches('deleting')} onClick={() => send({ type: 'delete.confirmed' })}>
                {t('delete.confirm')}
              </Button>
            )}
            <Button onClick={() => send({ type: 'delete.declined' })}>{t('delete.keep')}</Button>
          </>
        }
      >
        {state.matches({ confirmingDelete: 'failed' }) ? <Callout severity="error">{t('delete.failed')}</Callout> : null}
        {state.matches({ confirmingDelete: 'kept' }) ? (
          <Callout severity="warning">{state.context.failure?.message}</Callout>
        ) : (
          <p>{t('delete.text', { name: deleted ? title : '' })}</p>
        )}
      </Dialog>
    </>
  );
}
