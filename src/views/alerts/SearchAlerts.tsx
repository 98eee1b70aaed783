import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Draft } from '../../machines/jobAlert/jobAlert.types.ts';
import { jobAlert } from '../../services/jobAlert.ts';
import { SessionFlow } from '../app/SessionFlow.tsx';
import { AlertDialogs } from './AlertDialogs.tsx';

interface SearchAlertsProps {
  /** How often the button was pressed. */
  presses: number;
  draft: Draft;
  isSeeker: boolean;
}

/** Job alerts beside a search: nothing until the button is pressed; a seeker's press is the one step it takes. */
export default function SearchAlerts({ presses, draft, isSeeker }: SearchAlertsProps) {
  const session = SessionFlow.useActorRef();
  const alerts = useActorRef(jobAlert, { input: { isSeeker, place: 'search' } });
  const isOn = useSelector(alerts, (state) => state.matches({ created: 'active' }));
  useEffect(() => {
    if (presses > 0) alerts.send({ type: 'alert.requested', draft, isAtOnce: isSeeker });
    // Each press asks once, for the search of that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [presses, alerts]);
  useEffect(() => {
    if (isOn) session.send({ type: 'notification.wanted' });
  }, [isOn, session]);
  return <AlertDialogs alerts={alerts} />;
}
