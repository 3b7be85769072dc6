import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Collector, placeOf } from '@/lib/markdown/collector';
import { COMPONENT_NAMES } from '@/lib/markdown/component-names';
import { readExpression } from '@/lib/markdown/expressions';
import { CODE_LANGUAGES, isCodeLanguage } from '@/lib/markdown/highlighter';
import type { JsxElement } from '@/lib/markdown/jsx-elements';
import type { Diagnostic } from '@/lib/site/diagnostics';

type Fault = Pick<Diagnostic, 'message' | 'hint'>;

const CONSTANT_HINT = 'Only constants can be written in braces: texts, numbers, arrays and objects of them.';

/**
 * Faults that would otherwise show only in the browser or in the Markdown version: unknown components, styles and handlers that
 * the policy refuses, code without a language, expressions that are no constants.
 */
export function remarkRules(collector: Collector) {
  return (tree: Root) => {
    visit(tree, (node) => {
      for (const fault of listFaults(node)) collector.diagnostics.push({ ...placeOf(node, collector), ...fault });
    });
  };
}

function listFaults(node: Nodes): Fault[] {
  switch (node.type) {
    case 'code':
      if (isCodeLanguage(node.lang ?? '')) return [];
      return [
        {
          message: node.lang ? `No highlighting for the language "${node.lang}".` : 'A code block has no language.',
          hint: `Known languages: ${CODE_LANGUAGES.join(', ')}.`,
        },
      ];
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      const read = readExpression(node.data?.estree);
      const isText = read.kind === 'empty' || (read.kind === 'literal' && typeof read.value !== 'object');
      return isText ? [] : [{ message: `The expression {${node.value}} is not a constant text.`, hint: CONSTANT_HINT }];
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...checkName(node), ...node.attributes.flatMap((attribute) => checkAttribute(attribute, node.name))];
    default:
      return [];
  }
}

function checkName({ name }: JsxElement): Fault[] {
  if (!name || !/^[A-Z]/.test(name) || COMPONENT_NAMES.some((known) => known === name)) return [];
  return [{ message: `Unknown component <${name}>.`, hint: `Available: ${COMPONENT_NAMES.join(', ')}.` }];
}

function checkAttribute(attribute: JsxElement['attributes'][number], element: string | null): Fault[] {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return [{ message: `<${element}> has attributes in an expression.`, hint: 'Write each attribute by its name.' }];
  const { name, value } = attribute;
  if (/^(?:style$|on[A-Z])/.test(name)) {
    const hint = 'The content security policy refuses inline styles and handlers; use a class or a component.';
    return [{ message: `The attribute "${name}" on <${element}> is not allowed.`, hint }];
  }
  const isConstant = typeof value !== 'object' || value === null || readExpression(value.data?.estree).kind === 'literal';
  return isConstant ? [] : [{ message: `The attribute "${name}" on <${element}> is not a constant.`, hint: CONSTANT_HINT }];
}
