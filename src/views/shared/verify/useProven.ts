import { useEffect } from 'react';
import type { CurrentUser } from '../../../../contract/records.ts';
import type { Notice } from '../../../machines/notice/notice.machine.ts';
import { NoticeFlow } from '../../core/NoticeFlow.tsx';
import { SessionFlow } from '../../core/SessionFlow.tsx';

/**
 * After verifying or postponing: updates the session chart, so that every page shows it, and confirms it.
 * @param output null until the chart ends
 */
export function useProven(output: { user: CurrentUser | null } | null, confirmation: Pick<Notice, 'message' | 'values'>, onDone: () => void): void {
  const chart = SessionFlow.useActorRef();
  const notice = NoticeFlow.useActorRef();
  useEffect(() => {
    if (!output) return;
    const { session } = chart.getSnapshot().context;
    if (output.user && session) {
      chart.send({ type: 'session.began', session: { ...session, user: output.user } });
      notice.send({ type: 'notice.raised', notice: { severity: 'success', ...confirmation } });
    }
    onDone();
    // Once, when it ends.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [output]);
}
