import { createFacts, type FactsOfPages, type PageFacts } from '@/lib/export/page-facts';
import { createJsonCache } from '@/lib/node/disk-cache';
import type { Settings } from '@/lib/node/settings.mjs';

/** The facts about the pages of the last build of a site. */
interface KeptFacts {
  /** Hash of the code that found them. */
  readonly code: string;
  readonly facts: Readonly<Record<string, PageFacts>>;
}

/** Creates the facts about the pages of a build, with those of the last one if its code was the same. */
export function openFacts({ cacheName }: Pick<Settings, 'cacheName'>, code: string, folder?: string): FactsOfPages {
  const last = openCache(folder).read(cacheName);
  return createFacts(last?.code === code ? last.facts : {});
}

/** Keeps the facts about the pages of a build for the next one. */
export function keepFacts({ cacheName }: Pick<Settings, 'cacheName'>, code: string, facts: FactsOfPages, folder?: string): void {
  openCache(folder).write(cacheName, { code, facts: facts.list() });
}

function openCache(folder?: string) {
  return createJsonCache<KeptFacts>('page-facts', folder);
}
