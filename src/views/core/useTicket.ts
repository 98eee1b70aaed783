import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The ticket a page was opened with (`/page#ticket`), removed from the URL right away, so that it appears in no history. One pasted into the open
 * page replaces it.
 * @returns the content of the fragment; empty without one
 */
export function useTicket(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [ticket, setTicket] = useState(hash.slice(1));
  if (hash !== '' && hash.slice(1) !== ticket) setTicket(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return ticket;
}
