/** jsdom paints nothing. Tests that are not about paints get a browser that reports at once that it has shown the page. */
globalThis.PerformanceObserver ??= class {
  constructor(callback) {
    this.callback = callback;
  }
  observe() {
    this.callback({}, this);
  }
  disconnect() {}
};
