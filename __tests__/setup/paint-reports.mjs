/** Reports at once that the page is shown. jsdom paints nothing, and other tests are not about painting. */
class PaintReports {
  /** @param {Function} callback */
  constructor(callback) {
    this.callback = callback;
  }
  observe() {
    this.callback({}, this);
  }
  disconnect() {}
}

globalThis.PerformanceObserver ??= /** @type {any} */ (PaintReports);
