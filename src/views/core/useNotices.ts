import { useEffect } from 'react';
import type { NoticeRaised } from '../../machines/notice/notice.machine.ts';
import { NoticeFlow } from './NoticeFlow.tsx';

/** An actor whose chart emits notices. */
interface Raises {
  on(type: 'notice.raised', listener: (event: NoticeRaised) => void): { unsubscribe(): void };
}

/** Shows the notices of a chart in the notification bar. */
export function useNotices(actor: Raises): void {
  const notice = NoticeFlow.useActorRef();
  useEffect(() => {
    const raised = actor.on('notice.raised', (event) => notice.send(event));
    return () => raised.unsubscribe();
  }, [actor, notice]);
}
