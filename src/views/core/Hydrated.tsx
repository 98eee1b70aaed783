import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useHydrated } from './useHydrated.ts';

/** What belongs to one person is rendered in the browser (docs/architecture.md); the server has not loaded it. */
export function Hydrated({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <Skeleton height="120px" />;
}
