import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HtmlElement, listElements, parseHtml, readVisibleText } from '@/lib/export/html';
import { listPages } from '@/lib/export/pages';

/** Throws one error with the faults of all pages, or if there is no page for missing addresses. */
export function checkPages(outDir: string): void {
  if (!existsSync(path.join(outDir, '404.html'))) throw new Error('The build made no page for missing addresses (404.html).');
  const faults = listPages(outDir).flatMap((page) =>
    findPageFaults(readFileSync(path.join(outDir, page), 'utf8')).map((fault) => `  ${page} ${fault}`),
  );
  if (faults.length > 0) throw new Error(`${faults.length} faults in the built pages:\n${faults.join('\n')}`);
}

/**
 * What the content security policy forbids and what would show that a build lost its content. Returns one sentence for each
 * fault of a page.
 */
export function findPageFaults(html: string): string[] {
  const elements = listElements(parseHtml(html));
  const faults = elements.flatMap(findElementFaults);
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!main || readVisibleText(main) === '') faults.push('shows no text in <main>: the build lost the content of the page');
  return [...new Set(faults)];
}

function findElementFaults({ tagName, attrs }: HtmlElement): string[] {
  const faults = tagName === 'style' ? ['has an inline <style> element: put the rules in a style sheet'] : [];
  for (const { name, value } of attrs) {
    if (name === 'style') faults.push(`has style="${value}" on <${tagName}>: use a class`);
    if (/^on[a-z]/.test(name)) faults.push(`has the inline handler ${name} on <${tagName}>: use a client component`);
  }
  return faults;
}
