/**
 * Remembers the last click on a button whose code isn't loaded yet: its key, on the root element, for `takePress`. Starts before any other code of
 * the page (views/app/entry-begin.ts), so that no click is lost before hydration.
 */
export function storePresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-press]') : null;
      if (!pressed) return;
      pressed.setAttribute('aria-busy', 'true');
      document.documentElement.dataset['storedPress'] = pressed.dataset['press'];
    },
    true,
  );
}
