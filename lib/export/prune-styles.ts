import type postcss from 'postcss';

/** Removes declarations that a rule repeats, a result of applying several utilities with `@apply`. */
export function removeRepetitions(rule: postcss.Rule): void {
  const later = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue;
    const text = node.toString();
    if (later.has(text)) node.remove();
    later.add(text);
  }
}

/** Matches the fallback of a variable, without parentheses. */
const FALLBACK = /var\((--[\w-]+),[^()]*\)/g;

/** Removes what no supported browser uses: fallbacks of variables that the theme always sets, and Tailwind's layer for `@property`. */
export function removeFallbacks(root: postcss.Root): void {
  const set = new Set<string>();
  root.walkRules(/^:root$/, (rule) => {
    if (isConditional(rule)) return;
    rule.walkDecls(/^--/, ({ prop }) => {
      set.add(prop);
    });
  });
  // With this value, a variable counts as not set. The compiled `light-dark()` uses this to choose between two fallbacks.
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

/** Returns whether a rule is inside an at-rule other than a layer. */
function isConditional({ parent }: postcss.Rule): boolean {
  return parent?.type === 'atrule' && (!('name' in parent) || parent.name !== 'layer' || parent.parent?.type !== 'root');
}

/** Removes at-rules that are empty or contain only empty ones. Keeps statements such as `@layer a, b`. */
export function removeEmpty(container: postcss.Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Removes unused variables and keyframes, repeatedly, because variables use variables. */
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
