// @ts-check

/**
 * Stands in for the framework's module that splits each rendered page into segments for its own prefetching, which the site does not use
 * (`lib/browser/start/prefetch-page.ts`). Splitting takes as long as rendering, and its files would be deleted after the build.
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function collectSegmentData() {
  // The framework fails without the segment of a page.
  return new Map([['/unused/__PAGE__', Buffer.alloc(0)]]);
}

/** @returns {Promise<null>} */
export async function collectPrefetchHints() {
  return null;
}
