import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Collector, placeOf } from '@/lib/markdown/collector';
import { COMPONENT_NAMES } from '@/lib/markdown/component-names';
import { CODE_LANGUAGES, isCodeLanguage } from '@/lib/markdown/highlighter';

/** Faults that would otherwise show only in the browser: unknown components, styles and handlers that the policy refuses, code without a language. */
export function remarkRules(collector: Collector) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'code' && !isCodeLanguage(node.lang ?? '')) {
        const message = node.lang ? `No highlighting for the language "${node.lang}".` : 'A code block has no language.';
        collector.diagnostics.push({ ...placeOf(node, collector), message, hint: `Known languages: ${CODE_LANGUAGES.join(', ')}.` });
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name && /^[A-Z]/.test(node.name) && !COMPONENT_NAMES.some((known) => known === node.name)) {
        collector.diagnostics.push({
          ...placeOf(node, collector),
          message: `Unknown component <${node.name}>.`,
          hint: `Available: ${COMPONENT_NAMES.join(', ')}.`,
        });
      }
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !/^(?:style$|on[A-Z])/.test(attribute.name)) continue;
        collector.diagnostics.push({
          ...placeOf(node, collector),
          message: `The attribute "${attribute.name}" on <${node.name}> is not allowed.`,
          hint: 'The content security policy refuses inline styles and handlers; use a class or a component.',
        });
      }
    });
  };
}
