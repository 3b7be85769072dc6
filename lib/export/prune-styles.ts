import type postcss from 'postcss';

/** Removes declarations that a rule repeats, which `@apply` of several utilities leads to. */
export function removeRepetitions(rule: postcss.Rule): void {
  const later = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue;
    const text = node.toString();
    if (later.has(text)) node.remove();
    later.add(text);
  }
}

/** The fallback of a variable, without parentheses. */
const FALLBACK = /var\((--[\w-]+),[^()]*\)/g;

/**
 * Removes what no browser of `browserslist` uses: fallbacks of variables that the theme always sets, and the layer with which Tailwind
 * replaces `@property`.
 */
export function removeFallbacks(root: postcss.Root): void {
  const set = new Set<string>();
  root.walkRules(/^:root$/, (rule) => {
    if (isConditional(rule)) return;
    rule.walkDecls(/^--/, ({ prop }) => {
      set.add(prop);
    });
  });
  // With this value, a variable counts as not set. The compiled `light-dark()` chooses between two fallbacks that way.
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (value.trim() === 'initial') set.delete(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(FALLBACK, (text, name: string) => (set.has(name) ? `var(${name})` : text));
  });
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
}

/** Whether a rule is inside of another at-rule than a layer. */
function isConditional({ parent }: postcss.Rule): boolean {
  return parent?.type === 'atrule' && (!('name' in parent) || parent.name !== 'layer' || parent.parent?.type !== 'root');
}

/** Removes at-rules that have become empty, and those that contain only such. Statements such as `@layer a, b` stay. */
export function removeEmpty(container: postcss.Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Removes variables and keyframes that nothing uses, until nothing changes: variables use variables. */
export function removeUnused(root: postcss.Root, kept: ReadonlySet<string>): void {
  const values: string[] = [];
  root.walkDecls(({ value }) => {
    values.push(value);
  });
  const text = values.join(' ');
  let count = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (text.includes(`var(${declaration.prop}`) || kept.has(declaration.prop)) return;
    declaration.remove();
    count += 1;
  });
  root.walkAtRules(/^(?:property|(?:-webkit-)?keyframes)$/, (rule) => {
    if (rule.name === 'property' ? text.includes(`var(${rule.params}`) : text.includes(rule.params)) return;
    rule.remove();
    count += 1;
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  if (count > 0) removeUnused(root, kept);
}
