import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The ticket a page was opened with (`/page#ticket`), taken out of the address at once: from here on it stands in no history. One that is pasted
 * into the open page takes its place.
 * @returns what stood in the fragment; empty without one
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
