import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ResumeDraft } from '../../../../contract/resume-drafts.ts';
import { draftsRequest } from '../../../services/profile/resumeDraft.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { DraftRow } from './DraftRow.tsx';

interface DraftsProps {
  /** The one that was kept last. */
  kept: ResumeDraft | null;
  onOpen: (draft: ResumeDraft) => void;
}

/** The drafts that are kept; nothing while there are none. */
export function Drafts({ kept, onOpen }: DraftsProps) {
  const { t } = useTranslation(['resumes', 'common']);
  const [state, send] = useMachine(draftsRequest, { input: { payload: null } });
  const { response } = state.context;
  if (state.matches('failure'))
    return (
      <Callout
        severity="error"
        actions={
          <Button size="small" onClick={() => send({ type: 'request.retried' })}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('drafts.failed')}
      </Callout>
    );
  return response ? <Listed first={response} kept={kept} onOpen={onOpen} /> : null;
}

function Listed({ first, kept, onOpen }: DraftsProps & { first: readonly ResumeDraft[] }) {
  const { t } = useTranslation('resumes');
  const [drafts, setDrafts] = useState(first);
  const [seen, setSeen] = useState(kept);
  if (kept !== seen) {
    setSeen(kept);
    if (kept) setDrafts((before) => [kept, ...before.filter(({ id }) => id !== kept.id)]);
  }
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className={css({ display: 'grid', gap: '4', py: '8' })}>
      <h3 id="drafts" className={css({ fontWeight: '600' })}>
        {t('drafts')}
      </h3>
      <p className={css({ color: 'quiet', fontSize: '13' })}>{t('drafts.text')}</p>
      <ul aria-labelledby="drafts" className={css({ listStyle: 'none', '& > li + li': { borderBlockStart: '1px solid {colors.line}' } })}>
        {drafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            onOpen={onOpen}
            onDraft={(changed) => setDrafts((before) => before.map((one) => (one.id === changed.id ? changed : one)))}
            onGone={() => setDrafts((before) => before.filter(({ id }) => id !== draft.id))}
          />
        ))}
      </ul>
    </section>
  );
}
