import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import type { CompanyName } from '../../../contract/companies.ts';
import { codeOf } from '../core/codeOf.ts';

const Blocking = lazy(() => codeOf(() => import('./Blocking.tsx')));
const AskToBlock = createContext<() => void>(() => undefined);

/** Asks whether to block the company of the surrounding `Blockable`. */
export const useAskToBlock = (): (() => void) => use(AskToBlock);

interface BlockableProps {
  company: CompanyName;
  /** As rendered by the server. */
  isBlocked?: boolean;
  /** Called when the content can be loaded again. */
  onUnblocked?: () => void;
  children: ReactNode;
}

/** Wraps what shows a company: its page, or a job of it. While its reader blocks it, shows a way to unblock it instead. */
export function Blockable({ company, isBlocked = false, onUnblocked, children }: BlockableProps) {
  const [asks, setRequests] = useState(0);
  const [isHidden, setIsHidden] = useState(isBlocked);
  // The initial value: afterwards the chart knows.
  const [wasBlocked] = useState(isBlocked);
  const ask = useCallback(() => setRequests((count) => count + 1), []);
  const change = useCallback(
    (isNow: boolean) => {
      setIsHidden(isNow);
      if (!isNow) onUnblocked?.();
    },
    [onUnblocked],
  );
  return (
    <AskToBlock value={ask}>
      <Suspense fallback={null}>{asks > 0 || wasBlocked ? <Blocking company={company} isBlocked={wasBlocked} asks={asks} onChange={change} /> : null}</Suspense>
      {isHidden ? null : children}
    </AskToBlock>
  );
}
