import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathWithout, singpass, SINGPASS_PARAMETER } from '../../services/singpass.ts';
import { useBoot } from '../core/boot.ts';
import { useIdentity } from '../core/SessionFlow.tsx';
import { SingpassDialog } from './SingpassDialog.tsx';
import { SingpassDone } from './SingpassDone.tsx';

/** Runs the verification chart: opened by the URL, which is cleaned once the dialog is closed. */
export default function SingpassFlow() {
  const [state, send] = useMachine(singpass, { input: { isReturn: false } });
  const identity = useIdentity();
  const { country } = useBoot();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isRequested = new URLSearchParams(search).has(SINGPASS_PARAMETER);
  const who = identity === 'seeker' ? identity : identity === 'employer' ? 'recruiter' : 'visitor';
  const isOpen = state.hasTag('open');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isRequested) send({ type: 'info.asked', who, isSingapore: country === 'sg' });
  }, [isRequested, who, country, send]);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isRequested) void navigate(pathWithout(pathname, search), { replace: true });
    wasOpen.current = isOpen;
  }, [isOpen, isRequested, pathname, search, navigate]);
  return (
    <>
      <SingpassDialog state={state} send={send} />
      <SingpassDone state={state} onClose={() => send({ type: 'dialog.closed' })} />
    </>
  );
}
