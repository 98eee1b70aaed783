import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../../../contract/records.ts';
import { SessionFlow } from '../../core/SessionFlow.tsx';

/** After signing in: updates the session chart, then goes where the flow leads; a waiting login isn't a session yet. */
export function useArrival(output: { session: Session; target: string } | null | undefined): void {
  const { send } = SessionFlow.useActorRef();
  const navigate = useNavigate();
  useEffect(() => {
    if (!output) return;
    if (output.session.user) send({ type: 'session.began', session: output.session });
    void navigate(output.target, { replace: true });
  }, [output, send, navigate]);
}
