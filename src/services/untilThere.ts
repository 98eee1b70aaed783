/** How long is waited before it is asked again, where nothing says that the connection is back; twice as long after each time. Milliseconds. */
const AGAIN = 5_000;
const LONGEST = 60_000;

/**
 * What a page can not do without, asked for until it is there: code of a part, the choices of a field. At once when the connection is back, else
 * after a while. Of what somebody waits for in front of an empty place a chart tells instead, with a retry of their own (machines/request).
 */
export const untilThere = <T>(load: () => Promise<T>, wait = AGAIN): Promise<T> =>
  load().catch(() => laterOn(wait).then(() => untilThere(load, Math.min(LONGEST, wait * 2))));

function laterOn(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, wait);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}
