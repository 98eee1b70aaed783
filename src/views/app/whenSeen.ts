/** Time after which a page counts as visible even if no paint was reported. Milliseconds. */
const LONGEST = 3_000;

/** Resolves when the page's first content is on the screen; right away if nothing is painted (in a background tab) or painting isn't reported. */
export function whenSeen(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) return done();
    document.addEventListener('visibilitychange', done, { once: true });
    setTimeout(done, LONGEST);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
