import type { SourceTool } from '@/lib/site/source-tools';
import { noteEntries } from '@/lib/translator/entry-notes';
import { type FoundConfig, findConfig, listChanges } from '@/lib/translator/find-config';
import { printModule } from '@/lib/translator/module-text';
import { fail, getLine, type Parsed, parseConfig } from '@/lib/translator/parse';
import type { Tree } from '@/lib/translator/print';
import { translateTsdown } from '@/lib/translator/tsdown';
import { renameTsdownOption, TSDOWN_RULES } from '@/lib/translator/tsdown-rules';
import { translateTsup } from '@/lib/translator/tsup';
import { TSUP_RULES } from '@/lib/translator/tsup-rules';
import type { Note, NoteTexts, Translation } from '@/lib/translator/types';
import { renameViteOption, translateVite } from '@/lib/translator/vite';
import { VITE_RULES } from '@/lib/translator/vite-rules';
import { replaceWatch } from '@/lib/translator/watch-mode';
import { shorten, startWork, type Work } from '@/lib/translator/work';

const TRANSLATORS = {
  tsup: { rules: TSUP_RULES, run: translateTsup, rename: (name: string) => name, hasLists: true },
  tsdown: { rules: TSDOWN_RULES, run: translateTsdown, rename: renameTsdownOption, hasLists: true },
  vite: { rules: VITE_RULES, run: translateVite, rename: renameViteOption, hasLists: false },
} as const;

/**
 * Translates the text of a configuration into that of an `rslib.config.ts`. Parses the text but never runs it; values that would have to be
 * computed are copied as code, or mentioned in a comment. `words` are the texts of comments. Never throws.
 */
export function translateConfig(source: string, tool: SourceTool, words: NoteTexts): Translation {
  const parsed = parseConfig(source);
  if (parsed.kind === 'failed') return parsed;
  try {
    const found = findConfig(parsed.program, tool);
    if (!found || (found.configs.length > 1 && !TRANSLATORS[tool].hasLists)) return fail('noConfig');
    const replaced = replaceWatch(parsed, found);
    return replaced === parsed.text ? translateFound(parsed, found, tool, words) : translateConfig(replaced, tool, words);
  } catch (error) {
    // The parser handles long chains of members without recursion, but reading them overflows the stack.
    if (error instanceof RangeError) return fail('tooLong');
    throw error;
  }
}

function translateFound({ program, text }: Parsed, found: FoundConfig, tool: SourceTool, words: NoteTexts): Translation {
  const { rules, run, rename } = TRANSLATORS[tool];
  const { scope, configs, wrapper, bases = [] } = found;
  const packages = new Map(program.body.flatMap(listPackages));
  const works = configs.map((config) => {
    const work = startWork(config, { text, scope, packages, rules, rename });
    run(work);
    noteEntries(work);
    return work;
  });
  const [first] = works;
  const isSingle = first !== undefined && works.length === 1;
  const tree = isSingle ? first.shared : takeTopLevel(works);
  // The configurations in a list share no options, so each of their items gets all of its own.
  const merge = ({ shared, items }: Work) => items.map((item) => mergeTrees(shared, item.tree));
  tree.set('lib', isSingle ? first.items.map((item) => item.tree) : dropRepeatedIds(works.flatMap(merge)));
  const changes = listChanges(program, found);
  const notes = [...bases, ...changes].map((node): Note => {
    const code = text.slice(node.start, node.end).replace(/;$/, '');
    return { line: getLine(node), option: shorten(code), id: 'notRead' };
  });
  notes.push(...works.flatMap((work, index) => listNotes(work, isSingle ? '' : `[${index}].`)));
  if (wrapper?.hasOtherReturns) notes.unshift({ line: 1, option: 'defineConfig', id: 'otherReturns' });
  const toText = ({ option, id }: Note): string => {
    const key = rename(option.replace(/^\[\d+\]\./, ''));
    const to = Object.hasOwn(rules, key) ? rules[key as keyof typeof rules].to : '';
    return words[id].replace('{to}', () => to);
  };
  const printNotes = (all: readonly Note[]): string[] => {
    const names = [...new Set(all.map(({ option }) => option))];
    return names.map((name) => {
      const texts = new Set(all.filter(({ option }) => option === name).map(toText));
      return name + words.colon + [...texts].join(words.join);
    });
  };
  return printModule({ program, text, wrapper, changes, works, tree, notes, printNotes });
}

/** Lists imported names and the packages that they come from. */
function listPackages(node: Parsed['program']['body'][number]): [name: string, from: string][] {
  if (node.type !== 'ImportDeclaration') return [];
  return node.specifiers.map((specifier) => [specifier.local.name, String(node.source.value)]);
}

/** Takes the options that items of `lib` cannot have from the configurations of a list. If several have one, the last counts. */
function takeTopLevel(works: readonly Work[]): Tree {
  const tree: Tree = new Map();
  for (const { shared } of works) {
    const level = shared.get('logLevel');
    if (level !== undefined) tree.set('logLevel', level);
    shared.delete('logLevel');
  }
  return tree;
}

function mergeTrees(base: Tree, overrides: Tree): Tree {
  const merged: Tree = new Map(base);
  for (const [key, value] of overrides) {
    const before = merged.get(key);
    merged.set(key, before instanceof Map && value instanceof Map ? mergeTrees(before, value) : value);
  }
  return merged;
}

/** Removes ids that a previous item has, too: Rslib refuses them. */
function dropRepeatedIds(items: readonly Tree[]): readonly Tree[] {
  const ids = new Set<unknown>();
  for (const item of items) {
    if (ids.has(item.get('id'))) item.delete('id');
    ids.add(item.get('id'));
  }
  return items;
}

function listNotes({ notes }: Work, prefix: string): Note[] {
  return notes.toSorted((one, other) => one.line - other.line).map((note) => ({ ...note, option: prefix + note.option }));
}
