/** Milliseconds after which a page that was never reported as painted is taken as seen. */
const LONGEST = 3_000;

/** Done when the page's first content is on the screen; at once where nothing is painted (a tab in the background) or painting is not told. */
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
