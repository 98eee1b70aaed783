import { useEffect } from 'react';

/** Sets the tab's title after client-side navigation; the server sets it on the first page. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Waymark`;
  }, [title]);
}
