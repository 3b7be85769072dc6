import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie, parseDictionary } from 'cspell-trie-lib';

/** The cspell dictionaries that cover our subject, by package. Others would let through typos that are words in other fields. */
const DICTIONARIES: Readonly<Record<string, readonly string[]>> = {
  '@cspell/dict-en_us': ['en_us'],
  '@cspell/dict-software-terms': ['softwareTerms', 'software-tools', 'web-services', 'computing-acronyms', 'coding-compound-terms'],
};

let dictionary: ReturnType<typeof buildDictionary> | undefined;

/** Reads the dictionaries of US English and software terms, once per process, since it takes half a second. */
export function readDictionary() {
  dictionary ??= buildDictionary();
  return dictionary;
}

function buildDictionary() {
  const tries = Object.entries(DICTIONARIES).flatMap(([name, parts]) => readPackage(name, parts));
  return {
    /** Returns whether it has the word, in any case. */
    has: (word: string) => tries.some((trie) => trie.hasWord(word, false) || trie.hasWord(word.toLowerCase(), false)),
    /** Returns whether it has the word in lower case, so that it is not just a name. */
    hasCommon: (word: string) => tries.some((trie) => trie.hasWord(word, true)),
    /** Lists similar words, best first. */
    suggest: (word: string): string[] => {
      const found = tries.flatMap((trie) => trie.suggestWithCost(word.toLowerCase(), { numSuggestions: SUGGESTIONS, ignoreCase: true }));
      const words = found.sort((a, b) => a.cost - b.cost).map((suggestion) => suggestion.word);
      return [...new Set(words.filter((suggestion) => !/[\s~]/.test(suggestion)))].slice(0, SUGGESTIONS);
    },
  };
}

const SUGGESTIONS = 3;

function readPackage(name: string, parts: readonly string[]) {
  const file = createRequire(import.meta.url).resolve(name);
  const definitions: { name: string; path: string }[] = JSON.parse(readFileSync(file, 'utf8')).dictionaryDefinitions;
  return parts.map((part) => {
    const definition = definitions.find((candidate) => candidate.name === part);
    if (!definition) throw new Error(`The package ${name} has no dictionary "${part}".`);
    const data = readFileSync(path.resolve(path.dirname(file), definition.path));
    const bytes = definition.path.endsWith('.gz') ? gunzipSync(data) : data;
    return /\.trie\b/.test(definition.path) ? decodeTrie(bytes) : parseDictionary(bytes.toString('utf8'));
  });
}
