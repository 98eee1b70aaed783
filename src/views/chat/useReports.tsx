import { useMachine } from '@xstate/react';
import Flag from '~icons/lucide/flag';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { CHAT_REPORT_LISTS, type ChatReportList } from '../../../contract/chat-report-lists.ts';
import type { Chat } from '../../../contract/chat-records.ts';
import { report as chart } from '../../services/report.ts';
import { codeOf } from '../core/codeOf.ts';
import type { Action } from '../ui/ActionMenu.tsx';

const ReportDialog = lazy(() => codeOf(() => import('../shared/report/ReportDialog.tsx')));

/** What the reader can report in a conversation, as menu items, and the dialog of the selected one. */
export function useReports({ id, role }: Pick<Chat, 'id' | 'role'>): { actions: Action[]; dialog: ReactNode } {
  const { t } = useTranslation('chat');
  const [list, setList] = useState<ChatReportList | null>(null);
  return {
    actions: CHAT_REPORT_LISTS[role].map((each) => ({ id: each, icon: Flag, label: t(`report.${each}`), onChoose: () => setList(each) })),
    dialog: list ? <Reporting key={list} chatId={id} list={list} onDone={() => setList(null)} /> : null,
  };
}

function Reporting({ chatId, list, onDone }: { chatId: string; list: ChatReportList; onDone: () => void }) {
  const [state, , report] = useMachine(chart, { input: { about: { chatId, list } } });
  const isClosed = state.status === 'done';
  const closed = useEffectEvent(onDone);
  useEffect(() => {
    if (isClosed) closed();
  }, [isClosed]);
  return (
    <Suspense fallback={null}>
      <ReportDialog report={report} />
    </Suspense>
  );
}
