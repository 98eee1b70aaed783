import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Draft } from '../../machines/jobAlert/jobAlert.types.ts';
import { jobAlert } from '../../services/jobAlert.ts';
import { AlertDialogs } from './AlertDialogs.tsx';

interface SearchAlertsProps {
  /** How often the button was pressed. */
  presses: number;
  draft: Draft;
  isSeeker: boolean;
}

/** Job alerts beside a search: nothing until the button is pressed; a seeker's press is the one step it takes. */
export default function SearchAlerts({ presses, draft, isSeeker }: SearchAlertsProps) {
  const alerts = useActorRef(jobAlert, { input: { isSeeker, place: 'search' } });
  useEffect(() => {
    if (presses > 0) alerts.send({ type: 'alert.requested', draft, isAtOnce: isSeeker });
    // Each press asks once, for the search of that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [presses, alerts]);
  return <AlertDialogs alerts={alerts} />;
}
