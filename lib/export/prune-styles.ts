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

/** Removes Tailwind's layer for browsers without `@property`, which all supported ones have. */
export function removePropertiesLayer(root: postcss.Root): void {
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove();
  });
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
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
    if (rule.name === 'property' ? text.includes(`var(${rule.params}`) : text.includes(rule.params)) return;
    rule.remove();
    count += 1;
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  if (count > 0) removeUnused(root, kept);
}
