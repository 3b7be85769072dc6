import type { RootContent } from 'mdast';
import { buildElement } from '@/lib/markdown/jsx-elements';
import { buildParagraph } from '@/lib/markdown/mdast-nodes';
import { buildPairs } from '@/lib/markdown/pairs';

const NODES: Readonly<Record<string, RootContent>> = {
  h: { type: 'heading', depth: 2, children: [] },
  p: { type: 'paragraph', children: [] },
  l: { type: 'list', children: [] },
  e: buildElement('Example', {}, []),
  c: { type: 'code', value: '' },
  o: buildElement('Option', {}, []),
  t: { type: 'table', children: [] },
};

/** Prints the nodes as letters, pairs in brackets with `|` between their parts. */
function pair(letters: string): string {
  const print = (node: RootContent): string => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'div') return Object.keys(NODES).find((key) => NODES[key] === node) ?? '?';
    return `[${node.children.map((part) => (part.type === 'mdxJsxFlowElement' ? part.children.map(print).join('') : '?')).join('|')}]`;
  };
  return buildPairs([...letters].flatMap((letter) => NODES[letter] ?? []))
    .map(print)
    .join(' ');
}

test.each([
  ['text before an example belongs to it', 'hpe', '[hp|e]'],
  ['so does text after the last example', 'hpepp', '[hp|e|pp]'],
  ['text between two examples leads to the second', 'hpepe', '[hp|e] [p|e]'],
  ['of several texts between two examples, the last leads to the second', 'hpepppe', '[hp|e|pp] [p|e]'],
  ['a list leads together with the text before it', 'hpepple', '[hp|e|p] [pl|e]'],
  ['examples in a row stay together', 'hpecp', '[hp|ec|p]'],
  ['a section without example stays as it is', 'hpphpe', 'h p p [hp|e]'],
  ['without an example, facts of an option are next to the text', 'hop', '[h|o|p]'],
  ['with an example, they are text', 'hopep', '[hop|e|p]'],
  ['a heading ends a pair', 'hpehp', '[hp|e] h p'],
  ['a table has the whole width', 'hptpe', 'h p t [p|e]'],
  ['a table after an example ends the pair', 'hpept', '[hp|e|p] t'],
])('%s', (_, letters, expected) => {
  expect(pair(letters)).toBe(expected);
});

test.each(['FormatDefaults', 'UndocumentedOptions', 'OutputExplorer', 'Tabs', 'Steps', 'CardGrid'])(
  '<%s> has the whole width, too',
  (name) => {
    const [text, wide, example] = [buildParagraph(), buildElement(name, {}, []), buildElement('Example', {}, [])];
    expect(buildPairs([text, wide, example]).slice(0, 2)).toEqual([text, wide]);
  },
);
