import { COMPONENT_NAMES } from '@/lib/markdown/component-names';
import { type Literal, readExpression } from '@/lib/markdown/expressions';
import type { JsxElement } from '@/lib/markdown/jsx-elements';
import type { Mistake } from '@/lib/site/diagnostics';
import { isUnsafeUrl } from '@/lib/site/safe-urls';

export const CONSTANT_HINT = 'Only constants can be written in braces: texts, numbers, arrays and objects of them.';

/** Elements that run code, load documents, or change the whole page. The content security policy blocks most of them. */
const REFUSED_ELEMENTS = new Set(
  'applet base body embed form frame frameset head html iframe link meta noscript object portal script style template title'.split(' '),
);

/** Attributes that contain code, styles or markup, in lower case; also handlers. */
const REFUSED_ATTRIBUTES = new Set(['style', 'srcdoc', 'dangerouslysetinnerhtml', 'ref', 'formaction', 'ping', 'nonce', 'is']);

/** Reports unknown components, and elements and attributes that could run code. */
export function checkElement({ name, attributes }: JsxElement): Mistake[] {
  return [...checkName(name), ...attributes.flatMap((attribute) => checkAttribute(attribute, name))];
}

/** Reports a link that would run code. */
export function checkUrl(url: string): Mistake[] {
  if (!isUnsafeUrl(url)) return [];
  return [{ message: `The link "${url}" is not allowed.`, hint: 'Links start with /, #, https:, http:, mailto: or tel:.' }];
}

function checkName(name: string | null): Mistake[] {
  if (!name || COMPONENT_NAMES.some((known) => known === name)) return [];
  if (REFUSED_ELEMENTS.has(name.toLowerCase())) {
    const hint = 'Pages contain no code, documents or head elements of their own; use Markdown or a component.';
    return [{ message: `The element <${name}> is not allowed.`, hint }];
  }
  if (/^[a-z][a-z\d]*$/.test(name)) return [];
  return [{ message: `Unknown component <${name}>.`, hint: `Available: ${COMPONENT_NAMES.join(', ')}.` }];
}

function checkAttribute(attribute: JsxElement['attributes'][number], element: string | null): Mistake[] {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return [{ message: `<${element}> has attributes in an expression.`, hint: 'Write out each attribute: name="value".' }];
  const { name, value } = attribute;
  const isHandler = /^[A-Z]/.test(element ?? '') ? /^on[A-Z]/.test(name) : /^on/i.test(name);
  if (isHandler || REFUSED_ATTRIBUTES.has(name.toLowerCase())) {
    const hint = 'The content security policy blocks inline styles and handlers; use a class or a component.';
    return [{ message: `The attribute "${name}" on <${element}> is not allowed.`, hint }];
  }
  if (typeof value !== 'object' || value === null) return checkUrl(value ?? '');
  const read = readExpression(value.data?.estree);
  if (read.kind === 'literal') return listTexts(read.value).flatMap(checkUrl);
  return [{ message: `The attribute "${name}" on <${element}> is not a constant.`, hint: CONSTANT_HINT }];
}

/** All strings of a constant. */
function listTexts(value: Literal): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
