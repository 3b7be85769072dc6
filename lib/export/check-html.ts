import { readMainText, scanTags } from '@/lib/export/html';

/**
 * What the content security policy forbids (design section 4.5) and what would show that a build lost its content. Returns one
 * sentence for each fault of a page.
 */
export function findPageFaults(html: string): string[] {
  const faults: string[] = [];
  for (const { name, closing, attributes } of scanTags(html)) {
    if (closing) continue;
    if (name === 'style') faults.push('has an inline <style> element: put the rules in a style sheet');
    for (const [attribute, value] of attributes) {
      if (attribute === 'style') faults.push(`has style="${value}" on <${name}>: use a class`);
      if (/^on[a-z]/.test(attribute)) faults.push(`has the inline handler ${attribute} on <${name}>: use a client component`);
    }
  }
  if (readMainText(html) === '') faults.push('shows no text in <main>: the build lost the content of the page');
  return [...new Set(faults)];
}
