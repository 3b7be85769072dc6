import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Collector, reportMistake } from '@/lib/markdown/collector';
import { CONSTANT_HINT, checkElement, checkUrl, listTabParts } from '@/lib/markdown/element-rules';
import { readText } from '@/lib/markdown/expressions';
import { checkFence, checkRanges, removeRanges } from '@/lib/markdown/fence-rules';
import { isJsxElement } from '@/lib/markdown/jsx-elements';
import type { Mistake } from '@/lib/site/diagnostics';

/** Reports mistakes that would otherwise show up only in the browser or in the Markdown version. */
export function remarkRules(collector: Collector) {
  return (tree: Root) => {
    const tabs = listTabs(tree);
    visit(tree, (node, _, parent) => {
      if (isJsxElement(node) && node.name === 'Tab' && !tabs.has(node))
        reportMistake(collector, node, { message: '<Tab> is not in <Tabs>.', hint: 'Put <Tabs> around it.' });
      for (const mistake of listMistakes(node, parent)) reportMistake(collector, node, mistake);
      // The range could exhaust the memory of the highlighter, which runs later.
      if (node.type === 'code' && node.meta && checkRanges(node).length > 0) node.meta = removeRanges(node.meta);
    });
  };
}

function listTabs(tree: Root): Set<Nodes> {
  const tabs = new Set<Nodes>();
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === 'Tabs') for (const part of listTabParts(node)) tabs.add(part);
  });
  return tabs;
}

function listMistakes(node: Nodes, parent?: Nodes): Mistake[] {
  switch (node.type) {
    case 'code':
      return checkFence(node);
    case 'link':
    case 'image':
    case 'definition':
      return checkUrl(node.url);
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (readText(node.data?.estree) !== undefined) return [];
      return [{ message: `The expression {${node.value}} is not constant text.`, hint: CONSTANT_HINT }];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkElement(node, parent);
    default:
      return [];
  }
}
