import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlElement, listElements, parseHtml, readVisibleText } from '@/lib/export/html';
import { listPages } from '@/lib/export/pages';

/** Throws one error that lists the problems of all pages, or an error if there is no 404 page. */
export function checkPages(outDir: string): void {
  if (!existsSync(path.join(outDir, '404.html'))) throw new Error('The build has no 404 page (404.html).');
  const problems = listPages(outDir).flatMap((page) =>
    findPageProblems(readFileSync(path.join(outDir, page), 'utf8')).map((problem) => `  ${page} ${problem}`),
  );
  if (problems.length > 0) throw new Error(`${problems.length} problems in the built pages:\n${problems.join('\n')}`);
}

/**
 * Finds what the content security policy forbids, and pages without content. Returns one predicate per problem, such as
 * `has style="x" on <p>: use a class`.
 */
export function findPageProblems(html: string): string[] {
  const elements = listElements(parseHtml(html));
  const problems = elements.flatMap(findElementProblems);
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main || readVisibleText(main) === '') problems.push('shows no text in <main>: the build lost the content of the page');
  return [...new Set(problems)];
}

function findElementProblems({ tagName, attrs }: HtmlElement): string[] {
  const problems = tagName === 'style' ? ['has an inline <style> element: put the rules in a style sheet'] : [];
  for (const { name, value } of attrs) {
    if (name === 'style') problems.push(`has style="${value}" on <${tagName}>: use a class`);
    if (/^on[a-z]/.test(name)) problems.push(`has the inline handler ${name} on <${tagName}>: use a client component`);
  }
  return problems;
}
