/** jsdom paints nothing. In tests that are not about painting, the browser reports at once that it has shown the page. */
globalThis.PerformanceObserver ??= class {
  constructor(callback) {
    this.callback = callback;
  }
  observe() {
    this.callback({}, this);
  }
  disconnect() {}
};
