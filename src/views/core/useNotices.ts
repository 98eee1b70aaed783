import { useEffect } from 'react';
import type { NoticeRaised } from '../../machines/notice/notice.machine.ts';
import { NoticeFlow } from './NoticeFlow.tsx';

/** What raises notices: an actor whose chart emits them. */
interface Raises {
  on(type: 'notice.raised', listener: (event: NoticeRaised) => void): { unsubscribe(): void };
}

/** Shows in the notification bar what a chart raises. */
export function useNotices(actor: Raises): void {
  const notice = NoticeFlow.useActorRef();
  useEffect(() => {
    const raised = actor.on('notice.raised', (event) => notice.send(event));
    return () => raised.unsubscribe();
  }, [actor, notice]);
}
