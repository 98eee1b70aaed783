import { useEffect } from 'react';
import { OutageFlow } from '../core/OutageFlow.ts';

/** What the server renders while the site is under maintenance: the app covers it with the maintenance screen; once that is over, the page itself is asked for. */
export default function MaintenancePage() {
  const isOver = OutageFlow.useSelector((state) => state.matches('available'));
  useEffect(() => {
    if (isOver) window.location.reload();
  }, [isOver]);
  return null;
}
