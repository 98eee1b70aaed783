import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import type { ResumeParts } from './ResumeParts.ts';

/** Renames a resume. */
export function RenameResume({ state, send }: ResumeParts) {
  const { t } = useTranslation('resumes');
  return (
    <NameDialog
      state={state}
      title={t('rename.title')}
      label={t('rename.label')}
      hint={t('rename.hint')}
      name={state.context.filename}
      onName={(filename) => send({ type: 'name.submitted', filename })}
      onClose={() => send({ type: 'action.closed' })}
    />
  );
}

/** Deletes a resume; one selected for auto-send is refused, with a way to turn that off (specification §8). */
export function DeleteResume({ state, send }: ResumeParts) {
  const { t } = useTranslation('resumes');
  const isReleasing = state.matches({ deleting: 'releasing' });
  const isInUse = isReleasing || state.matches({ deleting: 'inUse' });
  const release = (
    <Button variant="danger" isLoading={isReleasing} onClick={() => send({ type: 'autoSend.ended' })}>
      {t('delete.release')}
    </Button>
  );
  return (
    <DeleteDialog
      state={state}
      title={t('delete.title')}
      text={t('delete.text', { name: state.context.resume.filename })}
      refusal={isInUse ? { text: t('delete.inUse'), action: release } : null}
      onDelete={() => send({ type: 'delete.confirmed' })}
      onRetry={() => send({ type: 'action.retried' })}
      onClose={() => send({ type: 'action.closed' })}
    />
  );
}
