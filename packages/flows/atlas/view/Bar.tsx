import { useEffect, useRef, useState } from 'react';
import { go, hrefOf, useRoute } from './route.ts';

/** The back link, the search, and the theme. */
export function Bar() {
  const route = useRoute();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(route.search);
  const [found, setFound] = useState(route.search);
  if (route.search !== found) {
    setFound(route.search);
    setText(route.search);
  }
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  const search = (next: string) => {
    setText(next);
    // The search adds one history entry, however many letters are typed.
    go(next.trim() ? { search: next } : {}, route.search === '' || next.trim() === '');
  };
  return (
    <header className="bar">
      <a className="brand" href={hrefOf({})}>
        <svg width="26" height="22" viewBox="0 0 26 22" aria-hidden="true">
          <path d="M2 5l5 13 5-10 5 10 3-8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
          <circle cx="22" cy="4.5" r="3.5" fill="currentColor" />
        </svg>
        Atlas
      </a>
      <label className="search">
        <span className="hidden">Search</span>
        <input
          ref={field}
          type="search"
          placeholder="Find a state, an event, or any text on screen"
          value={text}
          onChange={(event) => search(event.target.value)}
          aria-keyshortcuts="/"
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <ThemeButton />
    </header>
  );
}

const THEMES = ['system', 'light', 'dark'] as const;
const KEY = 'waymark-atlas-theme';

function ThemeButton() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>(() => THEMES.find((each) => each === stored()) ?? 'system');
  useEffect(() => {
    if (theme === 'system') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.dataset['theme'] = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // A browser without storage for pages from disk keeps the theme until the page is closed.
    }
  }, [theme]);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] as (typeof THEMES)[number];
  return (
    <button type="button" className="plain" onClick={() => setTheme(next)} aria-label={`Theme: ${theme}. Change to ${next}`}>
      {{ system: '◐', light: '☀', dark: '☾' }[theme]}
    </button>
  );
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
