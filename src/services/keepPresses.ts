/**
 * Keeps the last press on a button whose code is not there yet: its key, on the root element, for `takePress`. It is begun before any other code of
 * the page (views/app/entry-begin.ts), so that a press is not lost before hydration either.
 */
export function keepPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
      if (!pressed) return;
      pressed.setAttribute('aria-busy', 'true');
      document.documentElement.dataset['keptPress'] = pressed.dataset['press'];
    },
    true,
  );
}
