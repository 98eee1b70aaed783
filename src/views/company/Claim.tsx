import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { claimRequest } from '../../services/company/claim.ts';
import { claimPapers } from '../../services/company/papers.ts';
import { watchChanged } from '../../services/realtime.ts';
import { Verification } from './Verification.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { Callout } from '../ui/Callout.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';

const WAITS = { loading: 'fetching', unloadable: 'failure' } as const;

/** The ways to a company that nobody is in, for who waits for it. */
export function Claim() {
  const { t } = useTranslation('company');
  const [state, send] = useMachine(claimRequest, { input: { payload: null } });
  /** What one did oneself, and over which answer. */
  const [changed, setChanged] = useState<{ page: CompanyPage; over: CompanyPage | undefined } | null>(null);
  const asked = state.context.response;
  // That too is told, and asked for again: only where a newer answer stands otherwise has somebody decided.
  const isOwn = changed !== null && (changed.over === asked || changed.page.verification === asked?.verification);
  const page = isOwn ? changed.page : asked;
  const retry = () => send({ type: 'request.retried' });
  const keep = useCallback((next: CompanyPage) => setChanged({ page: next, over: asked }), [asked]);
  useEffect(() => watchChanged('company', () => send({ type: 'request.retried' })), [send]);
  if (page?.verification === 'verified')
    return (
      <Callout
        severity="success"
        actions={
          // Anew from the server, which knows whose it is.
          <a href="/employer" className={buttonStyle({ variant: 'primary' })}>
            {t('claim.go')}
          </a>
        }
      >
        {t('claim.given', { company: page.name })}
      </Callout>
    );
  return (
    <>
      {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
      {page ? null : (
        <LoadState
          state={{ matches: (name) => state.matches(WAITS[name]) }}
          words={{ loading: t('claim.loading'), unloadable: t('claim.unloadable') }}
          reference={state.context.error?.requestId}
          onRetry={retry}
          height="240px"
        />
      )}
      {page ? <Verification of="claim" logic={claimPapers} page={page} onChanged={keep} /> : null}
    </>
  );
}
