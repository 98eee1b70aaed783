import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { isBlank } from '../../machines/postingEditor/steps.ts';
import { Button } from '../ui/Button.tsx';
import type { EditorProps } from './editorProps.ts';

const line = css({ display: 'flex', alignItems: 'center', gap: '8', minW: '0', color: 'quiet', fontSize: '13', '&[data-wrong]': { color: 'refusedText' } });

/** Whether the input is saved, or why it wasn't saved or validated. */
export function SavedState({ state, send }: EditorProps) {
  const { t } = useTranslation(['postings', 'common']);
  const isPublished = state.context.editing?.posting.status !== 'draft';
  const at = (['changed', 'saving', 'saved', 'notSaved', 'offline', 'unpublished', 'invalid', 'notChecked'] as const).find((name) =>
    state.matches({ editing: name }),
  );
  const { fields } = state.context;
  // Opening the editor saved nothing yet.
  const isNew = at === undefined && fields !== null && isBlank(fields);
  const isWrong = at === 'notSaved' || at === 'invalid' || at === 'notChecked';
  const retry = (['save.retried', 'check.retried'] as const).find((type) => state.can({ type }));
  const words = at === undefined ? t(isPublished ? 'saved.resting.published' : 'saved.resting') : t(at === 'saving' ? 'saved.changed' : `saved.${at}`);
  return (
    <p role="status" className={line} data-wrong={isWrong || undefined} aria-busy={at === 'saving'}>
      {isNew ? null : words}
      {retry ? (
        <Button size="small" onClick={() => send({ type: retry })}>
          {t('common:retry')}
        </Button>
      ) : null}
    </p>
  );
}
