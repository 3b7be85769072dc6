import { z } from 'zod';
import { link, nonEmptyText } from '@/lib/site/validators';
import { locateLinks, type ParsedData, parseData } from '@/lib/source/meta';
import type { SearchWords } from '@/lib/source/types';

export const searchWordsSchema = z.strictObject({
  /** Path of a page or heading, without language -> phrases that readers type when they look for it, in words that its text does not contain. */
  keywords: z.record(link, z.array(nonEmptyText).min(1)).default({}),
  /** Groups of words with the same meaning. */
  synonyms: z.array(z.array(nonEmptyText.toLowerCase()).min(2)).default([]),
  /** Paths of the pages that the start screen of the search suggests, without language. */
  popular: z.array(link).default([]),
});

/** Parses a `_search.json`: the words that readers of a language use in the search. */
export function parseSearchWords(file: string, text: string): ParsedData & SearchWords {
  const { value, diagnostics } = parseData(file, text, searchWordsSchema);
  const { keywords = {}, synonyms = [], popular = [] } = value ?? {};
  const links = [...locateLinks(text, Object.keys(keywords), '"keywords"'), ...locateLinks(text, popular, '"popular"')];
  return { keywords: new Map(Object.entries(keywords)), synonyms, popular, links, diagnostics };
}
