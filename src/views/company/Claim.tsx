import { useCallback } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import { claimRequest } from '../../services/company/claim.ts';
import { claimPapers } from '../../services/company/papers.ts';
import { useRequest } from '../core/useRequest.ts';
import { Verification } from './Verification.tsx';
import { buttonStyle } from '../ui/button.styles.ts';
import { Callout } from '../ui/Callout.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';

const WAITS = { loading: 'fetching', unloadable: 'failure' } as const;

/** The ways to claim a company without members, for a recruiter who waits for it. */
export function Claim() {
  const { t } = useTranslation('company');
  const [state, send, change] = useRequest(claimRequest, null, { reuse: 'never' });
  const page = state.context.response;
  const retry = () => send({ type: 'request.retried' });
  const keep = useCallback((next: CompanyPage) => change(() => next), [change]);
  if (page?.verification === 'verified')
    return (
      <Callout
        severity="success"
        actions={
          // A full reload, because the server knows who owns it now.
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
