import { createActorContext } from '@xstate/react';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { laterCodeMachine } from '../../machines/laterCode/laterCode.machine.ts';
import { dropPress, isPressWaiting } from '../../services/takePress.ts';
import { loadAgain, onLaterCode } from '../../services/untilThere.ts';
import { OfflineBar } from '../ui/OfflineBar.tsx';

/** Which lazily loaded parts of the page are missing, for the whole app. */
const LaterCodeFlow = createActorContext(laterCodeMachine);

export function LaterCodeProvider({ children }: PropsWithChildren) {
  return (
    <LaterCodeFlow.Provider>
      <News />
      {children}
    </LaterCodeFlow.Provider>
  );
}

function News() {
  const actor = LaterCodeFlow.useActorRef();
  useEffect(() => {
    const emitted = actor.on('load.again', loadAgain);
    const stopNews = onLaterCode(actor.send);
    // In the capture phase, after storePresses: React stops clicks on parts that aren't hydrated from bubbling.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-press]')) actor.send({ type: 'press.kept' });
    };
    if (isPressWaiting()) actor.send({ type: 'press.kept' });
    document.addEventListener('click', onClick, true);
    return () => {
      emitted.unsubscribe();
      stopNews();
      document.removeEventListener('click', onClick, true);
    };
  }, [actor]);
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useEffect(() => {
    if (left.current !== pathname) dropPress();
    left.current = pathname;
  }, [pathname]);
  return null;
}

/** Says that something the user waits for couldn't load; otherwise shows `children`, about the connection. */
export function LaterCodeBar({ children }: PropsWithChildren) {
  const { send } = LaterCodeFlow.useActorRef();
  const isRetrying = LaterCodeFlow.useSelector((state) => state.hasTag('busy'));
  const isWaiting = LaterCodeFlow.useSelector((state) => state.matches('waiting'));
  if (!isRetrying && !isWaiting) return children;
  return <OfflineBar isPartMissing isReconnecting={isRetrying} onRetry={isWaiting ? () => send({ type: 'load.retried' }) : undefined} />;
}
