import type { Root } from 'mdast';
import type { Collector } from '@/lib/markdown/collector';
import { buildElement } from '@/lib/markdown/jsx-elements';

/** Adds below the title how many examples the page has, and the tools that all of them ran or, if there are none, every tool. */
export function remarkProof({ examples, tools }: Collector) {
  return ({ children }: Root) => {
    const at = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    if (examples.length === 0 || at < 0) return;
    const common = [...tools].filter(([, count]) => count === examples.length).map(([tool]) => tool);
    const facts = { count: examples.length, tools: common.length > 0 ? common : [...tools.keys()] };
    const element = buildElement('PageProof', { facts }, [], { kind: 'proof', ...facts });
    children.splice(children[at + 1]?.data?.notice ? at + 2 : at + 1, 0, element);
  };
}
