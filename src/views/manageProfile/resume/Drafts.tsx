import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ResumeDraft } from '../../../../contract/resume-drafts.ts';
import { draftsRequest } from '../../../services/profile/resumeDraft.ts';
import { useRequest } from '../../core/useRequest.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { DraftRow } from './DraftRow.tsx';

interface DraftsProps {
  /** The last saved draft. */
  added: ResumeDraft | null;
  onOpen: (draft: ResumeDraft) => void;
}

/** The saved drafts; nothing if there are none. */
export function Drafts({ added, onOpen }: DraftsProps) {
  const { t } = useTranslation(['resumes', 'common']);
  const [state, send, change] = useRequest(draftsRequest, null, { reuse: 'never' });
  const drafts = state.context.response;
  const add = useEffectEvent((draft: ResumeDraft) => change((before) => [draft, ...before.filter(({ id }) => id !== draft.id)]));
  useEffect(() => {
    if (added) add(added);
  }, [added]);
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
  if (!drafts || drafts.length === 0) return null;
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
            onDraft={(changed) => change((before) => before.map((one) => (one.id === changed.id ? changed : one)))}
            onGone={() => change((before) => before.filter(({ id }) => id !== draft.id))}
          />
        ))}
      </ul>
    </section>
  );
}
