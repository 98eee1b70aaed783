import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { reportShown } from '../../services/backgroundWorker.ts';
import { bePushed } from '../../services/push.ts';
import { SessionFlow, useSession } from '../core/SessionFlow.tsx';

/** Subscribes this browser once notifications are allowed, and informs the background worker what is being looked at (specification §4). */
export function usePush(): void {
  const userId = useSession().user?.id;
  const session = SessionFlow.useActorRef();
  const isGranted = SessionFlow.useSelector((state) => state.matches({ permission: 'granted' }));
  const { pathname } = useLocation();
  useEffect(() => {
    if (isGranted && userId !== undefined) void bePushed(String(userId));
  }, [isGranted, userId]);
  useEffect(() => {
    reportShown({ visibility: document.visibilityState === 'visible' ? 'active' : 'inactive', page: pathname });
    const { unsubscribe } = session.on('visibility.changed', ({ visibility }) => reportShown({ visibility, page: pathname }));
    return unsubscribe;
  }, [session, pathname]);
}
