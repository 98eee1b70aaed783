// jsdom has no layout, so sizes never change there.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** It also has no window that could be narrow or wide. */
if (typeof window !== 'undefined' && !('matchMedia' in window))
  Object.assign(window, { matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) });
