import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Collector, getLocation } from '@/lib/markdown/collector';
import { COMPONENT_NAMES } from '@/lib/markdown/component-names';
import { readExpression } from '@/lib/markdown/expressions';
import { CODE_LANGUAGES, isCodeLanguage } from '@/lib/markdown/highlighter';
import type { JsxElement } from '@/lib/markdown/jsx-elements';
import type { Diagnostic } from '@/lib/site/diagnostics';

type Problem = Pick<Diagnostic, 'message' | 'hint'>;

const CONSTANT_HINT = 'Only constants can be written in braces: texts, numbers, arrays and objects of them.';

/**
 * Reports mistakes that would otherwise show up only in the browser or in the Markdown version: unknown components, inline styles
 * and handlers that the content security policy blocks, code without a language, and expressions that are not constants.
 */
export function remarkRules(collector: Collector) {
  return (tree: Root) => {
    visit(tree, (node) => {
      for (const problem of listProblems(node)) collector.diagnostics.push({ ...getLocation(node, collector), ...problem });
    });
  };
}

function listProblems(node: Nodes): Problem[] {
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

function checkName({ name }: JsxElement): Problem[] {
  if (!name || !/^[A-Z]/.test(name) || COMPONENT_NAMES.some((known) => known === name)) return [];
  return [{ message: `Unknown component <${name}>.`, hint: `Available: ${COMPONENT_NAMES.join(', ')}.` }];
}

function checkAttribute(attribute: JsxElement['attributes'][number], element: string | null): Problem[] {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return [{ message: `<${element}> has attributes in an expression.`, hint: 'Write out each attribute: name="value".' }];
  const { name, value } = attribute;
  if (/^(?:style$|on[A-Z])/.test(name)) {
    const hint = 'The content security policy blocks inline styles and handlers; use a class or a component.';
    return [{ message: `The attribute "${name}" on <${element}> is not allowed.`, hint }];
  }
  const isConstant = typeof value !== 'object' || value === null || readExpression(value.data?.estree).kind === 'literal';
  return isConstant ? [] : [{ message: `The attribute "${name}" on <${element}> is not a constant.`, hint: CONSTANT_HINT }];
}
