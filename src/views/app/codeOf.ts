/** How long a part of the page waits before it asks for its code again, where nothing says that the connection is back. Milliseconds. */
const AGAIN = 5_000;

/** The code of a part that comes later than its page. Where it can not be had now it is asked for again: an error in its place would take the whole page with it. */
export const codeOf = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => laterOn().then(() => codeOf(load)));

function laterOn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, AGAIN);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
    window.addEventListener('online', done);
  });
}
