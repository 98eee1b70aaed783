import { createContext, type ReactNode } from 'react';

interface Shown {
  id: string;
  /** The path of the user's interview list. */
  base: '/interviews' | '/employer/interviews';
}

/** Renders the interview that a message is about; the page provides it, because chat must not import interviews. */
export const InterviewSlot = createContext<(interview: Shown) => ReactNode>(() => null);
