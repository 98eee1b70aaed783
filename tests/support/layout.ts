// jsdom lays nothing out, so nothing ever changes its size there.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
