import Ban from '~icons/lucide/ban';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useIdentity } from '../core/SessionFlow.tsx';
import { useAskToBlock } from './Blockable.tsx';

/** Asks whether to block the company shown. Not offered to employers, who look for people. */
export function BlockButton({ className, children }: { className?: string; children: ReactNode }) {
  const ask = useAskToBlock();
  if (useIdentity() === 'employer') return null;
  return (
    <Button variant="plain" aria-haspopup="dialog" className={className ?? ''} onClick={ask}>
      <Ban size={16} aria-hidden="true" />
      {children}
    </Button>
  );
}
