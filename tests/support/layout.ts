// jsdom lays nothing out, so nothing ever changes its size there.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** It has no window either that could be narrow or wide. */
if (typeof window !== 'undefined' && !('matchMedia' in window))
  Object.assign(window, { matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) });
