import type { Root } from 'mdast';
import type { Collector } from '@/lib/markdown/collector';
import { buildElement } from '@/lib/markdown/jsx-elements';

/**
 * States below the title, and the notice of the page if it has one, how many examples the page has and what built them: the tools that
 * all of them ran, or all tools if they have none in common.
 */
export function remarkProof({ examples, tools }: Collector) {
  return ({ children }: Root) => {
    const at = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    if (examples.length === 0 || at < 0) return;
    const common = [...tools].filter(([, count]) => count === examples.length).map(([tool]) => tool);
    const facts = { count: examples.length, tools: common.length > 0 ? common : [...tools.keys()] };
    const element = buildElement('ExamplesProof', { facts }, []);
    element.data = { element: { kind: 'proof', ...facts } };
    children.splice(children[at + 1]?.data?.notice ? at + 2 : at + 1, 0, element);
  };
}
