import { useEffect } from 'react';

/** The tab's title on a page the browser turned to itself; the server's stands on the first. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Waymark`;
  }, [title]);
}
