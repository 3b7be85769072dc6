/** Observers that jsdom lacks, because it neither paints nor lays out. */

/** Reports at once that the page is shown. Other tests are not about painting. */
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

/** Reports nothing. */
class SizeReports {
  observe() {}
}

globalThis.ResizeObserver ??= /** @type {any} */ (SizeReports);
