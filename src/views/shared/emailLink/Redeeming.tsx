import { useMachine } from '@xstate/react';
import type { ReactNode } from 'react';
import { ERRORS } from '../../../../contract/errors.ts';
import type { requestFor } from '../../../machines/request/request.machine.ts';
import { Working } from '../../ui/Working.tsx';
import { containerStyle } from '../../ui/container.styles.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OfflineHere } from '../../ui/OfflineHere.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useHydrated } from '../../core/useHydrated.ts';

const TICKET = /^[\w-]{43}$/;
/** Why a ticket is rejected, by error code. */
export const LINK_REFUSALS = {
  [ERRORS.linkUsed.code]: 'used',
  [ERRORS.linkExpired.code]: 'expired',
  [ERRORS.notFound.code]: 'unknown',
  [ERRORS.parameterInvalid.code]: 'unknown',
} as const;

interface RedeemingProps<R, F extends string> {
  /** Exchanges the ticket. */
  request: ReturnType<typeof requestFor<{ ticket: string }, R>>;
  /** As found in the URL: untrusted. */
  ticket: string;
  refusals: Readonly<Record<number, F | 'unknown'>>;
  title: string;
  busy: string;
  /** Shown if there was no response. */
  failed: { title: string; kept: string };
  renderDone: (response: R) => ReactNode;
  renderRefused: (refusal: F | 'unknown') => ReactNode;
}

/** Exchanges a ticket from an email, and shows the result. Give it the ticket as key: another ticket is another exchange. */
export function Redeeming<R, F extends string>(props: RedeemingProps<R, F>) {
  const { title, busy } = props;
  // The server doesn't see the fragment: nothing is known until it is read here.
  const isHydrated = useHydrated();
  return (
    <div className={containerStyle}>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {isHydrated ? <Exchange {...props} /> : <Working>{busy}</Working>}
    </div>
  );
}

function Exchange<R, F extends string>({ request, ticket, refusals, busy, failed, renderDone, renderRefused }: RedeemingProps<R, F>) {
  const [state, send] = useMachine(request, { input: TICKET.test(ticket) ? { payload: { ticket } } : {} });
  const { response, error } = state.context;
  const refusal = state.matches('idle') ? 'unknown' : state.matches('failure') ? refusals[error?.code ?? 0] : undefined;
  return (
    <>
      {state.matches('offline') ? <OfflineHere onRetry={() => send({ type: 'request.retried' })} /> : null}
      {state.hasTag('busy') ? <Working>{busy}</Working> : null}
      {response === undefined ? null : renderDone(response)}
      {refusal ? renderRefused(refusal) : null}
      {state.matches('failure') && !refusal ? (
        <ErrorState title={failed.title} kept={failed.kept} reference={error?.requestId ?? null} onRetry={() => send({ type: 'request.retried' })}>
          {error?.message}
        </ErrorState>
      ) : null}
    </>
  );
}
