import { useMachine } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { claimRequest } from '../../services/company/claim.ts';
import { claimPapers } from '../../services/company/papers.ts';
import { Verification } from '../company/Verification.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { Callout } from '../ui/Callout.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { OfflineBar } from '../ui/OfflineBar.tsx';

const WAITS = { loading: 'fetching', unloadable: 'failure' } as const;

/** The ways to a company that nobody is in, for who waits for it. */
export function Claim() {
  const { t } = useTranslation('company');
  const [state, send] = useMachine(claimRequest, { input: { payload: null } });
  const [changed, setChanged] = useState<CompanyPage | null>(null);
  const page = changed ?? state.context.response;
  const retry = () => send({ type: 'request.retried' });
  const keep = useCallback((next: CompanyPage) => setChanged(next), []);
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
      {state.matches('offline') ? <OfflineBar onRetry={retry} /> : null}
      <LoadState
        state={{ matches: (name) => state.matches(WAITS[name]) }}
        words={{ loading: t('claim.loading'), unloadable: t('claim.unloadable') }}
        reference={state.context.error?.requestId}
        onRetry={retry}
        height="240px"
      />
      {page ? <Verification of="claim" logic={claimPapers} page={page} onChanged={keep} /> : null}
    </>
  );
}
