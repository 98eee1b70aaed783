const LONGEST_WAIT = 1_500;

/** Done once the page has loaded and the browser has nothing else to do: for calls that nobody waits for, so that they and their code do not compete with the page. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => ('requestIdleCallback' in window ? void requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT }) : void setTimeout(resolve));
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
