import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate } from 'react-router-dom';
import { css } from '#css/css';
import { acceptInviteRequest } from '../../services/company/invites.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';

/** Joins with the account that is signed in. */
export function AcceptInvite({ company }: { company: string }) {
  const { t } = useTranslation('team');
  const [state, send] = useMachine(acceptInviteRequest, { input: {} });
  if (state.matches('success')) return <Navigate to="/employer" replace />;
  const { error } = state.context;
  return (
    <div className={css({ display: 'grid', gap: '16', justifyItems: 'start' })}>
      {state.matches('failure') ? <Callout severity="error">{error?.message || t('join.failed')}</Callout> : null}
      <Button
        variant="primary"
        size="large"
        isLoading={state.hasTag('busy') || state.matches('offline')}
        onClick={() => send({ type: 'request.sent', payload: null })}
      >
        {t('join.accept', { company })}
      </Button>
    </div>
  );
}
