import { type HtmlElement, readVisibleText } from '@/lib/export/html';

/** Finds what the policy forbids, and missing content. Returns a predicate per error, such as `has style="x" on <p>: use a class`. */
export function listPageErrors(elements: readonly HtmlElement[]): string[] {
  const errors = elements.flatMap(listElementErrors);
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main || readVisibleText(main) === '') errors.push('shows no text in <main>: the build lost the content of the page');
  return [...new Set(errors)];
}

function listElementErrors({ tagName, attrs }: HtmlElement): string[] {
  const errors = tagName === 'style' ? ['has an inline <style> element: put the rules in a stylesheet'] : [];
  for (const { name, value } of attrs) {
    if (name === 'style') errors.push(`has style="${value}" on <${tagName}>: use a class`);
    if (/^on[a-z]/.test(name)) errors.push(`has the inline handler ${name} on <${tagName}>: use a client component`);
  }
  return errors;
}
