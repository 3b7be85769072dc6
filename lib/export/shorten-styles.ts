import type postcss from 'postcss';
import { removeUnused } from '@/lib/export/prune-styles';
import { inlineConstants, inlineLocals, inlineUnset, renameVariables } from '@/lib/export/shorten-variables';

/** Shortens the rules of a style sheet without changing what they do. `kept` are variables that pictures use. */
export function shortenStyles(root: postcss.Root, kept: ReadonlySet<string>): void {
  unwrapColorMix(root);
  inlineUnset(root);
  inlineLocals(root);
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

/** Removes white space around commas and slashes. */
function removeSpaces(declaration: postcss.Declaration): void {
  declaration.value = declaration.value.replace(COMMA_OR_SLASH, (_, text?: string, separator?: string) => text ?? separator ?? '');
}
