/** What only somebody does who is there: a program that fetches the page, or a tab opened for later, does none of it. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'click', 'wheel', 'scroll', 'focusin', 'visibilitychange'] as const;

let presence: Promise<void> | undefined;
let expect: () => void = () => {};

/**
 * Done at the first sign that somebody is there. The page works as it came; what it needs to be acted upon (who one is, calls nobody waits for, their code)
 * comes then, so that it does not compete with the page. Coming back to a page counts: who one is may have changed since it was rendered.
 */
export function whenPresent(): Promise<void> {
  presence ??= new Promise((resolve) => {
    expect = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, expect, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, expect, { capture: true, passive: true });
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Whoever is in a field began before this code was there.
    if (arrival?.type === 'back_forward' || (document.activeElement ?? document.body) !== document.body) expect();
  });
  return presence;
}

/** For a page whose content waits for who one is: nothing is to be waited for. */
export function expectPerson(): void {
  void whenPresent();
  expect();
}
