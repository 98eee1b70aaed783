import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useHydrated } from './useHydrated.ts';

/** Renders what belongs to one person in the browser only (docs/architecture.md); the server hasn't loaded it. */
export function Hydrated({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <Skeleton height="120px" />;
}
