import { useCallback, useState } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import type { Boot } from '../../../contract/pages.ts';

export type Theme = Boot['theme'];

/**
 * The theme, and a function to choose one: applied to the page right away, and stored in a cookie, so that the server renders the next page with it.
 */
export function useTheme(initial: Theme): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(initial);
  const choose = useCallback((next: Theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    document.cookie = `theme=${next}; path=/; max-age=${next === 'system' ? 0 : LIMITS.cookieDays * 86_400}; samesite=lax`;
  }, []);
  return [theme, choose];
}
