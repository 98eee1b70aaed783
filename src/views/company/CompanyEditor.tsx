import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { type MemberRole, refusalOf } from '../../../contract/team-rules.ts';
import { companyEditor } from '../../services/company/companyPage.ts';
import { Card } from '../ui/Card.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { newsStyle } from '../ui/news.styles.ts';
import { useReturnFocus } from '../ui/useReturnFocus.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyForm } from './CompanyForm.tsx';

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

interface CompanyEditorProps {
  /** The member's own role. */
  memberRole: MemberRole;
  /** Rendered next to the page; reports that it changed the company. */
  renderBeside: (page: CompanyPage, onChanged: (page: CompanyPage) => void) => ReactNode;
}

/** The company's page with its chart. */
export function CompanyEditor({ memberRole, renderBeside }: CompanyEditorProps) {
  const { t } = useTranslation('company');
  const [state, send] = useMachine(companyEditor);
  const { page, fields, message, failure } = state.context;
  const isWriting = state.hasTag('form');
  const edit = useReturnFocus(isWriting);
  if (!page)
    return (
      <div className={stack}>
        <LoadState
          state={state}
          words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadable') }}
          reference={failure?.requestId}
          onRetry={() => send({ type: 'load.retried' })}
          height="320px"
        />
      </div>
    );
  const mayEdit = refusalOf(memberRole, 'editCompany') === null;
  return (
    <div className={stack}>
      <div role="status" className={newsStyle}>
        {state.matches({ viewing: { outcome: 'saved' } }) ? <Callout severity="success">{t('saved')}</Callout> : null}
        {state.matches({ viewing: { outcome: 'refused' } }) ? <Callout severity="warning">{message}</Callout> : null}
      </div>
      <Card
        id="company-details"
        icon={<CompanyMark logo={page.logo} isEager />}
        title={t('details', { company: page.name })}
        action={
          isWriting || !mayEdit ? (
            page.verification === 'verified' ? (
              <Badge tone="accent">{t('verification.verified')}</Badge>
            ) : null
          ) : (
            <Button ref={edit} size="small" isLoading={state.matches('opening')} onClick={() => send({ type: 'edit.requested' })}>
              {t('edit')}
            </Button>
          )
        }
      >
        {isWriting ? (
          <CompanyForm
            page={page}
            served={state.matches({ editing: 'invalid' }) ? fields : {}}
            isBusy={state.matches('saving')}
            hasFailed={state.matches({ editing: 'failed' })}
            onChange={() => send({ type: 'details.changed' })}
            onSave={(details) => send({ type: 'details.submitted', details })}
            onClose={() => send({ type: 'edit.abandoned' })}
          />
        ) : (
          <CompanyFacts page={page} />
        )}
        {mayEdit || isWriting ? null : <p className={css({ fontSize: '13', color: 'quiet' })}>{t('edit.refused')}</p>}
      </Card>
      {renderBeside(page, (changed) => send({ type: 'page.changed', page: changed }))}
      <Dialog
        isOpen={state.matches('confirmingDiscard')}
        isAlert
        isClosedByOutside={false}
        onClose={() => send({ type: 'discard.declined' })}
        title={t('discard.title')}
        actions={
          <>
            <Button variant="danger" onClick={() => send({ type: 'discard.confirmed' })}>
              {t('discard.yes')}
            </Button>
            <Button onClick={() => send({ type: 'discard.declined' })}>{t('discard.no')}</Button>
          </>
        }
      >
        <p>{t('discard.text')}</p>
      </Dialog>
    </div>
  );
}
