import { useEffect } from 'react';
import { useUser } from './SessionFlow.tsx';

/** Reports to a flow that a job seeker is signed in: at once if so, or when somebody signs in on another part of the page. */
export function useSignedIn(send: (event: { type: 'seeker.signedIn' }) => void): void {
  const isSeeker = useUser() !== null;
  useEffect(() => {
    if (isSeeker) send({ type: 'seeker.signedIn' });
  }, [isSeeker, send]);
}
