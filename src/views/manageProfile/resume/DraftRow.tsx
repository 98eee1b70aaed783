import { useMachine } from '@xstate/react';
import Pencil from '~icons/lucide/pencil';
import Trash2 from '~icons/lucide/trash';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LANGUAGES } from '../../../../contract/languages.ts';
import type { ResumeDraft } from '../../../../contract/resume-drafts.ts';
import { resumeDraft } from '../../../services/profile/resumeDraft.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { NameDialog } from './NameDialog.tsx';

interface DraftRowProps {
  draft: ResumeDraft;
  onOpen: (draft: ResumeDraft) => void;
  onDraft: (draft: ResumeDraft) => void;
  /** It was deleted, here or elsewhere. */
  onGone: () => void;
}

const name = css({
  fontWeight: '600',
  textAlign: 'start',
  cursor: 'pointer',
  py: '10px',
  my: '-10px',
  color: 'accentText',
  _hover: { textDecoration: 'underline' },
});
const row = css({ display: 'flex', alignItems: 'center', gap: '12', minH: '52px', py: '4' });

/** One saved draft: open, rename, delete. */
export function DraftRow({ draft, onOpen, onDraft, onGone }: DraftRowProps) {
  const { t } = useTranslation(['resumes', 'freeResume']);
  const [state, send] = useMachine(resumeDraft, { input: { draft } });
  const held = state.context.draft;
  const isOver = state.matches('deleted') || state.matches('gone');
  const reportChange = useEffectEvent((now: ResumeDraft) => (now === draft ? undefined : onDraft(now)));
  const changed = useEffectEvent((now: ResumeDraft) => (now === held ? undefined : send({ type: 'draft.changed', draft: now })));
  const gone = useEffectEvent(() => onGone());
  useEffect(() => reportChange(held), [held]);
  useEffect(() => changed(draft), [draft]);
  useEffect(() => {
    if (isOver) gone();
  }, [isOver]);
  const close = () => send({ type: 'action.closed' });
  const { template, paper, language } = draft.form;
  const details = {
    template: t(`freeResume:template.${template}`),
    paper: t(`shape.paper.${paper}`),
    language: LANGUAGES.find(({ tag }) => tag === language)?.label ?? '',
  };
  return (
    <li className={row}>
      <div className={css({ flex: '1', minW: '0', overflowWrap: 'anywhere' })}>
        <button type="button" className={name} aria-label={t('drafts.open', { name: draft.name })} onClick={() => onOpen(draft)}>
          {draft.name}
        </button>
        <p className={css({ color: 'quiet', fontSize: '13' })}>{t('drafts.details', details)}</p>
        <p role="status" className={css({ color: 'quiet', fontSize: '13', _empty: { display: 'none' } })}>
          {state.matches({ listed: 'renamed' }) ? t('news.renamed') : ''}
        </p>
      </div>
      <ActionMenu
        label={t('drafts.menu', { name: draft.name })}
        actions={[
          { id: 'rename', icon: Pencil, label: t('menu.rename'), onChoose: () => send({ type: 'rename.requested' }) },
          { id: 'delete', icon: Trash2, label: t('menu.delete'), isDanger: true, onChoose: () => send({ type: 'delete.requested' }) },
        ]}
      />
      <NameDialog
        state={state}
        title={t('drafts.rename')}
        label={t('drafts.name')}
        hint={t('drafts.nameHint')}
        name={state.context.name}
        onName={(name) => send({ type: 'name.submitted', name })}
        onClose={close}
      />
      <DeleteDialog
        state={state}
        title={t('drafts.delete')}
        text={t('drafts.deleteText', { name: draft.name })}
        onDelete={() => send({ type: 'delete.confirmed' })}
        onRetry={() => send({ type: 'action.retried' })}
        onClose={close}
      />
    </li>
  );
}
