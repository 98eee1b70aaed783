import { lazy, Suspense, type ContextType } from 'react';
import type { InterviewSlot } from '../chat/InterviewSlot.ts';
import { codeOf } from '../core/codeOf.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

const OneInterview = lazy(() => codeOf(() => import('../interview/OneInterview.tsx')).then((module) => ({ default: module.OneInterview })));

/** The interview that a message is about, for either side. */
export const chatInterview: ContextType<typeof InterviewSlot> = ({ id, base }) => (
  <Suspense fallback={<Skeleton height="200px" />}>
    <OneInterview id={id} look="card" base={base} />
  </Suspense>
);
