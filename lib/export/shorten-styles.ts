import type postcss from 'postcss';
import { removeUnused } from '@/lib/export/prune-styles';
import { groupBy } from '@/lib/site/collections';

/** Shortens the rules of a stylesheet without changing what they do. `kept` are variables that pictures use. */
export function shortenStyles(root: postcss.Root, kept: ReadonlySet<string>): void {
  unwrapColorMix(root);
  inlineUnset(root);
  inlineConstants(root, kept);
  removeUnused(root, kept);
  root.walkDecls(removeSpaces);
  renameVariables(root, kept);
}

/** Unwraps rules for browsers that can mix colors, as all supported ones can, and removes the other values from the preceding rule. */
function unwrapColorMix(root: postcss.Root): void {
  root.walkAtRules('supports', (condition) => {
    if (!condition.params.startsWith('(color:color-mix(')) return;
    const previous = condition.prev();
    const [rule] = condition.nodes ?? [];
    if (previous?.type === 'rule' && rule?.type === 'rule' && condition.nodes?.length === 1 && rule.selector === previous.selector) {
      rule.walkDecls(({ prop }) => {
        previous.walkDecls(prop, (fallback) => {
          fallback.remove();
        });
      });
      previous.append(rule.nodes);
      condition.remove();
    } else condition.replaceWith(condition.nodes ?? []);
  });
}

const COMMA_OR_SLASH = /("[^"]*"|'[^']*')|\s*([,/])\s+/g;

function removeSpaces(declaration: postcss.Declaration): void {
  declaration.value = declaration.value.replace(COMMA_OR_SLASH, (_, text?: string, separator?: string) => text ?? separator ?? '');
}

/** Maximum length of values to inline. Repeating longer ones would cost more than it saves. */
const MAX_VALUE_LENGTH = 12;

/** Inlines the initial values of registered variables that nothing sets. */
function inlineUnset(root: postcss.Root): void {
  const set = listDeclarations(root);
  root.walkAtRules('property', ({ params, nodes }) => {
    const initial = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    if (initial?.type === 'decl' && !set.has(params)) replaceVariable(root, params, initial.value);
  });
}

/** Inlines variables that have the same value everywhere. */
function inlineConstants(root: postcss.Root, kept: ReadonlySet<string>): void {
  for (const [name, [declaration, ...others]] of listDeclarations(root)) {
    if (!declaration || others.length > 0 || kept.has(name) || !isOfRoot(declaration)) continue;
    if (declaration.value.includes('var(') || declaration.value.length > MAX_VALUE_LENGTH) continue;
    replaceVariable(root, name, declaration.value);
    declaration.remove();
  }
}

/** Gives variables short names, the shortest ones to the most used variables. */
function renameVariables(root: postcss.Root, kept: ReadonlySet<string>): void {
  const counts = new Map([...listDeclarations(root).keys()].map((name) => [name, 0]));
  root.walkDecls(({ value }) => {
    for (const name of listVariables(value)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const names = new Map<string, string>();
  let number = 0;
  for (const [name] of [...counts].sort(([, a], [, b]) => b - a)) {
    if (kept.has(name)) continue;
    while (kept.has(`--${toLetters(number)}`)) number += 1;
    names.set(name, `--${toLetters(number)}`);
    number += 1;
  }
  const rename = (name: string) => names.get(name) ?? name;
  root.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop);
    declaration.value = declaration.value.replace(/(?<=var\()--[\w-]+/g, rename);
  });
  root.walkAtRules('property', (rule) => {
    rule.params = rename(rule.params);
  });
}

/** Lists the variables that styles use, each as often as they do. */
export function listVariables(styles: string): string[] {
  return [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function toLetters(number: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (number % 26));
  return number < 26 ? letter : toLetters(Math.floor(number / 26) - 1) + letter;
}

function listDeclarations(root: postcss.Root): Map<string, postcss.Declaration[]> {
  const declarations: postcss.Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    declarations.push(declaration);
  });
  return groupBy(declarations, ({ prop }) => prop);
}

function replaceVariable(container: postcss.Container, name: string, value: string): void {
  container.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(`var(${name})`, value);
  });
}

/** Returns whether a declaration always applies to the root element. */
function isOfRoot({ parent }: postcss.Declaration): boolean {
  const rule = parent?.type === 'rule' ? parent : undefined;
  return rule !== undefined && 'selector' in rule && rule.selector === ':root' && rule.parent?.type === 'root';
}
