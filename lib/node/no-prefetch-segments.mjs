/**
 * Replaces the framework's module that splits each rendered page into segments for its own prefetching, which the site does not use
 * (`lib/browser/start/prefetch-page.ts`). Splitting takes as long as rendering, and the files would be deleted after the build.
 */
export async function collectSegmentData() {}

export async function collectPrefetchHints() {}
