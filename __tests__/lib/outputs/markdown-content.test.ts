import type { RootContent } from 'mdast';
import { buildCode, buildText } from '@/lib/markdown/mdast-nodes';
import { listElements, toFlow, toPhrasing } from '@/lib/outputs/markdown/content';

const paragraph = (...texts: string[]) => ({ type: 'paragraph' as const, children: texts.map(buildText) });
const RULE: RootContent = { type: 'thematicBreak' };

describe('blocks', () => {
  test('inline nodes become paragraphs between the other blocks, without white space at their ends', () => {
    const nodes = [buildText('\n'), buildText(' a '), buildText('b '), buildText(' '), RULE, buildText('\n'), RULE, buildText('c')];
    expect(toFlow(nodes)).toEqual([paragraph('a ', 'b'), RULE, RULE, paragraph('c')]);
  });

  test('keeps white space inside an inline node', () => {
    const strong: RootContent = { type: 'strong', children: [buildText(' a ')] };
    expect(toFlow([strong])).toEqual([{ type: 'paragraph', children: [strong] }]);
  });

  test.each<RootContent>([
    { type: 'listItem', children: [] },
    { type: 'tableRow', children: [] },
    { type: 'tableCell', children: [] },
    { type: 'yaml', value: 'a: 1' },
  ])('$type cannot stand alone', (node) => {
    expect(toFlow([node, RULE])).toEqual([RULE]);
  });
});

test('as inline nodes, blocks are their inline nodes or text, with a space between two blocks', () => {
  const strong: RootContent = { type: 'strong', children: [buildText('b')] };
  const quote: RootContent = { type: 'blockquote', children: [{ type: 'paragraph', children: [strong] }, paragraph('c')] };
  const texts = toPhrasing([buildText('a'), paragraph('x', 'y'), quote, buildCode('text', 'd')]);
  expect(texts.map((node) => (node.type === 'text' ? node.value : node))).toEqual(['a', 'x', 'y', ' ', strong, ' ', 'c', ' ', 'd']);
});

test('elements are found by name, in blocks and in text', () => {
  const nodes: RootContent[] = [
    buildText('Tab'),
    { type: 'mdxJsxFlowElement', name: 'Tab', attributes: [], children: [] },
    { type: 'mdxJsxTextElement', name: 'Card', attributes: [], children: [] },
    { type: 'mdxJsxFlowElement', name: 'Other', attributes: [], children: [] },
    { type: 'mdxJsxFlowElement', name: null, attributes: [], children: [] },
  ];
  expect(listElements(nodes, 'Tab', 'Card')).toEqual(nodes.slice(1, 3));
});
