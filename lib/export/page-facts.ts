import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { listPageErrors } from '@/lib/export/check-html';
import { readUsedStyles, type StyleSheets, type UsedStyles } from '@/lib/export/critical-files';
import { readFrameworkTags } from '@/lib/export/framework-tags';
import { listScriptSources } from '@/lib/export/policy';
import { createJsonCache } from '@/lib/node/disk-cache';
import type { Settings } from '@/lib/node/settings.mjs';
import { hashValue } from '@/lib/site/hash-value';

/** What the export needs to know about a page that the framework rendered, so that each page is parsed once. */
export interface PageFacts {
  /** The framework's own build id. */
  readonly frameworkId: string;
  readonly entry: FrameworkEntry;
  /** Hash of the payload. */
  readonly payload: string;
  readonly styles: UsedStyles;
  /** What `listPageErrors` finds. */
  readonly errors: readonly string[];
  /** The sources of the policy that the page needs. */
  readonly scriptSources: readonly string[];
}

/** Facts by the hash of the HTML of their page. */
export type FactsByHash = Readonly<Record<string, PageFacts>>;

export type FactsOfPages = ReturnType<typeof createFacts>;

/**
 * Creates the facts about the pages of a build. They are plain data, which a later build reuses for pages with the same HTML: `known` are the
 * facts of an earlier build with the same code.
 */
export function createFacts(known: FactsByHash = {}) {
  const available = new Map(Object.entries(known));
  const byHash = new Map<string, PageFacts>();
  const byFile = new Map<string, PageFacts>();
  return {
    /** Returns the facts about a page of the export; undefined if its HTML does not contain the framework. */
    read: (file: string, html: string, sheets: StyleSheets): PageFacts | undefined => {
      const hash = hashValue(html);
      const facts = available.get(hash) ?? readFacts(html, sheets);
      if (facts) {
        byHash.set(hash, facts);
        byFile.set(file, facts);
      }
      return facts;
    },
    add: (facts: FactsByHash) => {
      for (const [hash, pageFacts] of Object.entries(facts)) available.set(hash, pageFacts);
    },
    /** The number of pages whose facts were known before. */
    count: available.size,
    get: (file: string) => byFile.get(file),
    /** All facts that were read. */
    list: (): FactsByHash => Object.fromEntries(byHash),
  };
}

function readFacts(html: string, sheets: StyleSheets): PageFacts | undefined {
  const tags = readFrameworkTags(html);
  if (!tags) return undefined;
  const { buildId, elements, scripts, styles, record } = tags;
  return {
    frameworkId: buildId,
    entry: { scripts, styles, record },
    payload: hashValue(tags.payload),
    styles: readUsedStyles(sheets, styles, elements),
    errors: listPageErrors(elements),
    scriptSources: listScriptSources(elements),
  };
}

/** Creates the facts about the pages of a build, with those that the last one kept if the hash of its code was the same. */
export function openFacts({ cacheName }: Pick<Settings, 'cacheName'>, code: string, folder?: string) {
  const cache = createJsonCache<{ readonly code: string; readonly facts: FactsByHash }>('page-facts', folder);
  const last = cache.read(cacheName);
  const facts = createFacts(last?.code === code ? last.facts : {});
  return { ...facts, keep: () => cache.write(cacheName, { code, facts: facts.list() }) };
}
