import { createContext, type ReactNode } from 'react';

interface Shown {
  id: string;
  /** Where the list of one's interviews is. */
  base: '/interviews' | '/employer/interviews';
}

/** Renders the interview that a message is about; the page gives it, for chat knows no interviews. */
export const InterviewSlot = createContext<(interview: Shown) => ReactNode>(() => null);
