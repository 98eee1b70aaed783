/** Events that only a person causes: a program that fetches the page, or a tab opened for later, doesn't. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'click', 'wheel', 'scroll', 'focusin', 'visibilitychange'] as const;

let presence: Promise<void> | undefined;
let isHere = false;
let expect: () => void = () => {};

/**
 * Resolves at the first sign of presence. The page works as rendered; what it needs for interaction (the session, background calls, their code) loads
 * then, so that it doesn't compete with the page. Returning to a page counts: the session may have changed since it was rendered.
 */
export function whenPresent(): Promise<void> {
  presence ??= new Promise((resolve) => {
    expect = () => {
      isHere = true;
      for (const sign of SIGNS) window.removeEventListener(sign, expect, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, expect, { capture: true, passive: true });
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A focused field means that the user was here before this code.
    if (arrival?.type === 'back_forward' || (document.activeElement ?? document.body) !== document.body) expect();
  });
  return presence;
}

/** Whether there was a sign of presence, also while an event that is one is still being handled. */
export const isPresent = (): boolean => isHere;

/** For a page whose content depends on the user: doesn't wait for a sign. */
export function expectPerson(): void {
  void whenPresent();
  expect();
}
