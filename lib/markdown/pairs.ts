import type { BlockContent, RootContent } from 'mdast';
import { buildElement, isBlock } from '@/lib/markdown/jsx-elements';
import { splitSections } from '@/lib/markdown/remark-sections';

type Side = 'text' | 'code' | 'wide';
type Pair = Record<'before' | 'code' | 'after', RootContent[]>;

/**
 * Pairs text with the examples that follow it, in two elements that wide screens show next to each other; the order is unchanged. In a
 * section without examples, the facts of its option, if any, take their place. Tables are not paired. Text after an example belongs to the
 * pair of that example, except for what introduces the next one: the last block, and a list with the block before it.
 */
export function buildPairs(nodes: readonly RootContent[]): RootContent[] {
  return splitSections(nodes).flatMap(pairSection);
}

function pairSection(nodes: readonly RootContent[]): RootContent[] {
  const built: RootContent[] = [];
  let pair: Pair = { before: [], code: [], after: [] };
  const hasCode = nodes.some((node) => getSide(node) === 'code');
  const flush = () => {
    built.push(...buildPair(pair));
    pair = { before: [], code: [], after: [] };
  };
  for (const [index, node] of nodes.entries()) {
    const side = !hasCode && isBlock(node, 'Option', 'dl') ? 'code' : getSide(node);
    if (side === 'wide') {
      flush();
      built.push(node);
    } else if (side === 'code') {
      pair.code.push(node);
    } else if (pair.code.length === 0) {
      pair.before.push(node);
    } else if (leadsToCode(nodes.slice(index))) {
      flush();
      pair.before.push(node);
    } else {
      pair.after.push(node);
    }
  }
  flush();
  return built;
}

/** Returns whether the first of these nodes introduces an example. */
function leadsToCode(nodes: readonly RootContent[]): boolean {
  const end = nodes.findIndex((node) => getSide(node) !== 'text');
  const next = nodes[end];
  return next !== undefined && getSide(next) === 'code' && end <= (nodes[end - 1]?.type === 'list' ? 2 : 1);
}

function buildPair({ before, code, after }: Pair): RootContent[] {
  if (code.length === 0) return before;
  const parts = [before, code, after].map((part) => buildElement('div', {}, part as BlockContent[]));
  return [buildElement('div', { className: 'pair' }, after.length > 0 ? parts : parts.slice(0, 2))];
}

function getSide(node: RootContent): Side {
  if (node.type === 'table') return 'wide';
  if (node.type === 'code') return 'code';
  if (isBlock(node, 'Example', 'PackageManagerTabs')) return 'code';
  return isBlock(node, ...WIDE) ? 'wide' : 'text';
}

const WIDE = ['FormatDefaults', 'UndocumentedOptions', 'OutputExplorer', 'Tabs', 'Steps', 'CardGrid'];
