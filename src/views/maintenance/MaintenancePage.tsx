import { useEffect } from 'react';
import { OutageFlow } from '../core/OutageFlow.ts';

/**
 * What the server renders during maintenance: the app covers it with the maintenance screen; once maintenance is over, it requests the page itself.
 */
export default function MaintenancePage() {
  const isOver = OutageFlow.useSelector((state) => state.matches('available'));
  useEffect(() => {
    if (isOver) window.location.reload();
  }, [isOver]);
  return null;
}
