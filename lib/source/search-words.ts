import { z } from 'zod';
import { getOrCreate } from '@/lib/site/collections';
import { decodeUrlText } from '@/lib/site/urls';
import { nonEmptyText } from '@/lib/site/validators';
import { locateLinks, type ParsedData, parseData } from '@/lib/source/meta';
import type { SearchWords } from '@/lib/source/types';

const pagePath = z.string().regex(/^\/(?!\/)[^?#]*$/, 'must be the path of a page');
const headingPath = z.string().regex(/^\/(?!\/)[^?#]*(?:#.+)?$/, 'must be the path of a page or heading');

export const searchWordsSchema = z.strictObject({
  /** Path of a page or heading, without language -> phrases that readers type when they look for it, in words that its text does not contain. */
  keywords: z.record(headingPath, z.array(nonEmptyText).min(1)).default({}),
  /** Groups of words with the same meaning. A Latin phrase with a space is recognized in queries, but not looked for in texts. */
  synonyms: z.array(z.array(nonEmptyText.toLowerCase()).min(2)).default([]),
  /** Paths of the pages that the start screen of the search suggests, without language. */
  popular: z.array(pagePath).default([]),
});

/** Parses a `_search.json`: the words that readers of a language use in the search. */
export function parseSearchWords(file: string, text: string): ParsedData & SearchWords {
  const { value, diagnostics } = parseData(file, text, searchWordsSchema);
  const { keywords = {}, synonyms = [], popular = [] } = value ?? {};
  const links = [...locateLinks(text, Object.keys(keywords), '"keywords"'), ...locateLinks(text, popular, '"popular"')];
  const phrases = new Map<string, string[]>();
  for (const [url, own] of Object.entries(keywords)) getOrCreate(phrases, decodeUrlText(url), () => []).push(...own);
  return { keywords: phrases, synonyms, popular, links, diagnostics };
}
