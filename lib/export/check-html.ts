import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlElement, listElements, parseHtml, readVisibleText } from '@/lib/export/html';
import { listPages } from '@/lib/export/pages';
import { formatCount } from '@/lib/site/format-count';

/** Throws one error that lists the errors of all pages, or an error if there is no 404 page. */
export function checkPages(outDir: string): void {
  if (!existsSync(path.join(outDir, '404.html'))) throw new Error('The build has no 404 page (404.html).');
  const errors = listPages(outDir).flatMap((page) =>
    listPageErrors(readFileSync(path.join(outDir, page), 'utf8')).map((error) => `  ${page} ${error}`),
  );
  if (errors.length > 0) throw new Error(`${formatCount(errors.length, 'error')} in the built pages:\n${errors.join('\n')}`);
}

/**
 * Finds what the content security policy forbids, and pages without content. Returns one predicate per error, such as
 * `has style="x" on <p>: use a class`.
 */
export function listPageErrors(html: string): string[] {
  const elements = listElements(parseHtml(html));
  const errors = elements.flatMap(listElementErrors);
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main || readVisibleText(main) === '') errors.push('shows no text in <main>: the build lost the content of the page');
  return [...new Set(errors)];
}

function listElementErrors({ tagName, attrs }: HtmlElement): string[] {
  const errors = tagName === 'style' ? ['has an inline <style> element: put the rules in a style sheet'] : [];
  for (const { name, value } of attrs) {
    if (name === 'style') errors.push(`has style="${value}" on <${tagName}>: use a class`);
    if (/^on[a-z]/.test(name)) errors.push(`has the inline handler ${name} on <${tagName}>: use a client component`);
  }
  return errors;
}
